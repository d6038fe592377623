import { complex } from "../content/complex.ts";
import { special } from "../content/home.ts";
import { parkingText } from "./overview.ts";
import { lowestPrice, saleSummary } from "./sale/saleCopy.ts";

interface HeroFact {
  label: string;
  value: string;
  note?: string;
}

/** @returns the key facts of the first screen: number of homes, price, and stage of the sale */
export function heroFacts(now: Date): HeroFact[] {
  const price = lowestPrice(now);
  return [
    { label: "세대", value: `${complex.households}세대`, note: `일반분양 ${complex.firstGeneralSale}` },
    ...(price ? [{ label: "분양가", value: price }] : []),
    { label: "분양", value: saleSummary(now).text },
  ];
}

interface KeyFigure {
  label: string;
  value: number;
  unit: string;
  note: string;
}

const { basementFloors, floors, towers, communityFacilities, parking } = complex;

/** The four key figures of the complex. */
export const keyFigures: readonly KeyFigure[] = [
  { label: "지상 층수", value: floors, unit: "층", note: `지하 ${basementFloors}층부터 지상 ${floors}층` },
  { label: "배치", value: towers, unit: "개 동", note: special.notes.towers },
  { label: "커뮤니티", value: communityFacilities, unit: "개", note: special.notes.community },
  { label: "주차", value: parking.complex, unit: "대", note: `${parkingText.ratio}. ${parkingText.whole}` },
];
