import type { Lead, LeadDetail, LeadFilters, OfficeForm } from "../lead.ts";
import type { DeskNotice, DeskProps } from "./deskProps.ts";
import type { DeskHome } from "./homes.ts";

/** Props of GET /admin/leads and POST /admin/leads/search. */
export interface LeadsProps extends DeskProps {
  filters: LeadFilters;
  /** The search text; never in a URL. */
  q: string;
  leads: Lead[];
  /** Opaque; null on the last page. */
  nextCursor: string | null;
  /** Number of matching leads, counted up to `countLimit`. */
  count: number;
  /** Every source. */
  sources: string[];
  /** Accounts that leads can be assigned to; for a counsellor, only their own. */
  assignees: Assignee[];
  /** The account's own. */
  saved: SavedFilter[];
  /** The message after a change, with its undo. */
  notice?: DeskNotice;
  /** Opaque; sent along when the list updates itself, so that the update isn't logged as another access. */
  listToken: string;
}

export interface Assignee {
  id: string;
  name: string;
}

/** Filters saved by an account. */
export interface SavedFilter {
  id: string;
  name: string;
  filters: LeadFilters;
}

/** Leads are counted up to this number. */
export const countLimit = 10_000;

/** Props of GET /admin/leads/new. */
export interface LeadEntryProps extends DeskProps {
  form: OfficeForm;
  /** Idempotency key. */
  entryKey: string;
  /** The result of a plain form post. */
  notice?: { message: string; fields: Record<string, string>; values: Record<string, string> };
}

/** Props of GET /admin/leads/{id}. */
export interface LeadDetailProps extends DeskProps {
  lead: LeadDetail;
  /** The homes that are held for it, or that it bought. */
  homes: DeskHome[];
  /** Whether there is a form service to send it to. */
  relaying: boolean;
  /** Accounts that it can be assigned to. */
  assignees: Assignee[];
  /** The result of a plain form post. */
  notice?: DeskNotice;
}
