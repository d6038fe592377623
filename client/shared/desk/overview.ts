import type { LeadEvent } from "../lead.ts";
import type { DeskProps } from "./deskProps.ts";

/** A count per value, largest first. */
export type Shares = { value: string; count: number }[];

/** Texts of this month, and of which kind none are sent any more until the office sends them. */
export interface TextBudget {
  sent: number;
  month: number;
  held: "none" | "advertising" | "all";
}

/** Props of GET /admin/overview. */
export interface OverviewProps extends DeskProps {
  /** The last 30 days in Seoul, oldest first. */
  days: { day: string; count: number }[];
  forms: Shares;
  sources: Shares;
  statuses: Shares;
  relayStates: Shares;
  /** Whether leads are relayed to a form service. */
  relaying: boolean;
  /** Leads that it doesn't have and no job will send, counted up to `countLimit`. */
  unrelayed: number;
  /** Creation time of the oldest lead that is still being relayed; null when there is none. */
  waitingSince: string | null;
  /** Texts of these days that failed or whose result is unknown. */
  failedTexts: number;
  /** Texts beyond the operator's limits, which the office sends. */
  heldTexts: number;
  /** Of this month, if the operator set one. */
  textBudget?: TextBudget | undefined;
  /** Visitors who wait for a text when a home can be had again. */
  waitlist: number;
  /** Copies of erased registrations that the form service may have, counted up to `countLimit`. */
  copies: number;
  /**
   * Missing settings that only the operator can provide: the variable or content file, its meaning, and the effect for
   * visitors.
   */
  tasks: { where: string; text: string; effect: string }[];
  /** Future visits that were cancelled, the next one first. */
  cancelledVisits: LeadEvent[];
}

/** A copy of an erased registration that the form service may still have. */
export interface ServiceCopy {
  /** The registration's id. */
  id: string;
  /** When and why it was erased. */
  at: string;
  reason: "withdrawn" | "retention" | "office";
  registeredAt: string | null;
  service: string;
  /** The service's id for it, if any, and the Idempotency-Key it was sent with. */
  providerId: string | null;
  relayKey: string | null;
}

/** Props of GET /admin/copies. */
export interface CopiesProps extends DeskProps {
  copies: ServiceCopy[];
  /** Opaque; null on the last page. */
  nextCursor: string | null;
}
