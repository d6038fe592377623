import type { Knex } from "knex";
import type { QueryResult } from "pg";
import type { Lead, LeadFilters } from "../../client/contract/lead.ts";
import { type ListedField, listedFields } from "../../client/contract/registrationFields.ts";
import type { Row } from "../database/tables.ts";
import type { Cursor } from "./cursor.ts";
import { distinctValues } from "./distinctValues.ts";
import { onlyRow } from "./onlyRow.ts";
import { columnsOf, type VisitorColumns, visitorValues } from "./visitorColumns.ts";

export const leadsPerPage = 30;

/** Joined to every lead: the visit that still stands. */
const joinVisit = "LEFT JOIN visit_bookings AS visit ON visit.registration_id = lead.id AND visit.cancelled_at IS NULL";

const columns = `lead.id, lead.created_at, lead.form, ${columnsOf(listedFields, "lead")}, lead.status,
  lead.relay_state, lead.source, lead.marketing_consent, visit.starts_at AS visit_at`;

export interface LeadRow
  extends VisitorColumns<ListedField>,
    Pick<
      Row<"registrations">,
      "id" | "created_at" | "form" | "status" | "relay_state" | "source" | "marketing_consent"
    > {
  visit_at: Date | null;
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
  duplicates: row.duplicates ?? 0,
});

interface Condition {
  sql: string;
  values: readonly unknown[];
}

const startOfDay = "(?::date)::timestamp AT TIME ZONE 'Asia/Seoul'";
const endOfDay = "(?::date + 1)::timestamp AT TIME ZONE 'Asia/Seoul'";
const escapeLike = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** A name or a number, as it was typed: digits with spaces, dashes or a country code are a number. */
function searched(q: string): Condition[] {
  if (q === "") return [];
  if (/^\+?[\d\s().-]+$/.test(q)) {
    const digits = q.replace(/\D/g, "").replace(/^(00)?82(?=1)/, "0");
    const pieces = Array.from({ length: Math.max(0, digits.length - 3) }, (_, at) => digits.slice(at, at + 4));
    const part = { sql: "lead.phone_digits LIKE ?", values: [`%${digits}%`] };
    return pieces.length > 0 ? [holds(pieces), part] : [part];
  }
  const name = q.replace(/\s/g, "").toLowerCase();
  const letters = [...name];
  const pieces = letters.length === 1 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
  return [holds(pieces), { sql: "lead_name(lead.name) LIKE ?", values: [`%${escapeLike(name)}%`] }];
}

/** Asks the index for the leads that have all of these pieces. */
const holds = (pieces: readonly string[]): Condition => ({
  sql: "lead_pieces(lead.name, lead.phone_digits) @> ?::text[]",
  values: [pieces],
});

function conditions({ status, relay, form, source, from, to, visit }: LeadFilters, q: string): Condition[] {
  const when = (value: string | undefined, sql: string, values: readonly unknown[] = [value]) =>
    value === undefined ? [] : [{ sql, values }];
  return [
    ...when(status, "lead.status = ?"),
    ...when(relay, "lead.relay_state = ?"),
    ...when(form, "lead.form = ?"),
    ...when(source, "lead.source = ?"),
    ...when(from, `lead.created_at >= ${startOfDay}`),
    ...when(to, `lead.created_at < ${endOfDay}`),
    ...when(visit, `visit.starts_at >= ${startOfDay} AND visit.starts_at < ${endOfDay}`, [visit, visit]),
    ...searched(q.trim()),
  ];
}

export interface LeadQuery {
  filters: LeadFilters;
  /** Part of a name or of a number; empty for all. */
  q: string;
  after?: Cursor | undefined;
  /** Pages that are asked for at once; 1 by default. */
  pages?: number;
}

/**
 * Leads, newest first, by keyset.
 * @param limit how many at most
 */
export async function selectLeads(db: Knex, { filters, q, after }: LeadQuery, limit: number): Promise<LeadRow[]> {
  const all = [
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
  const { rows } = await db.raw<QueryResult<LeadRow>>(
    `SELECT ${columns} FROM registrations AS lead ${joinVisit}
     ${all.length > 0 ? `WHERE ${all.map(({ sql }) => sql).join(" AND ")}` : ""}
     ORDER BY lead.created_at DESC, lead.id DESC LIMIT ?`,
    [...all.flatMap(({ values }) => values), limit] as Knex.RawBinding[],
  );
  return rows;
}

/** @returns the leads that were asked for with how many others share each one's number, and whether there are older ones. */
export async function listLeads(db: Knex, query: LeadQuery): Promise<{ leads: Lead[]; more: boolean }> {
  const limit = leadsPerPage * (query.pages ?? 1);
  const rows = await selectLeads(db, query, limit + 1);
  const shown = rows.slice(0, limit);
  const counted = await db.raw<QueryResult<{ id: string; duplicates: number }>>(
    `SELECT lead.id, (
       SELECT count(*)::integer FROM registrations AS other
       WHERE other.phone_digits = lead.phone_digits AND other.phone_digits <> '' AND other.id <> lead.id
     ) AS duplicates
     FROM registrations AS lead WHERE lead.id = ANY(?::bigint[])`,
    [shown.map(({ id }) => id)],
  );
  const duplicates = new Map(counted.rows.map((row) => [row.id, row.duplicates]));
  return {
    leads: shown.map((row) => toLead({ ...row, duplicates: duplicates.get(row.id) ?? 0 })),
    more: rows.length > limit,
  };
}

/** @returns how many leads fit, counted no further than `limit`. */
export async function countLeads(db: Knex, { filters, q }: LeadQuery, limit: number): Promise<number> {
  const all = conditions(filters, q);
  const { rows } = await db.raw<QueryResult<{ count: number }>>(
    `SELECT count(*)::integer AS count FROM (
       SELECT 1 FROM registrations AS lead ${filters.visit === undefined ? "" : joinVisit}
       ${all.length > 0 ? `WHERE ${all.map(({ sql }) => sql).join(" AND ")}` : ""} LIMIT ?
     ) AS found`,
    [...all.flatMap(({ values }) => values), limit] as Knex.RawBinding[],
  );
  return onlyRow(rows).count;
}

/** @returns every source there is. */
export const listSources = (db: Knex) => distinctValues(db, "registrations", "source");
