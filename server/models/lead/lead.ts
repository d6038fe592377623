import type { Knex } from "knex";
import type { QueryResult } from "pg";
import { accountName } from "../../../client/shared/account.ts";
import { type Lead, type LeadFilters, suspected } from "../../../client/shared/lead.ts";
import { phoneDigits } from "../../../client/shared/phoneDigits.ts";
import { type ListedField, listedFields } from "../../../client/shared/registrationFields.ts";
import type { Row } from "../../database/tables.ts";
import type { Cursor } from "../cursor.ts";
import { onlyRow } from "../onlyRow.ts";
import { type Condition, scopesOf, type Viewer, visibleTo } from "./leadScope.ts";
import { columnsOf, type VisitorColumns, visitorValues } from "./visitorColumns.ts";

export const leadsPerPage = 30;

/** Joined to every lead: its visit, unless cancelled. */
export const joinVisit =
  "LEFT JOIN visit_bookings AS visit ON visit.registration_id = lead.id AND visit.cancelled_at IS NULL";

/** Joined to every lead: its assignee. */
export const joinAssignee = "LEFT JOIN administrators AS assignee ON assignee.id = lead.assignee_id";

export const assigneeColumns = "assignee.email AS assignee_email, assignee.name AS assignee_name";

/** The columns of a lead in a list, besides the visitor's fields. */
const ownColumns = [
  "id",
  "created_at",
  "form",
  "status",
  "relay_state",
  "source",
  "marketing_consent",
  "assignee_id",
  "callback_at",
  "absences",
  "grade",
] as const satisfies (keyof Row<"registrations">)[];

export const leadColumns = `${ownColumns.map((column) => `lead.${column}`).join(", ")}, ${columnsOf(listedFields, "lead")},
  visit.starts_at AS visit_at, visit.outcome AS visit_outcome, ${assigneeColumns}`;

export interface LeadRow extends VisitorColumns<ListedField>, Pick<Row<"registrations">, (typeof ownColumns)[number]> {
  visit_at: Date | null;
  visit_outcome: Row<"visit_bookings">["outcome"];
  assignee_email: string | null;
  assignee_name: string | null;
  duplicates?: number;
}

export const toLead = (row: LeadRow): Lead => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  form: row.form,
  ...visitorValues(row, listedFields),
  status: row.status,
  relayState: row.relay_state,
  source: row.source,
  marketing: row.marketing_consent,
  visitAt: row.visit_at?.toISOString() ?? null,
  visitOutcome: row.visit_outcome,
  assignee:
    row.assignee_id && row.assignee_email
      ? { id: row.assignee_id, name: accountName({ email: row.assignee_email, name: row.assignee_name ?? "" }) }
      : null,
  callbackAt: row.callback_at?.toISOString() ?? null,
  absences: row.absences,
  grade: row.grade,
  duplicates: row.duplicates ?? 0,
});

const startOfDay = "(?::date)::timestamp AT TIME ZONE 'Asia/Seoul'";
const endOfDay = "(?::date + 1)::timestamp AT TIME ZONE 'Asia/Seoul'";
const escapeLike = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** A name or a number, as typed: digits with spaces, dashes or a country code are a number. */
function searchConditions(typed: string): Condition[] {
  const q = typed.normalize("NFKC");
  if (q === "") return [];
  if (/^\+?[\d\s().-]+$/.test(q) && /\d/.test(q)) {
    const digits = phoneDigits(q).replace(/^(00)?82(?=1)/, "0");
    const pieces = Array.from({ length: Math.max(0, digits.length - 3) }, (_, at) => digits.slice(at, at + 4));
    const part = { sql: "lead.phone_digits LIKE ?", values: [`%${digits}%`] };
    return pieces.length > 0 ? [containsPieces(pieces), part] : [part];
  }
  const name = q.replace(/\s/g, "").toLowerCase();
  const letters = [...name];
  const pieces = letters.length === 1 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  return [containsPieces(pieces), { sql: "lead_name(lead.name) LIKE ?", values: [`%${escapeLike(name)}%`] }];
}

/** Uses the index to find the leads that contain all of these pieces. */
const containsPieces = (pieces: readonly string[]): Condition => ({
  sql: "lead_pieces(lead.name, lead.phone_digits) @> ?::text[]",
  values: [pieces],
});

function conditions(filters: LeadFilters, q: string): Condition[] {
  const { status, relay, form, source, from, to, visit, marketing, assignee, grade, callback, type } = filters;
  const when = (value: string | undefined, sql: string, values: readonly unknown[] = [value]) =>
    value === undefined ? [] : [{ sql, values }];
  return [
    ...(status === undefined ? [{ sql: "lead.status <> ?", values: [suspected] }] : when(status, "lead.status = ?")),
    ...when(relay, "lead.relay_state = ?"),
    ...when(form, "lead.form = ?"),
    ...when(source, "lead.source = ?"),
    ...when(from, `lead.created_at >= ${startOfDay}`),
    ...when(to, `lead.created_at < ${endOfDay}`),
    ...when(visit, `visit.starts_at >= ${startOfDay} AND visit.starts_at < ${endOfDay}`, [visit, visit]),
    ...when(marketing, "lead.marketing_consent = ?", [marketing === "yes"]),
    ...(assignee === "none" ? when(assignee, "lead.assignee_id IS NULL", []) : when(assignee, "lead.assignee_id = ?")),
    ...when(grade, "lead.grade = ?"),
    ...(type === "none" ? when(type, "lead.interest_type = ''", []) : when(type, "lead.interest_type = ?")),
    ...when(callback, callback === "due" ? "lead.callback_at <= now()" : "lead.callback_at IS NOT NULL", []),
    ...searchConditions(q.trim()),
  ];
}

export interface LeadQuery {
  filters: LeadFilters;
  /** Part of a name or of a number; empty for all. */
  q: string;
  /** The account whose list it is. */
  viewer: Viewer;
  after?: Cursor | undefined;
  /** Pages to return at once; 1 by default. */
  pages?: number;
}

/**
 * Leads, newest first, by keyset.
 * @param limit rows at most
 */
export async function selectLeads(db: Knex, query: LeadQuery, limit: number): Promise<LeadRow[]> {
  const { filters, q, viewer, after } = query;
  const wanted = [
    ...conditions(filters, q),
    ...(after
      ? [
          {
            sql: "(lead.created_at, lead.id) < (?::timestamptz, ?::bigint)",
            values: [after.at, after.id],
          },
        ]
      : []),
  ];
  const parts = scopesOf(viewer).map((scope) => {
    const all = [...scope, ...wanted];
    return {
      sql: `(SELECT ${leadColumns} FROM registrations AS lead ${joinVisit} ${joinAssignee}
        WHERE ${all.map(({ sql }) => sql).join(" AND ")}
        ORDER BY lead.created_at DESC, lead.id DESC LIMIT ?)`,
      values: [...all.flatMap(({ values }) => values), limit],
    };
  });
  const { rows } = await db.raw<QueryResult<LeadRow>>(
    `SELECT * FROM (${parts.map(({ sql }) => sql).join(" UNION ALL ")}) AS listed
     ORDER BY created_at DESC, id DESC LIMIT ?`,
    [...parts.flatMap(({ values }) => values), limit] as Knex.RawBinding[],
  );
  return rows;
}

/** @returns the leads, each with the number of others that share its phone number, and whether there are older ones */
export async function listLeads(db: Knex, query: LeadQuery): Promise<{ leads: Lead[]; more: boolean }> {
  const limit = leadsPerPage * (query.pages ?? 1);
  const rows = await selectLeads(db, query, limit + 1);
  const shown = rows.slice(0, limit);
  const visible = visibleTo(query.viewer);
  const counted = await db.raw<QueryResult<{ id: string; duplicates: number }>>(
    `SELECT listed.id, (
       SELECT count(*)::integer FROM registrations AS lead
       WHERE lead.phone_digits = listed.phone_digits AND lead.phone_digits <> '' AND lead.id <> listed.id
         AND ${visible.sql}
     ) AS duplicates
     FROM registrations AS listed WHERE listed.id = ANY(?::bigint[])`,
    [...visible.values, shown.map(({ id }) => id)] as Knex.RawBinding[],
  );
  const duplicates = new Map(counted.rows.map((row) => [row.id, row.duplicates]));
  return {
    leads: shown.map((row) => toLead({ ...row, duplicates: duplicates.get(row.id) ?? 0 })),
    more: rows.length > limit,
  };
}

/** @returns the number of matching leads, counted up to `limit` */
export async function countLeads(db: Knex, { filters, q, viewer }: LeadQuery, limit: number): Promise<number> {
  const wanted = conditions(filters, q);
  const parts = scopesOf(viewer).map((scope) => {
    const all = [...scope, ...wanted];
    return {
      sql: `(SELECT 1 FROM registrations AS lead ${filters.visit === undefined ? "" : joinVisit}
        WHERE ${all.map(({ sql }) => sql).join(" AND ")} LIMIT ?)`,
      values: [...all.flatMap(({ values }) => values), limit],
    };
  });
  const { rows } = await db.raw<QueryResult<{ count: number }>>(
    `SELECT count(*)::integer AS count FROM (
       SELECT FROM (${parts.map(({ sql }) => sql).join(" UNION ALL ")}) AS listed LIMIT ?
     ) AS found`,
    [...parts.flatMap(({ values }) => values), limit] as Knex.RawBinding[],
  );
  return onlyRow(rows).count;
}

/** Sources that can be chosen from, at most. */
const maxSources = 200;

/** @returns the sources of the leads that an account's list has */
export async function listSources(db: Knex, viewer: Viewer): Promise<string[]> {
  const visible = visibleTo(viewer);
  const { rows } = await db.raw<QueryResult<{ source: string }>>(
    `SELECT DISTINCT source FROM registrations AS lead WHERE ${visible.sql} ORDER BY source LIMIT ?`,
    [...visible.values, maxSources] as Knex.RawBinding[],
  );
  return rows.map(({ source }) => source);
}
