import type { Knex } from "knex";
import type { Row } from "../../database/tables.ts";
import type { SignedInAccount } from "../account/password.ts";

/** The account that views leads. */
export type Viewer = Pick<SignedInAccount, "id" | "role">;

/** A change to a lead, by an account. */
export interface LeadTask {
  id: string;
  by: SignedInAccount;
}

/** Part of a WHERE clause, on `registrations AS lead`. */
export interface Condition {
  sql: string;
  values: readonly unknown[];
}

/** Leads awaiting erasure aren't listed, and merged leads only with the lead they were merged into. */
const listed: Condition = { sql: "lead.erase_at IS NULL AND lead.merged_into IS NULL", values: [] };

const own = ({ id }: Viewer): Condition => ({ sql: "lead.assignee_id = ?", values: [id] });
const unassigned: Condition = { sql: "lead.assignee_id IS NULL", values: [] };

/**
 * The leads in an account's lists. A counsellor's are two index ranges; as one OR condition they would be searched
 * among all leads.
 */
export const scopesOf = (viewer: Viewer): readonly (readonly Condition[])[] =>
  viewer.role === "office"
    ? [[listed]]
    : [
        [own(viewer), listed],
        [unassigned, listed],
      ];

/** The same as one condition, for queries that read few leads. */
export const visibleTo = (viewer: Viewer): Condition =>
  viewer.role === "office"
    ? listed
    : { sql: `(lead.assignee_id = ? OR lead.assignee_id IS NULL) AND ${listed.sql}`, values: [viewer.id] };

/**
 * Of what is still to be done, such as visits and callbacks: a merged lead's as well, for those who see the lead that it was
 * merged into.
 */
export const workedBy = ({ id, role }: Viewer): Condition =>
  role === "office"
    ? { sql: "lead.erase_at IS NULL", values: [] }
    : {
        sql: `lead.erase_at IS NULL AND EXISTS (SELECT FROM registrations AS whole
          WHERE whole.id = coalesce(lead.merged_into, lead.id) AND (whole.assignee_id = ? OR whole.assignee_id IS NULL))`,
        values: [id],
      };

/** Locks leads, in one order for everybody; before any home. */
export const lockLeads = (transaction: Knex, ids: readonly string[]): Promise<Pick<Row<"registrations">, "id">[]> =>
  transaction("registrations").whereIn("id", ids).orderBy("id").forUpdate().select("id");

/**
 * Locks a lead that an account may work on, merged ones too.
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
    query.where(
      (may) =>
        void may
          .where({ assignee_id: viewer.id })
          .orWhere({ assignee_id: null })
          // Part of one's own lead.
          .orWhereIn("merged_into", db("registrations").where({ assignee_id: viewer.id }).select("id")),
    );
  return query;
}
