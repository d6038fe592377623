import type { LeadEvent } from "../lead.ts";
import type { DeskProps } from "./frame.ts";

/** What the log has entries of. */
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
] as const;
export type DeskAction = (typeof deskActions)[number];

/** What the log is narrowed by. */
export interface LogFilters {
  /** E-mail of who did it. */
  account?: string;
  action?: DeskAction;
  /** Id of the lead that it was done to. */
  lead?: string;
}

/** Props of GET /admin/log. */
export interface LogProps extends DeskProps {
  filters: LogFilters;
  /** Every account that is in the log. */
  accounts: string[];
  entries: (LeadEvent & { id: string; administrator: string; leadId: string | null })[];
  /** Id of the oldest entry shown when there are older ones. */
  before: string | null;
}
