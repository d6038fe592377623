/** Types of the files in client/content/sale. */
import type { ExclusiveArea } from "../contentNames.ts";
import type { Basis } from "./basis.ts";

export interface Party {
  id: "developer" | "seller" | "builder" | "supervisor" | "agent" | "guarantor";
  /** Their role in the sale. */
  role: string;
  name: string;
  /** Business registration number. */
  number: string | undefined;
}

/** A supervisor of the works, with the fee in won. */
export interface Supervision {
  work: string;
  company: string;
  fee: number;
}

/** A grade of the preliminary certificate of housing performance, in stars of four. */
export interface PerformanceGrade {
  id?: "lightImpact" | "heavyImpact";
  field: string;
  item: string;
  stars: 1 | 2 | 3 | 4;
}

/** A measurement of the noise outside. */
export interface NoiseMeasurement {
  /** Who measured it. */
  by: string;
  /** YYYY-MM-DD. */
  on: string;
  decibels: number;
}

/** One part of a home: its finish, and that of an option. */
interface Finish {
  part: string;
  standard: string;
  /** The option that changes it, by its id in options.ts. */
  option?: { id: string; text: string };
}

export interface FinishGroup {
  id: "floor" | "wall" | "kitchen" | "bath" | "window" | "door";
  name: string;
  finishes: readonly Finish[];
}

type OptionPrices = number | Record<ExclusiveArea, number>;

/** A paid option of a home. */
export interface HomeOption {
  id: string;
  label: string;
  /** Its contents; by exclusive area where homes differ. */
  note?: string | Record<ExclusiveArea, string>;
  /** In units of 10,000 won; by exclusive area where homes differ. */
  price: OptionPrices;
  /** Options of a group exclude each other: the group's name, as shown. */
  group?: string;
}

/** A range of floors with the same price, lowest first. */
export interface PriceBand {
  id: "low" | "middle" | "high" | "top";
  /** First and last floor of the band; the last band has no upper limit. */
  from: number;
  to?: number;
}

export type BandPrices = Record<PriceBand["id"], number>;

/** An instalment, as a share of the price and the month in which it is due. */
export interface Instalment {
  percent: number;
  /** YYYY-MM. */
  month: string;
}

interface RegionRule {
  id: "priceCap" | "resale" | "residence" | "winningAgain";
  name: string;
  /** The rule's value in this region, as "없음". */
  here: string;
  text: string;
  basis: Basis;
}

/** What the law of a region means for applicants and buyers. */
export interface RegionLaw {
  rules: readonly RegionRule[];
  /** How homes are allotted among applicants of the first priority, in percent, by exclusive area. */
  allotment: {
    basis: Basis;
    /** Square metres up to which points count. */
    pointsUpTo: number;
    points: number;
    lot: number;
  };
  /** First priority: requirements on the day of the announcement. */
  priority: { basis: Basis; age: number; months: number; headOfHousehold: boolean };
}

/** The legal status of the region: capital area, regulated area, and kind of land. */
export interface Region {
  city: string;
  /** 수도권 */
  capitalArea: boolean;
  /** 광역시 */
  metropolitan: boolean;
  /** 투기과열지구·조정대상지역 */
  regulated: boolean;
  /** 공공택지 */
  publicLand: boolean;
  /** Required if any of the four is true; copy/sale/regionLaw.ts has the law of all other regions. */
  law?: RegionLaw;
}

/** The fee of a facility, in won. */
interface CommunityFee {
  /** Of the facility, as in communityFacilities.ts, or of several. */
  facility: string;
  /** The unit: "1인당 월", "1박". */
  per: string;
  won: readonly [from: number, to: number];
}

export interface CommunityFees {
  /** Won a month for each household, whether it uses anything or not. */
  household: readonly [from: number, to: number];
  fees: readonly CommunityFee[];
}
