import type { Knex } from "knex";
import type { QueryResult } from "pg";
import { homeNameOf } from "../../client/complex/plans/homeKeys.ts";
import { desk, sourceLabel } from "../../client/copy/desk.ts";
import { homeCopy } from "../../client/copy/homes.ts";
import { leadValueText } from "../../client/copy/leadValueText.ts";
import type { LogFilters, LogProps } from "../../client/shared/desk/log.ts";
import { formatCount } from "../../client/shared/format/format.ts";
import type { LeadEvent, LeadFilters } from "../../client/shared/lead.ts";
import type { DeskLogDetails, Row } from "../database/tables.ts";

type DeskAction = Row<"desk_log">["action"];

interface Entry {
  /** E-mail of the administrator. */
  administrator: string;
  action: DeskAction;
  leadId?: string;
  details?: DeskLogDetails;
}

type LogRow = Row<"desk_log">;

/** The name in the log for changes made on the server's command line. */
export const commandLine = "npm run admin";

const logPerPage = 50;

/** Logs that someone viewed or changed something; the table is append-only. */
export async function writeDeskLog(db: Knex, { administrator, action, leadId, details = {} }: Entry): Promise<void> {
  await db("desk_log").insert({ administrator, action, registration_id: leadId ?? null, details });
}

/**
 * Logs that someone opened a lead. The page shown right after a change doesn't count again.
 * @param administrator e-mail
 */
export async function writeView(db: Knex, administrator: string, leadId: string): Promise<void> {
  await db.raw(
    `INSERT INTO desk_log (administrator, action, registration_id) SELECT :administrator, 'view', :leadId
     WHERE NOT EXISTS (
       SELECT FROM (
         SELECT action, at FROM desk_log WHERE registration_id = :leadId AND administrator = :administrator
         ORDER BY id DESC LIMIT 1
       ) AS newest WHERE action NOT IN ('list', 'search', 'view', 'export', 'today') AND at > now() - interval '1 minute'
     ) OR NOT EXISTS (
       SELECT FROM desk_log WHERE registration_id = :leadId AND administrator = :administrator
         AND action = 'view' AND at > now() - interval '12 hours'
     )`,
    { administrator, leadId },
  );
}

/** @returns the filters of a list as text */
function conditionsOf(filters: LeadFilters): string[] {
  const { status, relay, form, source, from, to, visit, marketing, assignee, grade, callback, type } = filters;
  const labels = desk.filters;
  return [
    status && `${labels.status} ${desk.statuses[status]}`,
    relay && `${labels.relay} ${desk.relayStates[relay]}`,
    form && `${labels.form} ${desk.forms[form]}`,
    source && `${labels.source} ${sourceLabel(source)}`,
    from && `${labels.from} ${from}`,
    to && `${labels.to} ${to}`,
    visit && `${labels.visit} ${visit}`,
    marketing && `${labels.marketing} ${desk.consented[marketing]}`,
    assignee && `${labels.assignee} ${assignee === "none" ? desk.noAssignee : leadValueText.account(assignee)}`,
    grade && `${labels.grade} ${grade}`,
    callback && `${labels.callback} ${desk.callbacks[callback]}`,
    type && `${labels.type} ${type === "none" ? desk.noType : type}`,
  ].filter((condition) => condition !== undefined);
}

function noteOf({ details: { shown, from, to, note, home, opened, filters = {} } }: LogRow): string {
  if (opened !== undefined) return opened ? homeCopy.opened : homeCopy.closed;
  if (home) return `${homeNameOf(home.key)} ${homeCopy.states[home.from]} → ${homeCopy.states[home.to]}`;
  if (from && to) return `${desk.statuses[from]} → ${desk.statuses[to]}`;
  if (note !== undefined) return note;
  return [...(shown === undefined ? [] : [leadValueText.shown(formatCount(shown))]), ...conditionsOf(filters)].join(
    " · ",
  );
}

/** @returns the log of several leads that are shown as one, newest first */
export async function deskLogOf(db: Knex, leadIds: readonly string[]): Promise<LeadEvent[]> {
  const rows = await db("desk_log").whereIn("registration_id", leadIds).orderBy("id", "desc").limit(50);
  return rows.map((row) => ({
    at: row.at.toISOString(),
    title: desk.actions[row.action],
    note: [row.administrator, noteOf(row)].filter(Boolean).join(" · "),
  }));
}

/** Greater than every id. */
const newest = "9223372036854775807";

/**
 * A page of the index on these columns and the id. Written as a row range without sorting, because the planner assumes
 * independent columns: for an account and action that never occur together it would scan the whole log.
 */
function rowsBy(db: Knex, chosen: { administrator?: string | undefined; action?: string | undefined }, before: string) {
  const known = Object.entries(chosen).flatMap(([column, value]) => (value === undefined ? [] : [{ column, value }]));
  const columns = [...known.map(({ column }) => column), "id"];
  const values = known.map(({ value }) => value);
  const marks = columns.map(() => "?").join(", ");
  return db.transaction(async (transaction) => {
    await transaction.raw("SET LOCAL enable_sort = off");
    return transaction.raw<QueryResult<LogRow>>(
      `SELECT * FROM desk_log WHERE (${columns.join(", ")}) > (${marks}) AND (${columns.join(", ")}) < (${marks})
     ORDER BY ${columns.map((column) => `${column} DESC`).join(", ")} LIMIT ?`,
      [...values, 0, ...values, before, logPerPage + 1],
    );
  });
}

/**
 * One page of the log, newest first.
 * @param before id of the last entry of the previous page
 */
export async function listDeskLog(
  db: Knex,
  { account, action, lead }: LogFilters,
  before = newest,
): Promise<Pick<LogProps, "entries" | "before">> {
  const { rows } =
    lead === undefined
      ? await rowsBy(db, { administrator: account, action }, before)
      : await db.raw<QueryResult<LogRow>>(
          `SELECT * FROM desk_log WHERE registration_id = :lead AND id < :before
             AND administrator = coalesce(:account, administrator) AND action = coalesce(:action, action)
           ORDER BY id DESC LIMIT :limit`,
          { lead, before, account: account ?? null, action: action ?? null, limit: logPerPage + 1 },
        );
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

/** @returns every account in the log */
export const listLogAccounts = (db: Knex): Promise<string[]> =>
  db("desk_log").distinct("administrator").orderBy("administrator").pluck("administrator");

/** Rows per statement, so that it stays well under the statement timeout. */
const batch = 5_000;

/**
 * Deletes entries past their retention period; the table refuses to delete any younger than a year.
 * @returns the number of deleted entries
 */
export async function purgeDeskLog(db: Knex, options: { days: number; now: Date }): Promise<number> {
  const oldest = new Date(options.now.getTime() - options.days * 24 * 60 * 60_000);
  let deleted = 0;
  for (;;) {
    const { rowCount } = await db.raw<QueryResult>(
      `DELETE FROM desk_log WHERE id IN (
         SELECT id FROM desk_log WHERE at < :oldest AND at < now() - interval '365 days' ORDER BY at LIMIT :batch)`,
      { oldest, batch },
    );
    const count = rowCount ?? 0;
    deleted += count;
    if (count < batch) return deleted;
  }
}
