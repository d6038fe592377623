import type { UnitLabel } from "../client/content/unitTypes.ts";

/** Areas in square metres and numbers of homes, as the drawings give them. */
export interface SupplyRow {
  label: UnitLabel;
  exclusive: number;
  residentialCommon: number;
  otherCommon: number;
  households: number;
  firstGeneralSale: number;
}

export const supply: readonly SupplyRow[] = [
  {
    label: "84A",
    exclusive: 84.9471,
    residentialCommon: 28.2449,
    otherCommon: 58.2907,
    households: 364,
    firstGeneralSale: 226,
  },
  {
    label: "84B",
    exclusive: 84.8823,
    residentialCommon: 28.2234,
    otherCommon: 58.2462,
    households: 182,
    firstGeneralSale: 140,
  },
  {
    label: "84C",
    exclusive: 84.9912,
    residentialCommon: 28.2596,
    otherCommon: 58.321,
    households: 182,
    firstGeneralSale: 122,
  },
  {
    label: "105",
    exclusive: 105.4726,
    residentialCommon: 35.0696,
    otherCommon: 72.3753,
    households: 182,
    firstGeneralSale: 119,
  },
  {
    label: "119A",
    exclusive: 119.3318,
    residentialCommon: 39.6778,
    otherCommon: 81.8855,
    households: 44,
    firstGeneralSale: 25,
  },
  {
    label: "119B",
    exclusive: 119.594,
    residentialCommon: 39.765,
    otherCommon: 82.0654,
    households: 44,
    firstGeneralSale: 25,
  },
];

/** Deposits in 만원, for Seoul and Busan, other metropolitan cities, elsewhere (주택공급에 관한 규칙 별표 2). */
export const deposits: readonly (readonly [size: string, ...amounts: number[]])[] = [
  ["전용 85㎡ 이하", 300, 250, 200],
  ["전용 102㎡ 이하", 600, 400, 300],
  ["전용 135㎡ 이하", 1000, 700, 400],
  ["모든 면적", 1500, 1000, 500],
];

/** 인지세법 제3조, 제6조. */
export const stampTax: readonly (readonly [price: string, tax: string])[] = [
  ["1억 원 이하", "비과세"],
  ["1억 원 초과 10억 원 이하", "150,000원"],
  ["10억 원 초과", "350,000원"],
];
