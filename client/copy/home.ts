import { countLeft } from "../complex/homes/ledgerHomes.ts";
import { homesOffered, remainingUnitsOffered } from "../complex/sale/saleStage.ts";
import { complex, complexSources as sources } from "../content/complex.ts";
import { special } from "../content/home.ts";
import { homesPath } from "../shared/homePaths.ts";
import type { Sale } from "../shared/sale/sale.ts";
import type { Source } from "../shared/sale/source.ts";
import { parkingText } from "./overview.ts";
import { lowestPrice, saleSummary } from "./sale/saleCopy.ts";

const { basementFloors, floors, towers, communityFacilities, parking } = complex;

interface HeroFact {
  label: string;
  value: string;
  note?: string;
  /** Where more is said of it. */
  path?: string;
}

/** @returns the key facts of the first screen: number of homes, what is left of them or the sale's stage, and price */
export function heroFacts(sale: Sale): HeroFact[] {
  const price = lowestPrice(sale);
  const left = countLeft(sale);
  const stage = { label: "분양", value: saleSummary(sale).text };
  const remaining = left && {
    label: "남은 세대",
    value: `${left.offered}세대`,
    path: homesPath,
    ...(left.held > 0 && { note: `상담 중 ${left.held} 별도` }),
  };
  return [
    { label: "규모", value: `${complex.households}세대`, note: `일반분양 ${complex.firstGeneralSale}` },
    ...(price ? [{ label: "분양가", value: price, path: "/SalesInfo/price" }] : []),
    remaining && homesOffered(sale) ? remaining : stage,
  ];
}

/** Text of the section about the homes that are left. */
export const homesSection = {
  name: "남은 세대",
  /** @param offered how many are offered, if the office shows that */
  at(sale: Sale, offered: number): { heading: string; lead: string } {
    if (!homesOffered(sale)) return { heading: "1차 일반분양\n분양 완료", lead: "모든 세대를 계약했습니다." };
    if (sale.ledger?.open)
      return {
        heading: `불 켜진 집이\n남은 집입니다`,
        lead:
          offered > 0
            ? `지금 남은 ${offered}세대의 창에 불을 켰습니다. 선착순으로 동·호수를 골라 계약하실 수 있습니다.`
            : "남은 세대는 모두 상담 중입니다. 다시 나오는 세대의 창에 불을 켭니다.",
      };
    if (remainingUnitsOffered(sale))
      return {
        heading: "남은 동·호수를\n선착순으로 계약합니다",
        lead: "지금 남은 세대는 모델하우스와 대표전화로 안내해 드립니다.",
      };
    return {
      heading: `1차 일반분양\n${complex.firstGeneralSale}세대`,
      lead: `${saleSummary(sale).text}. 날짜별 일정은 분양일정에 있습니다.`,
    };
  },
  from: (price: string) => `${price}부터`,
  held: (count: number) => `상담 중 ${count}세대`,
  price: "분양가는 발코니 확장 별도",
  all: "남은 세대 모두 보기",
  description: (count: number) =>
    count > 0
      ? `밤의 ${towers}개 동. 남은 ${count}세대의 창에만 불이 켜져 있습니다. 불 켜진 창을 누르면 그 세대를 봅니다.`
      : `밤의 ${towers}개 동. 불이 켜진 창이 없습니다.`,
} as const;

interface KeyFigure {
  label: string;
  value: number;
  unit: string;
  note: string;
  source: Source;
}

/** The four key figures of the complex. */
export const keyFigures: readonly KeyFigure[] = [
  {
    label: "지상 층수",
    value: floors,
    unit: "층",
    note: `지하 ${basementFloors}층부터 지상 ${floors}층`,
    source: sources.floors,
  },
  { label: "배치", value: towers, unit: "개 동", note: special.notes.towers, source: sources.towers },
  {
    label: "커뮤니티",
    value: communityFacilities,
    unit: "개",
    note: special.notes.community,
    source: sources.communityFacilities,
  },
  {
    label: "주차",
    value: parking.complex,
    unit: "대",
    note: `${parkingText.ratio}. ${parkingText.whole}`,
    source: sources.parking,
  },
];
