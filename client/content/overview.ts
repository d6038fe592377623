import { complex } from "./complex.ts";
import { formatCount } from "./format.ts";

export interface OverviewFact {
  label: string;
  value: string;
  /** Stands behind the value in smaller type. */
  unit?: string;
  note?: string;
}

const { parking } = complex;

/** The project overview, a row each. */
export const overview: readonly OverviewFact[] = [
  { label: "사업명", value: complex.name },
  { label: "위치", value: complex.address },
  { label: "대지면적", value: complex.siteArea, unit: "㎡" },
  { label: "건축면적", value: complex.buildingArea, unit: "㎡" },
  { label: "연면적", value: complex.grossFloorArea, unit: "㎡" },
  { label: "규모", value: `지하 ${complex.basementFloors}층~지상 ${complex.floors}층, ${complex.towers}개 동` },
  {
    label: "세대수",
    value: formatCount(complex.households),
    unit: "세대",
    note: `1차 일반분양 ${formatCount(complex.firstGeneralSale)}세대`,
  },
  {
    label: "주차대수",
    value: formatCount(parking.total),
    unit: "대",
    note: `단지 ${formatCount(parking.complex)}대 + 인근시설 ${formatCount(parking.nearby)}대`,
  },
  { label: "주택형", value: `전용 ${complex.exclusiveSizes.join(", ")}`, unit: "㎡" },
  { label: "커뮤니티", value: String(complex.communityFacilities), unit: "개 시설" },
];
