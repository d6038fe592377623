import type { Knex } from "knex";
import { desk } from "../../client/content/desk.ts";
import type { LogProps } from "../../client/pages/Admin/deskProps.ts";
import type { LeadEvent, LeadStatus } from "../../client/pages/Admin/lead.ts";

export type DeskAction = keyof typeof desk.actions;

interface Entry {
  /** E-mail of who did it. */
  administrator: string;
  action: DeskAction;
  leadId?: string;
  /** Never personal data of visitors. */
  details?: { filters?: object; shown?: number; from?: LeadStatus; to?: LeadStatus };
}

interface Row {
  id: string;
  at: Date;
  administrator: string;
  action: DeskAction;
  registration_id: string | null;
  details: NonNullable<Entry["details"]>;
}

export const logPerPage = 50;

/** Writes down that somebody saw or changed something; the table lets nobody take it back. */
export async function writeDeskLog(db: Knex, { administrator, action, leadId, details = {} }: Entry): Promise<void> {
  await db("desk_log").insert({ administrator, action, registration_id: leadId ?? null, details });
}

function noteOf({ details: { shown, from, to, filters } }: Row): string {
  if (from && to) return `${desk.statuses[from]} → ${desk.statuses[to]}`;
  const narrowed = filters && Object.keys(filters).length > 0;
  return shown === undefined ? "" : `${shown.toLocaleString("ko-KR")}건${narrowed ? ", 조건 있음" : ""}`;
}

/** @returns who saw or changed a lead, newest first */
export async function deskLogOf(db: Knex, leadId: string): Promise<LeadEvent[]> {
  const rows: Row[] = await db("desk_log").where({ registration_id: leadId }).orderBy("id", "desc").limit(50);
  return rows.map((row) => ({
    at: row.at.toISOString(),
    title: desk.actions[row.action],
    note: [row.administrator, noteOf(row)].filter(Boolean).join(" · "),
  }));
}

/**
 * One page of the whole log, newest first.
 * @param before id of the entry that the page before it ended with
 */
export async function listDeskLog(db: Knex, before?: string): Promise<Omit<LogProps, "administrator">> {
  const query = db<Row>("desk_log")
    .orderBy("id", "desc")
    .limit(logPerPage + 1);
  if (before) query.where("id", "<", before);
  const rows: Row[] = await query;
  const shown = rows.slice(0, logPerPage);
  return {
    entries: shown.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      administrator: row.administrator,
      title: desk.actions[row.action],
      note: noteOf(row),
      leadId: row.registration_id,
    })),
    before: rows.length > logPerPage ? (shown.at(-1)?.id ?? null) : null,
  };
}
