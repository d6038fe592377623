/** Types of the files in client/content/sale. */
import type { unitTypes } from "../../content/unitTypes.ts";
import type { Basis } from "../../copy/statutes.ts";

export interface Party {
  id: "developer" | "seller" | "builder" | "supervisor" | "agent" | "guarantor";
  /** Their role in the sale. */
  role: string;
  name: string;
  /** Business registration number. */
  number: string | undefined;
}

/** One part of a home: its finish, and that of an option. */
export interface Finish {
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

export type OptionPrices = number | Record<(typeof unitTypes)[number]["exclusive"], number>;

/** A paid option of a home. */
export interface HomeOption {
  id: string;
  label: string;
  /** Its contents; by exclusive area where homes differ. */
  note?: string | Record<(typeof unitTypes)[number]["exclusive"], string>;
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

export interface RegionRule {
  id: "priceCap" | "resale" | "residence" | "winningAgain";
  name: string;
  /** The rule's value here; all are "없음" outside regulated areas, public land and the capital area. */
  here: string;
  text: string;
  basis: Basis;
}

/** The fee of a facility, in won. */
export interface CommunityFee {
  /** Of the facility, as in communityFacilities.ts, or of several. */
  facility: string;
  /** The unit: "1인 월", "1박". */
  per: string;
  won: readonly [from: number, to: number];
}

export interface CommunityFees {
  /** Won a month for each household, whether it uses anything or not. */
  household: readonly [from: number, to: number];
  fees: readonly CommunityFee[];
}
