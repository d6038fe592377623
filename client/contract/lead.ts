import type { TrafficSource } from "./attribution.ts";
import type { RegistrationForm } from "./registration.ts";
import type { ListedField, VisitorField } from "./registrationFields.ts";

/** How far the office has come with a lead. */
export const leadStatuses = ["new", "contacted", "booked", "visited", "contracted", "closed"] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** How far a lead has come on its way to the form service. */
export const relayStates = ["stored", "retrying", "relayed", "given_up"] as const;
export type RelayState = (typeof relayStates)[number];

/** How a lead was written down by the office itself. */
export const officeForms = ["phone", "walkin"] as const;
export type OfficeForm = (typeof officeForms)[number];
export type LeadForm = RegistrationForm | OfficeForm;

export const isOfficeForm = (form: LeadForm): form is OfficeForm =>
  officeForms.some((officeForm) => officeForm === form);

/** How likely a contract is, as the office sees it. */
export const grades = ["A", "B", "C"] as const;
export type Grade = (typeof grades)[number];

/** Whether somebody came to a booked visit. */
export const visitOutcomes = ["arrived", "no_show"] as const;
export type VisitOutcome = (typeof visitOutcomes)[number];

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
  visitOutcome: VisitOutcome | null;
  /** Who looks after it. */
  assignee: { id: string; name: string } | null;
  /** When it is to be called again. */
  callbackAt: string | null;
  /** Calls that nobody took. */
  absences: number;
  grade: Grade | null;
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
  marketing?: "yes" | "no";
  /** An account's id, or `none`. */
  assignee?: string;
  grade?: Grade;
  /** Those that are to be called again: by now, or at all. */
  callback?: "due" | "planned";
  /** The label of a unit type, or `none` for those that named none. */
  type?: string;
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
  /** Leads that are shown as a part of this one, with their notes and histories. */
  merged: Lead[];
  /** The lead that this one is a part of. */
  mergedInto: string | null;
  relay: LeadEvent[];
  texts: LeadEvent[];
  consents: LeadEvent[];
  accesses: LeadEvent[];
}
