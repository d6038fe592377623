import { parkingRatio } from "../complex/sale/homeFigures.ts";
import { namedParties } from "../complex/sale/parties.ts";
import { complex } from "../content/complex.ts";
import { formatCount } from "../shared/format/format.ts";
import type { Sale } from "../shared/sale/sale.ts";
import { occupancy, saleSummary } from "./sale/saleCopy.ts";

interface OverviewFact {
  label: string;
  value: string;
  /** Smaller text after the value. */
  unit?: string;
  note?: string;
}

const { parking } = complex;

/** Text about parking for all pages: the complex's own spaces with their ratio per household, then the total. */
export const parkingText = {
  own: formatCount(parking.complex),
  ratio: `세대당 ${parkingRatio}대(상가 포함)`,
  whole: `인근시설 ${formatCount(parking.nearby)}대를 더하면 ${formatCount(parking.total)}대`,
} as const;

const { basementFloors, floors, towers } = complex;

const names: readonly OverviewFact[] = [
  { label: "사업명", value: complex.name },
  { label: "위치", value: complex.address },
];
const homes: OverviewFact = {
  label: "세대수",
  value: formatCount(complex.households),
  unit: "세대",
  note: `1차 일반분양 ${formatCount(complex.firstGeneralSale)}세대`,
};
const spaces: OverviewFact = {
  label: "주차대수",
  value: parkingText.own,
  unit: "대",
  note: `${parkingText.ratio}. ${parkingText.whole}`,
};
const facilities: OverviewFact = { label: "커뮤니티", value: String(complex.communityFacilities), unit: "개 시설" };
const areas: readonly OverviewFact[] = [
  { label: "대지면적", value: complex.siteArea, unit: "㎡" },
  { label: "건축면적", value: complex.buildingArea, unit: "㎡" },
  { label: "연면적", value: complex.grossFloorArea, unit: "㎡" },
];
const sizes: OverviewFact = { label: "주택형", value: `전용 ${complex.exclusiveSizes.join(", ")}`, unit: "㎡" };

/** The complex in figures: its homes, four counts, and its areas. */
export const overviewFigures = {
  homes,
  counts: [
    { label: "배치", value: String(towers), unit: "개 동" },
    { label: "지상 층수", value: String(floors), unit: "층", note: `지하 ${basementFloors}층부터` },
    spaces,
    facilities,
  ],
  areas: [...areas, sizes],
};

/** The rows of the project overview that don't depend on the sale. */
export const overview: readonly OverviewFact[] = [
  ...names,
  ...areas,
  { label: "규모", value: `지하 ${basementFloors}층~지상 ${floors}층, ${towers}개 동` },
  homes,
  spaces,
  sizes,
  facilities,
];

function saleFact(sale: Sale): OverviewFact {
  const { text, note } = saleSummary(sale);
  return { label: "분양", value: text, ...(note && { note }) };
}

const saleAndParties = (sale: Sale): readonly OverviewFact[] => [
  saleFact(sale),
  { label: "입주", value: occupancy },
  ...namedParties.map(({ role, name }) => ({ label: role, value: name })),
];

/** @returns the whole project overview at a moment */
export const overviewAt = (sale: Sale): readonly OverviewFact[] => [...overview, ...saleAndParties(sale)];

/** @returns what the project overview says beside its figures, at a moment */
export const overviewTermsAt = (sale: Sale): readonly OverviewFact[] => [...names, ...saleAndParties(sale)];
