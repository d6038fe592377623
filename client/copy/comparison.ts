import { differences } from "../complex/comparison.ts";
import { hasView, viewKinds } from "../complex/homes/homeViews.ts";
import { countLeft, homesLeft } from "../complex/homes/ledgerHomes.ts";
import { offersAt, offersOf, pricesOffered } from "../complex/homes/offers.ts";
import { unitPlans } from "../complex/plans/unitPlans.ts";
import { extensionPriceAt } from "../complex/sale/currentTerms.ts";
import { ceilings } from "../complex/sale/homeFigures.ts";
import { homesOffered, pricesPublished } from "../complex/sale/saleStage.ts";
import { complex } from "../content/complex.ts";
import { measurements } from "../content/generated/measurements.ts";
import { outlook } from "../content/outlook.ts";
import { priceBands } from "../content/sale/prices.ts";
import type { UnitLabel } from "../content/unitTypes.ts";
import { asTopic, joined } from "../shared/format/joined.ts";
import { unbroken } from "../shared/format/unbroken.ts";
import { formatWon } from "../shared/format/won.ts";
import type { Sale } from "../shared/sale/sale.ts";
import { homeCounts } from "./homes.ts";
import { homesPage } from "./homesPage.ts";
import { pricePage } from "./sale/pricePage.ts";
import { unpublished } from "./sale/unpublished.ts";

export const comparePage = {
  hidden: {
    heading: `${complex.name} 타입 비교`,
    text: "타입을 세 가지까지 나란히 놓고 면적과 구조, 방향, 분양가를 비교합니다. 같은 항목은 따로 모았습니다.",
  },
  heading: "다른 점과 같은 점",
  /** "84A는 남향 판상형 4Bay, 84C는 동향 또는 서향 타워형 4Bay + 알파룸입니다." */
  lead: (types: readonly UnitLabel[]) =>
    `${types.map((type) => `${asTopic(type)} ${outlook.facings[type]} ${unitPlans[type].shape}`).join(", ")}입니다. 서로 다른 항목은 표에, 같은 항목은 그 아래에 모았습니다.`,
  choose: (at: number) => `타입 ${at}`,
  none: "선택 안 함",
  submit: "비교하기",
  caption: "타입별 비교표",
  column: "항목",
  common: "모두 같은 항목",
  planAlt: (label: string, note: string) => `${label} 평면도. ${note}.`,
  scale: "평면도는 모두 같은 축척으로 그렸습니다.",
  /** What a type costs now, and how many homes of it are left; empty while that isn't known. */
  offer: (type: UnitLabel, sale: Sale) => {
    const [left, known] = [countLeft(sale, type), pricesOffered(sale, [type])];
    if (!left) return "";
    return known.length > 0 ? `${lowestOf(known)}부터, 남은 세대 ${homeCounts.short(left)}` : homeCounts.brief(left);
  },
  plan: (label: string) => `${label} 평면 보기`,
  enlarge: (label: string) => `${label} 평면도 크게 보기 (새 창)`,
  livingHeading: (types: readonly UnitLabel[]) => `${joined(types)} 거실`,
  homes: (types: readonly UnitLabel[]) => `${types.join("·")} 남은 세대 보기`,
  price: "분양가·납부 안내 보기",
} as const;

interface ComparedRow {
  label: string;
  of: (type: UnitLabel, sale: Sale) => string;
}

const area = (value: number) => `${value.toFixed(2)}㎡`;
/** Unbroken in a narrow column. */
const lowestOf = (prices: readonly number[]) => unbroken(formatWon(Math.min(...prices)));
const leftOf = (type: UnitLabel, { ledger }: Sale) => homesLeft(ledger).filter((home) => home.type === type);
const has = (type: UnitLabel, room: string) => unitPlans[type].rooms.some(({ name }) => name.startsWith(room));

const lowest = "최저 분양가";

/** What a buyer asks first comes first. */
const rows: readonly ComparedRow[] = [
  {
    label: "남은 세대",
    of: (type, sale) => {
      const left = countLeft(sale, type);
      if (!left) return "";
      return left.offered > 0 ? homeCounts.short(left) : homeCounts.brief(left);
    },
  },
  {
    label: "남은 층",
    of: (type, sale) => {
      const floors = leftOf(type, sale).map(({ floor }) => floor);
      const [first, last] = [Math.min(...floors), Math.max(...floors)];
      if (floors.length === 0) return sale.ledger?.open ? pricePage.prices.none : "";
      return first === last ? `${first}층` : `${first}~${last}층`;
    },
  },
  ...viewKinds.map((kind) => ({
    label: homesPage.find.views[kind],
    of: (type: UnitLabel, sale: Sale) =>
      sale.ledger?.open ? `${leftOf(type, sale).filter((home) => hasView(home, kind)).length}세대` : "",
  })),
  {
    label: lowest,
    of: (type, sale) => {
      const known = pricesOffered(sale, [type]);
      if (known.length > 0) return lowestOf(known);
      if (!pricesPublished(sale)) return unpublished;
      if (!homesOffered(sale)) return `공급 당시 ${lowestOf(offersOf(type).flatMap(({ price }) => price ?? []))}`;
      return sale.ledger?.open ? pricePage.prices.gone : "상담사에게 문의";
    },
  },
  ...priceBands.map((band) => ({
    label: `${pricePage.prices.floors(band.from, band.to)} 분양가`,
    of: (type: UnitLabel, sale: Sale) => {
      const offer = offersAt(type, sale).find((each) => each.band === band);
      if (!offer) return pricePage.prices.none;
      return offer.price === undefined ? (offer.left ? pricePage.prices.gone : unpublished) : formatWon(offer.price);
    },
  })),
  {
    label: "확장비",
    of: (type, sale) => {
      const price = extensionPriceAt(type, sale);
      return price !== undefined && pricesPublished(sale) ? formatWon(price) : unpublished;
    },
  },
  { label: "거실 방향", of: (type) => outlook.facings[type] },
  { label: "구조", of: (type) => unitPlans[type].shape },
  { label: "침실", of: (type) => `${unitPlans[type].bedrooms}개` },
  { label: "욕실", of: (type) => `${unitPlans[type].baths}개` },
  { label: "알파룸", of: (type) => (has(type, "알파룸") ? "있음" : "없음") },
  { label: "팬트리", of: (type) => (has(type, "팬트리") ? "있음" : "없음") },
  { label: "거실 폭", of: (type) => `${(unitPlans[type].livingWidth / 1000).toFixed(1)}m` },
  { label: "전용면적", of: (type) => area(unitPlans[type].areas.exclusive) },
  { label: "공급면적", of: (type) => area(unitPlans[type].areas.supply) },
  { label: "발코니", of: (type) => area(unitPlans[type].areas.balcony) },
  { label: "1차 일반분양", of: (type) => `${unitPlans[type].firstGeneralSale}세대` },
  { label: "분양 층", of: (type) => `${offersOf(type)[0]?.from}~${offersOf(type).at(-1)?.to}층` },
  { label: "천장 높이", of: () => (ceilings.room ? `${ceilings.room.toFixed(2)}m` : unpublished) },
  { label: "층고", of: () => `${measurements.floorHeight.toFixed(2)}m` },
];

/** @returns the differences between types at a moment of the sale, a row each, and what they have in common */
export function compare(types: readonly UnitLabel[], sale: Sale) {
  const { gone, none } = pricePage.prices;
  const all = rows.map(({ label, of }) => ({ label, values: types.map((type) => of(type, sale)) }));
  const same = (values: readonly string[], others: readonly string[]) =>
    values.every((value, at) => value.replaceAll("\u00a0", " ") === others[at]);
  return differences(
    all
      // Nobody compares floors on which none of them has a home.
      .filter(({ values }) => values.some((value) => value && value !== gone && value !== none))
      .filter(
        ({ label, values }) =>
          label !== lowest || !all.some((other) => other.label !== lowest && same(values, other.values)),
      ),
  );
}
