import type { VisitDay } from "./visit.ts";

/** Whether a form's two boxes for news are ticked: the use of the data for it, and advertising. */
export const bothAgreed = (fields: Record<string, unknown>): boolean =>
  fields.marketingUse !== undefined && fields.marketing !== undefined;

export const registrationChanges = [
  "marketing",
  "visit",
  "booked",
  "full",
  "enough",
  "wrong",
  "unconfirmed",
  "disagreed",
] as const;
export type RegistrationChange = (typeof registrationChanges)[number];

interface ConsentEntry {
  /** ISO date and time. */
  at: string;
  kind: "given" | "notified" | "agreed" | "marketing_given" | "marketing_withdrawn" | "shown_given";
  marketing: boolean;
  channel: "form" | "link" | "office" | "room";
}

/** A registration as shown to its visitor. Name and phone are masked, because links get forwarded. */
export interface ActiveRegistration {
  state: "active";
  /** The page's own path. */
  path: string;
  name: string;
  phone: string;
  registeredAt: string;
  marketing: boolean;
  version: string;
  /** The notice as shown, a line for each point. */
  wording: string;
  events: readonly ConsentEntry[];
  /** Seoul time, as `2025-12-06T14:00+09:00`. */
  visit?: string;
  /** Days on which a visit can be booked, when there is none. */
  days?: readonly VisitDay[];
  /** What was just changed, or why it couldn't be. */
  done?: RegistrationChange;
}

export interface ErasedRegistration {
  state: "erased";
  at: string;
}

export type RegistrationLinkProps = ActiveRegistration | ErasedRegistration;
