import { parkingRatio } from "../complex/sale/homeFigures.ts";
import { namedParties } from "../complex/sale/parties.ts";
import { complex, complexSources as sources } from "../content/complex.ts";
import { special } from "../content/home.ts";
import { worksSources } from "../content/schedule.ts";
import { formatCount } from "../shared/format/format.ts";
import type { Sale } from "../shared/sale/sale.ts";
import type { Source } from "../shared/sale/source.ts";
import { occupancyText } from "./sale/changedTerms.ts";
import { saleSummary } from "./sale/saleCopy.ts";

interface OverviewFact {
  label: string;
  value: string;
  /** Smaller text after the value. */
  unit?: string;
  note?: string;
  source?: Source;
}

/** A figure that says where it is laid down. */
export interface KeyFigure extends OverviewFact {
  source: Source;
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
const homes: KeyFigure = {
  label: "세대수",
  value: formatCount(complex.households),
  unit: "세대",
  note: `1차 일반분양 ${formatCount(complex.firstGeneralSale)}세대`,
  source: sources.households,
};
const spaces: KeyFigure = {
  label: "주차대수",
  value: parkingText.own,
  unit: "대",
  note: `${parkingText.ratio}. ${parkingText.whole}`,
  source: sources.parking,
};
const facilities: KeyFigure = {
  label: "커뮤니티",
  value: String(complex.communityFacilities),
  unit: "개 시설",
  source: sources.communityFacilities,
};
const areas: readonly KeyFigure[] = [
  { label: "대지면적", value: complex.siteArea, unit: "㎡", source: sources.siteArea },
  { label: "건축면적", value: complex.buildingArea, unit: "㎡", source: sources.buildingArea },
  { label: "연면적", value: complex.grossFloorArea, unit: "㎡", source: sources.grossFloorArea },
];
const sizes: KeyFigure = {
  label: "주택형",
  value: `전용 ${complex.exclusiveSizes.join(", ")}`,
  unit: "㎡",
  source: { clause: "supply" },
};

/** The complex in figures: its homes and four counts. */
export const overviewFigures: { homes: KeyFigure; counts: readonly KeyFigure[] } = {
  homes,
  counts: [
    { label: "배치", value: String(towers), unit: "개 동", note: special.notes.towers, source: sources.towers },
    {
      label: "지상 층수",
      value: String(floors),
      unit: "층",
      note: `지하 ${basementFloors}층부터`,
      source: sources.floors,
    },
    { ...spaces, note: parkingText.ratio },
    { ...facilities, note: special.notes.community },
  ],
};

/** The rows of the project overview that don't depend on the sale. */
export const overview: readonly OverviewFact[] = [
  ...names,
  ...areas,
  { label: "규모", source: sources.floors, value: `지하 ${basementFloors}층~지상 ${floors}층, ${towers}개 동` },
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
  { label: "입주", value: occupancyText(sale), source: worksSources.occupancy },
  ...namedParties.map(({ role, name }) => ({ label: role, value: name })),
];

/** @returns the whole project overview at a moment */
export const overviewAt = (sale: Sale): readonly OverviewFact[] => [...overview, ...saleAndParties(sale)];
