import type { TrafficSource } from "./attribution.ts";
import type { RegistrationForm } from "./registration.ts";
import type { ListedField, VisitorField } from "./registrationFields.ts";

/** How far the office has come with a lead. */
export const leadStatuses = ["new", "contacted", "booked", "visited", "closed"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** How far a lead has come on its way to the form service. */
export const relayStates = ["stored", "retrying", "relayed", "given_up"] as const;
export type RelayState = (typeof relayStates)[number];

export type LeadForm = RegistrationForm;

/** A lead in a list. Dates are ISO strings in UTC; ids are opaque text. */
export interface Lead extends Record<ListedField, string> {
  id: string;
  createdAt: string;
  form: LeadForm;
  status: LeadStatus;
  relayState: RelayState;
  /** A campaign's word, a referring host, or "direct". */
  source: string;
  /** Whether it agreed to advertising. */
  marketing: boolean;
  /** When it visits, if a place is booked. */
  visitAt: string | null;
  /** Other leads of the same number. */
  duplicates: number;
}

/** What a list is narrowed by. Days are of Seoul, as YYYY-MM-DD, both ends included. */
export interface LeadFilters {
  status?: LeadStatus;
  relay?: RelayState;
  form?: LeadForm;
  source?: string;
  from?: string;
  to?: string;
  /** The day of the booked visit. */
  visit?: string;
}

/** One step of a lead's way: to the form service, through texts and consents, or across the desk. */
export interface LeadEvent {
  at: string;
  title: string;
  note: string;
}

export interface LeadDetail extends Lead, Record<VisitorField, string> {
  /** A visit that was given back: when it would have been, and when that was done. */
  cancelledVisit: { startsAt: string; at: string } | null;
  consentVersion: string;
  firstTouch: TrafficSource;
  lastTouch: TrafficSource;
  notes: { id: string; author: string; body: string; createdAt: string }[];
  /** Other leads of the same number, newest first. */
  sameNumber: Lead[];
  relay: LeadEvent[];
  texts: LeadEvent[];
  consents: LeadEvent[];
  accesses: LeadEvent[];
}
