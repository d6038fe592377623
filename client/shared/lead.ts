import type { TrafficSource } from "./attribution.ts";
import type { ListedField, RegistrationForm, VisitorField } from "./registrationFields.ts";

/** The stage of a lead. */
export const leadStatuses = ["new", "contacted", "booked", "visited", "contracted", "closed"] as const;
/** Sent with the field that people leave empty: listed apart, neither relayed nor texted until the office gives it a stage. */
export const suspected = "suspected";
export type LeadStatus = (typeof leadStatuses)[number] | typeof suspected;

/** The state of a lead's relay to the form service. */
export const relayStates = ["stored", "retrying", "relayed", "given_up"] as const;
export type RelayState = (typeof relayStates)[number];

/** How the office received a lead that it entered itself. */
export const officeForms = ["phone", "walkin"] as const;
export type OfficeForm = (typeof officeForms)[number];
export type LeadForm = RegistrationForm | OfficeForm;

export const isOfficeForm = (form: LeadForm): form is OfficeForm =>
  officeForms.some((officeForm) => officeForm === form);

/** How likely a contract is, in the office's estimate. */
export const grades = ["A", "B", "C"] as const;
export type Grade = (typeof grades)[number];

/** Whether a booked visit took place. */
export const visitOutcomes = ["arrived", "no_show"] as const;
export type VisitOutcome = (typeof visitOutcomes)[number];

/** A lead in a list. Dates are ISO strings in UTC; ids are opaque text. */
export interface Lead extends Record<ListedField, string> {
  id: string;
  createdAt: string;
  form: LeadForm;
  status: LeadStatus;
  relayState: RelayState;
  /** A campaign's source, a referring host, or "direct". */
  source: string;
  /** Consent to advertising. */
  marketing: boolean;
  /** Time of the booked visit. */
  visitAt: string | null;
  visitOutcome: VisitOutcome | null;
  /** The account responsible for it. */
  assignee: { id: string; name: string } | null;
  /** When to call it again. */
  callbackAt: string | null;
  /** Unanswered calls. */
  absences: number;
  grade: Grade | null;
  /** Other leads of the same number. */
  duplicates: number;
}

/** Filters of the lead list. Days are in Seoul, as YYYY-MM-DD, inclusive. */
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
  /** Leads with a callback: due now, or any. */
  callback?: "due" | "planned";
  /** The label of a unit type, or `none` for those that named none. */
  type?: string;
}

/** An event in a lead's history: relay, texts, consents, or actions in the desk. */
export interface LeadEvent {
  at: string;
  title: string;
  note: string;
}

export interface LeadDetail extends Lead, Record<VisitorField, string> {
  /** A cancelled visit: its time, and when it was cancelled. */
  cancelledVisit: { startsAt: string; at: string } | null;
  consentVersion: string;
  firstTouch: TrafficSource;
  lastTouch: TrafficSource;
  notes: { id: string; author: string; body: string; createdAt: string }[];
  /** Other leads of the same number, newest first. */
  sameNumber: Lead[];
  /** Leads merged into this one, with their notes and histories. */
  merged: Lead[];
  /** The lead that this one was merged into. */
  mergedInto: string | null;
  /** Homes that it looked at together with the office, latest first, where its visitor agreed to keeping them. */
  shown: { home: string; minute: number; at: string }[];
  relay: LeadEvent[];
  texts: LeadEvent[];
  consents: LeadEvent[];
  accesses: LeadEvent[];
}
