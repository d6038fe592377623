import { figures } from "../content/generated/measurements.ts";
import { extensionPrices } from "../content/sale/prices.ts";
import { type UnitLabel, unitTypes, viewerTypes } from "../content/unitTypes.ts";
import { unpublished } from "../copy/sale/unpublished.ts";
import { formatWon } from "../shared/format/won.ts";
import { facingOf } from "./plans/outlook.ts";
import { unitPlans } from "./plans/unitPlans.ts";
import { ceilings } from "./sale/homeFigures.ts";
import { offersAt, offersOf } from "./sale/offers.ts";
import { homesOffered, pricesPublished } from "./sale/saleStage.ts";

/** Unit types to compare, at most. */
export const maxCompared = 3;

/** @returns the types in a query, in menu order; the default types if there are none */
export function readCompared(query: URLSearchParams): readonly UnitLabel[] {
  const named = query.getAll("types").flatMap((value) => value.split(","));
  const first = [...new Set(named)]
    .filter((name) => unitTypes.some(({ label }) => label === name))
    .slice(0, maxCompared);
  const chosen = unitTypes.map(({ label }) => label).filter((label) => first.includes(label));
  return chosen.length > 0 ? chosen : viewerTypes.map(({ label }) => label);
}

/** @returns the canonical query for a comparison, with its question mark; empty for the default */
export function comparedQuery(query: URLSearchParams): string {
  const chosen = readCompared(query).join(",");
  return chosen === viewerTypes.map(({ label }) => label).join(",") ? "" : `?types=${chosen}`;
}

interface ComparedRow {
  label: string;
  of: (type: UnitLabel, now: Date) => string;
}

const area = (value: number) => `${value.toFixed(2)}㎡`;
const pricesOf = (type: UnitLabel, now: Date) => offersAt(type, now).flatMap(({ price }) => price ?? []);
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
    label: "최저 분양가",
    of: (type, now) => {
      const known = pricesOf(type, now);
      if (known.length === 0) return unpublished;
      // Unbroken in a narrow column.
      const lowest = formatWon(Math.min(...known)).replaceAll(" ", "\u00a0");
      return homesOffered(now) ? lowest : `공급 당시 ${lowest}`;
    },
  },
  {
    label: "확장비",
    of: (type, now) => (extensionPrices && pricesPublished(now) ? formatWon(extensionPrices[type]) : unpublished),
  },
];

/** @returns the differences between types at a moment of the sale, a row each, and what they have in common */
export function compare(types: readonly UnitLabel[], now: Date): { differing: string[][]; common: string[] } {
  const offersPerType = rows.map(({ label, of }) => ({ label, values: types.map((type) => of(type, now)) }));
  const alike = (values: readonly string[]) => types.length > 1 && values.every((value) => value === values[0]);
  return {
    differing: offersPerType.filter(({ values }) => !alike(values)).map(({ label, values }) => [label, ...values]),
    common: offersPerType.filter(({ values }) => alike(values)).map(({ label, values }) => `${label} ${values[0]}`),
  };
}
