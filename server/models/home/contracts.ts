import type { Knex } from "knex";
import type { LeadStatus } from "../../../client/shared/lead.ts";
import type { Row, UndoData } from "../../database/tables.ts";

/**
 * Locks leads and those merged into them, in one order for everybody.
 * @returns them by id
 */
export async function lockWithParts(
  transaction: Knex.Transaction,
  ids: readonly string[],
): Promise<Map<string, Row<"registrations">>> {
  const leads = await transaction("registrations")
    .whereIn("id", ids)
    .orWhereIn("merged_into", ids)
    .orderBy("id")
    .forUpdate();
  return new Map(leads.map((lead) => [lead.id, lead]));
}

/** Leads count as contracted from now on. */
export const countContracts = (transaction: Knex.Transaction, ids: readonly string[]): Promise<number> =>
  transaction("registrations")
    .whereIn("id", ids)
    .whereNot({ status: "contracted" })
    .update({ status: "contracted", contracted_at: transaction.raw("coalesce(contracted_at, now())") });

/**
 * A lead whose contract was cancelled, and which has bought no other home, hasn't contracted.
 * @param lead locked, as are those merged into it
 * @param key of the home
 * @returns the leads whose status changed with it, if any
 */
export async function withdrawContract(
  transaction: Knex.Transaction,
  lead: Row<"registrations">,
  key: string,
): Promise<{ leads?: UndoData["leads"]; to?: LeadStatus }> {
  if (lead.status !== "contracted") return {};
  const another = await transaction("homes")
    .where({ lead_id: lead.id, state: "contracted" })
    .whereNot({ key })
    .first("key");
  if (another) return {};
  const to = lead.visited_at ? "visited" : "contacted";
  // The contract may have been that of a lead merged into it.
  const buyers = await transaction("registrations")
    .where({ status: "contracted" })
    .where((whole) => void whole.where({ id: lead.id }).orWhere({ merged_into: lead.id }))
    .select("id", "status", "contracted_at");
  const leads = buyers.map(({ id, status, contracted_at }) => ({
    id,
    from: status,
    contractedAt: contracted_at?.toISOString() ?? null,
  }));
  await transaction("registrations")
    .whereIn(
      "id",
      leads.map(({ id }) => id),
    )
    .update({ status: to, contracted_at: null });
  return { leads, to };
}
