import type { SaleTerms } from "../sale/saleTerms.ts";
import type { DeskProps } from "./deskProps.ts";

/** The fields of the form, as typed; times in Seoul. */
export const termsFields = [
  "atContract",
  "interestFree",
  "freeExtension",
  "openFrom",
  "openTo",
  "closedDays",
  "lastDay",
  "occupancy",
  "nextNotice",
  "validFrom",
  "reason",
] as const;
export type TermsValues = Record<(typeof termsFields)[number], string>;

/** A version of the terms in the desk. */
export interface DeskTerms {
  id: string;
  terms: SaleTerms;
  /** ISO. */
  validFrom: string;
  reason: string;
  /** The account's e-mail. */
  changedBy: string;
  state: "planned" | "valid" | "past";
}

/** Props of GET /admin/terms. */
export interface TermsProps extends DeskProps {
  /** The last to begin first. */
  versions: DeskTerms[];
  /** Id of the version that was added last; empty without one. */
  newest: string;
  /** What the form is filled with. */
  values: TermsValues;
  /** Why a plain form was refused. */
  refusal?: { message: string; fields?: Partial<Record<string, string>> };
  /** Visits booked for times that are closed now, by ISO time. */
  stranded?: { startsAt: string; count: number }[];
  /** What was done. */
  done?: string;
}
