import type { Lead, LeadDetail, LeadFilters, OfficeForm } from "../lead.ts";
import type { DeskNotice, DeskProps } from "./frame.ts";

/** Props of GET /admin/leads and POST /admin/leads/search. */
export interface LeadsProps extends DeskProps {
  filters: LeadFilters;
  /** What was searched for; it stands in no address. */
  q: string;
  leads: Lead[];
  /** Opaque; null on the last page. */
  nextCursor: string | null;
  /** Leads that fit, counted no further than to `countLimit`. */
  count: number;
  /** Every source there is. */
  sources: string[];
  /** Accounts that leads can be given to: for a counsellor, the own one. */
  assignees: Assignee[];
  /** The account's own. */
  saved: SavedFilter[];
  /** What was done, and how to take it back. */
  notice?: DeskNotice;
  /** Opaque; goes along when the list brings itself up to date, which isn't written down as another opening. */
  seal: string;
}

export interface Assignee {
  id: string;
  name: string;
}

/** Filters that an account comes back to. */
export interface SavedFilter {
  id: string;
  name: string;
  filters: LeadFilters;
}

/** Up to here leads are counted for a list. */
export const countLimit = 10_000;

/** Props of GET /admin/leads/new. */
export interface LeadEntryProps extends DeskProps {
  form: OfficeForm;
  /** Makes it one lead however often it is sent. */
  entryKey: string;
  /** What a plain form came back with. */
  notice?: { message: string; fields: Record<string, string>; values: Record<string, string> };
}

/** Props of GET /admin/leads/{id}. */
export interface LeadDetailProps extends DeskProps {
  lead: LeadDetail;
  /** Whether there is a form service to send it to. */
  relaying: boolean;
  /** Accounts that it can be given to. */
  assignees: Assignee[];
  /** What a plain form post came back with. */
  notice?: DeskNotice;
}
