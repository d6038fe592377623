import type { LeadEvent } from "../lead.ts";
import type { DeskProps } from "./frame.ts";

/** A figure for each of some words, largest first. */
export type Shares = { word: string; count: number }[];

/** Props of GET /admin/overview. */
export interface OverviewProps extends DeskProps {
  /** The last 30 days of Seoul, the oldest first. */
  days: { day: string; count: number }[];
  forms: Shares;
  sources: Shares;
  statuses: Shares;
  relayStates: Shares;
  /** Whether there is a form service that leads are handed on to. */
  relaying: boolean;
  /** Leads that it doesn't have and no try is planned for, counted no further than to `countLimit`. */
  leftBehind: number;
  /** When the oldest lead came that is still being handed on; null when none is. */
  waitingSince: string | null;
  /** Texts that failed or whose fate is unknown, of the same days. */
  failedTexts: number;
  /** Copies of destroyed registrations that the form service may have, counted no further than to `countLimit`. */
  copies: number;
  /** What only the operator knows and is missing: a variable or a file of content, what it means, and what visitors meet. */
  tasks: { where: string; text: string; effect: string }[];
  /** Visits to come that were cancelled, the next one first. */
  cancelledVisits: LeadEvent[];
}

/** A copy that the form service may have of a registration that was destroyed here. */
export interface ServiceCopy {
  /** Of the registration. */
  id: string;
  /** When it was destroyed, and why. */
  at: string;
  reason: "withdrawn" | "retention" | "office";
  registeredAt: string | null;
  service: string;
  /** The service's own name for it, if it gave one, and the Idempotency-Key that it came with. */
  providerId: string | null;
  relayKey: string | null;
}

/** Props of GET /admin/copies. */
export interface CopiesProps extends DeskProps {
  copies: ServiceCopy[];
  /** Opaque; null on the last page. */
  nextCursor: string | null;
}
