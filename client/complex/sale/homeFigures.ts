import { complex } from "../../content/complex.ts";
import { measurements } from "../../content/generated/measurements.ts";

/** Heights inside a home, in metres; undefined where they aren't published. */
export const ceilings = {
  room: 2.4 as number | undefined,
  /** In the living room's ceiling recess (우물천장). */
  livingRecess: 2.52 as number | undefined,
  /** From floor to floor. */
  storey: measurements.floorHeight,
};

/** Parking spaces of the complex per household, without those of the neighbouring facility. */
export const parkingRatio = Math.round((complex.parking.complex / complex.households) * 100) / 100;

/** The estimated monthly cost of living here; undefined when unknown. */
export const monthlyCosts: { perSquareMetre: readonly [from: number, to: number]; source: string } | undefined = {
  /** Won per month and square metre of exclusive area. */
  perSquareMetre: [2700, 3300],
  source: "공동주택관리정보시스템(K-apt) 2025년 의무관리 단지의 월평균 관리비를 바탕으로 한 추정 (예시)",
};

/** @returns a home's monthly cost in units of 10,000 won, from and to */
export const monthlyCostOf = (exclusive: number): readonly [number, number] | undefined =>
  monthlyCosts && [
    Math.round((monthlyCosts.perSquareMetre[0] * exclusive) / 10_000),
    Math.round((monthlyCosts.perSquareMetre[1] * exclusive) / 10_000),
  ];
