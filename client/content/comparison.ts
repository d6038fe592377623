import { figures } from "./model/figures.ts";
import { facingOf } from "./outlook.ts";
import { ceilings } from "./sale/homeFigures.ts";
import { extensionPrices, offersOf } from "./sale/prices.ts";
import { unpublished } from "./sale/unpublished.ts";
import { formatWon } from "./sale/won.ts";
import { unitPlans } from "./unitPlans.ts";
import { type UnitLabel, unitTypes, viewerTypes } from "./unitTypes.ts";

/** Types that stand side by side at most. */
export const mostCompared = 3;

/** @returns the types that a query names, in the order of the menu; the menu's own where it names none */
export function readCompared(query: URLSearchParams): readonly UnitLabel[] {
  const named = query.getAll("types").flatMap((value) => value.split(","));
  const first = [...new Set(named)]
    .filter((name) => unitTypes.some(({ label }) => label === name))
    .slice(0, mostCompared);
  const chosen = unitTypes.map(({ label }) => label).filter((label) => first.includes(label));
  return chosen.length > 0 ? chosen : viewerTypes.map(({ label }) => label);
}

/** @returns the one spelling of what a query compares, with its question mark; nothing for what is shown unasked */
export function comparedQuery(query: URLSearchParams): string {
  const chosen = readCompared(query).join(",");
  return chosen === viewerTypes.map(({ label }) => label).join(",") ? "" : `?types=${chosen}`;
}

interface ComparedRow {
  label: string;
  of: (type: UnitLabel) => string;
}

const area = (value: number) => `${value.toFixed(2)}㎡`;
const prices = (type: UnitLabel) => offersOf(type).flatMap(({ price }) => price ?? []);
const has = (type: UnitLabel, room: string) => unitPlans[type].rooms.some(({ name }) => name.startsWith(room));

const rows: readonly ComparedRow[] = [
  { label: "전용면적", of: (type) => area(unitPlans[type].areas.exclusive) },
  { label: "공급면적", of: (type) => area(unitPlans[type].areas.supply) },
  { label: "발코니", of: (type) => area(unitPlans[type].areas.balcony) },
  { label: "구조", of: (type) => unitPlans[type].shape },
  { label: "침실", of: (type) => `${unitPlans[type].bedrooms}개` },
  { label: "욕실", of: (type) => `${unitPlans[type].baths}개` },
  { label: "알파룸", of: (type) => (has(type, "알파룸") ? "있음" : "없음") },
  { label: "팬트리", of: (type) => (has(type, "팬트리") ? "있음" : "없음") },
  { label: "거실 폭", of: (type) => `${(unitPlans[type].livingWidth / 1000).toFixed(1)}m` },
  { label: "거실 방향", of: facingOf },
  { label: "천장 높이", of: () => (ceilings.room ? `${ceilings.room.toFixed(2)}m` : unpublished) },
  { label: "층고", of: () => `${figures.floorHeight.toFixed(2)}m` },
  { label: "1차 일반분양", of: (type) => `${unitPlans[type].firstGeneralSale}세대` },
  { label: "분양 층", of: (type) => `${offersOf(type)[0]?.from}~${offersOf(type).at(-1)?.to}층` },
  {
    label: "분양가",
    of: (type) => (prices(type).length > 0 ? `${formatWon(Math.min(...prices(type)))}부터` : unpublished),
  },
  { label: "확장비", of: (type) => (extensionPrices ? formatWon(extensionPrices[type]) : unpublished) },
];

/** @returns what sets types apart, a row each, and what they have in common */
export function compare(types: readonly UnitLabel[]): { differing: string[][]; common: string[] } {
  const told = rows.map(({ label, of }) => ({ label, values: types.map(of) }));
  const alike = (values: readonly string[]) => types.length > 1 && values.every((value) => value === values[0]);
  return {
    differing: told.filter(({ values }) => !alike(values)).map(({ label, values }) => [label, ...values]),
    common: told.filter(({ values }) => alike(values)).map(({ label, values }) => `${label} ${values[0]}`),
  };
}

export const comparePage = {
  hidden: {
    heading: "센트럴 루미나 타입 비교",
    text: "여섯 타입 가운데 세 타입까지 나란히 놓고 면적과 구조, 방향, 분양가를 비교합니다. 같은 것은 따로 모았습니다.",
  },
  heading: "나란히 놓고\n비교하기",
  lead: "세 타입까지 고르실 수 있습니다. 다른 것만 표에 남기고, 같은 것은 아래에 모았습니다.",
  choose: (at: number) => `타입 ${at}`,
  none: "고르지 않음",
  submit: "비교하기",
  caption: "타입별 비교표",
  column: "항목",
  common: "모두 같은 것",
  planAlt: (label: string, note: string) => `${label} 평면도. ${note}.`,
  plan: (label: string) => `${label} 평면 보기`,
  price: "분양가·납부 안내 보기",
} as const;
