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
  /** In place of a type that isn't chosen. */
  add: (at: number) => `+ 타입 ${at}`,
  submit: "비교하기",
  caption: "타입별 비교표",
  column: "항목",
  strong: "굵은 값은 더 넓거나 많은 쪽이며, 금액은 더 낮은 쪽입니다.",
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
  /** What is best of it, where that can be said: the greatest; undefined where a type has none. */
  rank?: (type: UnitLabel, sale: Sale) => number | undefined;
}

const area = (value: number) => `${value.toFixed(2)}㎡`;
/** Unbroken in a narrow column. */
const lowestOf = (prices: readonly number[]) => unbroken(formatWon(Math.min(...prices)));
const leftOf = (type: UnitLabel, { ledger }: Sale) => homesLeft(ledger).filter((home) => home.type === type);
const absent = "없음";
const has = (type: UnitLabel, room: string) => unitPlans[type].rooms.some(({ name }) => name.startsWith(room));

/** The lowest price is the best one. */
const cheap = (price: number | undefined) => (price === undefined ? undefined : -price);
const lowestRank = (prices: readonly number[]) => (prices.length > 0 ? -Math.min(...prices) : undefined);
const viewsOf = (type: UnitLabel, sale: Sale, kind: (typeof viewKinds)[number]) =>
  leftOf(type, sale).filter((home) => hasView(home, kind)).length;

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
    rank: (type, sale) => countLeft(sale, type)?.offered,
  },
  {
    label: "남은 층",
    of: (type, sale) => {
      const floors = leftOf(type, sale).map(({ floor }) => floor);
      const [first, last] = [Math.min(...floors), Math.max(...floors)];
      if (floors.length === 0) return sale.ledger?.open ? "없음" : "";
      return first === last ? `${first}층` : `${first}~${last}층`;
    },
  },
  ...viewKinds.map((kind) => ({
    label: homesPage.find.views[kind],
    of: (type: UnitLabel, sale: Sale) => (sale.ledger?.open ? `${viewsOf(type, sale, kind)}세대` : ""),
    rank: (type: UnitLabel, sale: Sale) => (sale.ledger?.open ? viewsOf(type, sale, kind) : undefined),
  })),
  {
    label: lowest,
    of: (type, sale) => {
      const known = pricesOffered(sale, [type]);
      if (known.length > 0) return lowestOf(known);
      if (!pricesPublished(sale)) return unpublished;
      if (!homesOffered(sale)) return `공급 당시 ${lowestOf(offersOf(type).flatMap(({ price }) => price ?? []))}`;
      const left = countLeft(sale, type);
      return left ? homeCounts.brief(left) : "상담사에게 문의";
    },
    rank: (type, sale) => lowestRank(pricesOffered(sale, [type])),
  },
  ...priceBands.map((band) => ({
    label: `${pricePage.prices.floors(band.from, band.to)} 분양가`,
    of: (type: UnitLabel, sale: Sale) => {
      const offer = offersAt(type, sale).find((each) => each.band === band);
      if (!offer) return pricePage.prices.none;
      return offer.price === undefined ? (offer.left ? pricePage.prices.gone : unpublished) : formatWon(offer.price);
    },
    rank: (type: UnitLabel, sale: Sale) => cheap(offersAt(type, sale).find((each) => each.band === band)?.price),
  })),
  {
    label: "확장비",
    of: (type, sale) => {
      const price = extensionPriceAt(type, sale);
      return price !== undefined && pricesPublished(sale) ? formatWon(price) : unpublished;
    },
    rank: (type, sale) => (pricesPublished(sale) ? cheap(extensionPriceAt(type, sale)) : undefined),
  },
  { label: "거실 방향", of: (type) => outlook.facings[type] },
  { label: "구조", of: (type) => unitPlans[type].shape },
  { label: "침실", of: (type) => `${unitPlans[type].bedrooms}개`, rank: (type) => unitPlans[type].bedrooms },
  { label: "욕실", of: (type) => `${unitPlans[type].baths}개`, rank: (type) => unitPlans[type].baths },
  {
    label: "알파룸",
    of: (type) => (has(type, "알파룸") ? "있음" : absent),
    rank: (type) => Number(has(type, "알파룸")),
  },
  {
    label: "팬트리",
    of: (type) => (has(type, "팬트리") ? "있음" : absent),
    rank: (type) => Number(has(type, "팬트리")),
  },
  {
    label: "거실 폭",
    of: (type) => `${(unitPlans[type].livingWidth / 1000).toFixed(1)}m`,
    rank: (type) => unitPlans[type].livingWidth,
  },
  {
    label: "전용면적",
    of: (type) => area(unitPlans[type].areas.exclusive),
    rank: (type) => unitPlans[type].areas.exclusive,
  },
  { label: "공급면적", of: (type) => area(unitPlans[type].areas.supply), rank: (type) => unitPlans[type].areas.supply },
  { label: "발코니", of: (type) => area(unitPlans[type].areas.balcony), rank: (type) => unitPlans[type].areas.balcony },
  { label: "1차 일반분양", of: (type) => `${unitPlans[type].firstGeneralSale}세대` },
  { label: "분양 층", of: (type) => `${offersOf(type)[0]?.from}~${offersOf(type).at(-1)?.to}층` },
  { label: "천장 높이", of: () => (ceilings.room ? `${ceilings.room.toFixed(2)}m` : unpublished) },
  { label: "층고", of: () => `${measurements.floorHeight.toFixed(2)}m` },
];

/** Values that say there is nothing. */
const nothing = new Set<string>([absent, "0세대", homeCounts.none, pricePage.prices.gone, pricePage.prices.none]);

/** How a value stands beside the others of its row. */
type Standing = "best" | "nothing" | undefined;

function standingsOf(values: readonly string[], ranks: readonly (number | undefined)[]): Standing[] {
  const known = ranks.filter((rank) => rank !== undefined);
  const best = Math.max(...known);
  const differs = known.some((rank) => rank !== best);
  return values.map((value, at) =>
    nothing.has(value) ? "nothing" : differs && ranks[at] === best ? "best" : undefined,
  );
}

/**
 * @returns the differences between types at a moment of the sale, a row each, how the values of each stand, and what the
 * types have in common
 */
export function compare(types: readonly UnitLabel[], sale: Sale) {
  const { gone, none } = pricePage.prices;
  const all = rows.map(({ label, of, rank }) => ({
    label,
    values: types.map((type) => of(type, sale)),
    ranks: types.map((type) => rank?.(type, sale)),
  }));
  const same = (values: readonly string[], others: readonly string[]) =>
    values.every((value, at) => value.replaceAll("\u00a0", " ") === others[at]);
  const standings = new Map(all.map(({ label, values, ranks }) => [label, standingsOf(values, ranks)]));
  return {
    standings,
    ...differences(
      all
        // Nobody compares floors on which none of them has a home.
        .filter(({ values }) => values.some((value) => value && value !== gone && value !== none))
        .filter(
          ({ label, values }) =>
            label !== lowest || !all.some((other) => other.label !== lowest && same(values, other.values)),
        ),
    ),
  };
}
