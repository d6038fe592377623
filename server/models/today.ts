import type { Knex } from "knex";
import type { QueryResult } from "pg";
import type { Lead } from "../../client/shared/lead.ts";
import { joinAssignee, joinVisit, type LeadRow, leadColumns, toLead } from "./lead/lead.ts";
import { type Condition, type Viewer, visibleTo, workedBy } from "./lead/leadScope.ts";
import { onlyRow } from "./onlyRow.ts";

/** A day in Seoul: its first moment and the next day's. */
export interface Day {
  from: Date;
  to: Date;
}

/** More than the model house receives, or one person can call, in a day. */
const maxLeads = 300;

async function leadsWhere(db: Knex, conditions: readonly Condition[], order: string): Promise<Lead[]> {
  const { rows } = await db.raw<QueryResult<LeadRow>>(
    `SELECT ${leadColumns} FROM registrations AS lead ${joinVisit} ${joinAssignee}
     WHERE ${conditions.map(({ sql }) => sql).join(" AND ")} ORDER BY ${order}, lead.id LIMIT ${maxLeads}`,
    conditions.flatMap(({ values }) => values) as Knex.RawBinding[],
  );
  return rows.map(toLead);
}

/** @returns the leads with a visit on that day, in the order of their slots */
export const visitsOn = (db: Knex, viewer: Viewer, { from, to }: Day): Promise<Lead[]> =>
  leadsWhere(
    db,
    [{ sql: "visit.starts_at >= ? AND visit.starts_at < ?", values: [from, to] }, workedBy(viewer)],
    "visit.starts_at",
  );

/** @returns the walk-in visitors of that day */
export const walkinsOn = (db: Knex, viewer: Viewer, { from, to }: Day): Promise<Lead[]> =>
  leadsWhere(
    db,
    [
      { sql: "lead.form = 'walkin' AND lead.created_at >= ? AND lead.created_at < ?", values: [from, to] },
      visibleTo(viewer),
    ],
    "lead.created_at",
  );

/** @returns the leads to call before a moment, the longest overdue first */
export const callbacksBefore = (db: Knex, viewer: Viewer, before: Date): Promise<Lead[]> =>
  leadsWhere(db, [{ sql: "lead.callback_at < ?", values: [before] }, workedBy(viewer)], "lead.callback_at");

/** @returns the number of due callbacks, and the time of the next one */
export async function callbacksDue(db: Knex, viewer: Viewer, now: Date): Promise<{ due: number; next: Date | null }> {
  const visible = workedBy(viewer);
  const { rows } = await db.raw<QueryResult<{ due: number; next: Date | null }>>(
    `SELECT (count(*) FILTER (WHERE lead.callback_at <= ?))::integer AS due,
       min(lead.callback_at) FILTER (WHERE lead.callback_at > ?) AS next
     FROM registrations AS lead WHERE lead.callback_at IS NOT NULL AND ${visible.sql}`,
    [now, now, ...visible.values] as Knex.RawBinding[],
  );
  return onlyRow(rows);
}

/** @returns the numbers of unassigned leads that nobody has called, of registrations given up, and of failed texts */
export async function countOpenTasks(db: Knex): Promise<{ unassigned: number; givenUp: number; failedTexts: number }> {
  const { rows } = await db.raw<QueryResult<{ unassigned: number; givenUp: number; failedTexts: number }>>(
    `SELECT
       (SELECT count(*)::integer FROM (
         SELECT FROM registrations WHERE assignee_id IS NULL AND status = 'new' AND erase_at IS NULL
           AND merged_into IS NULL LIMIT 10000) AS unassigned) AS unassigned,
       (SELECT count(*)::integer FROM registrations WHERE relay_state = 'given_up') AS "givenUp",
       (SELECT count(*)::integer FROM texts WHERE state IN ('failed', 'unknown')
         AND created_at > now() - interval '1 day') AS "failedTexts"`,
  );
  return onlyRow(rows);
}
