import type { LeadEvent } from "../lead.ts";
import type { DeskProps } from "./deskProps.ts";

/** Actions in the log. */
export const deskActions = [
  "list",
  "search",
  "view",
  "export",
  "status",
  "note",
  "relay",
  "erase",
  "copy",
  "marketing",
  "account",
  "assign",
  "callback",
  "absence",
  "grade",
  "entry",
  "merge",
  "visit",
  "today",
  "campaign",
  "restore",
  "interest",
  "text",
  "home",
  "notice",
  "terms",
] as const;
export type DeskAction = (typeof deskActions)[number];

/** Filters of the log. */
export interface LogFilters {
  /** E-mail of the administrator. */
  account?: string;
  action?: DeskAction;
  /** Id of the lead. */
  lead?: string;
}

/** Props of GET /admin/log. */
export interface LogProps extends DeskProps {
  filters: LogFilters;
  /** Every account in the log. */
  accounts: string[];
  entries: (LeadEvent & { id: string; administrator: string; leadId: string | null })[];
  /** Id of the oldest entry shown when there are older ones. */
  before: string | null;
}
