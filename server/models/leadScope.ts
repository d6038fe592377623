import type { Knex } from "knex";
import type { Row } from "../database/tables.ts";
import type { Administrator } from "./administrator.ts";

/** Who looks at leads. */
export type Viewer = Pick<Administrator, "id" | "role">;

/** A part of a statement's WHERE, on `registrations AS lead`. */
export interface Condition {
  sql: string;
  values: readonly unknown[];
}

/** What is to be destroyed is shown no more, and what was merged into another lead only there. */
const listed: Condition = { sql: "lead.erase_at IS NULL AND lead.merged_into IS NULL", values: [] };

const own = ({ id }: Viewer): Condition => ({ sql: "lead.assignee_id = ?", values: [id] });
const unassigned: Condition = { sql: "lead.assignee_id IS NULL", values: [] };

/**
 * The leads that somebody's lists show. A counsellor's are two parts, each the range of an index: as one condition they
 * would be looked for among everybody's.
 */
export const scopesOf = (viewer: Viewer): readonly (readonly Condition[])[] =>
  viewer.role === "office"
    ? [[listed]]
    : [
        [own(viewer), listed],
        [unassigned, listed],
      ];

/** The same as one condition, for leads that are few. */
export const visibleTo = (viewer: Viewer): Condition =>
  viewer.role === "office"
    ? listed
    : { sql: `(lead.assignee_id = ? OR lead.assignee_id IS NULL) AND ${listed.sql}`, values: [viewer.id] };

/**
 * Locks a lead that somebody may work on, merged ones too.
 * @returns undefined when there is no such lead for this account
 */
export function lockLead(transaction: Knex, viewer: Viewer, id: string): Promise<Row<"registrations"> | undefined> {
  return leadOf(transaction, viewer, id).forUpdate().first();
}

/** @returns whether this account may open the lead */
export async function mayOpen(db: Knex, viewer: Viewer, id: string): Promise<boolean> {
  return (await leadOf(db, viewer, id).first("id")) !== undefined;
}

function leadOf(db: Knex, viewer: Viewer, id: string) {
  const query = db("registrations").where({ id, erase_at: null });
  if (viewer.role !== "office")
    query.where((may) => void may.where({ assignee_id: viewer.id }).orWhere({ assignee_id: null }));
  return query;
}
