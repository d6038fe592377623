import type { Knex } from "knex";
import { logNotes } from "../../../client/copy/logNotes.ts";
import { writeDeskLog } from "../deskLog.ts";
import type { LeadTask } from "./leadScope.ts";

/**
 * Held until the transaction's end by whatever merges or separates leads of one number: locks of the leads alone let two
 * merges at once make a chain, whose middle is in no list.
 * @param id of one of the leads
 * @returns it, or undefined when there is none
 */
export async function lockMerges(transaction: Knex, id: string) {
  const lead = await transaction("registrations").where({ id }).first("phone_digits");
  if (lead)
    await transaction.raw("SELECT pg_advisory_xact_lock(hashtextextended('merge:' || ?, 0))", [lead.phone_digits]);
  return lead;
}

/**
 * Puts a merged lead back where it was, unless it was moved since or that one is now merged itself.
 * @param from the lead that it was merged into before, if any
 * @returns whether it did
 */
export async function undoMerge(
  transaction: Knex,
  { id, from, to }: { id: string; from: string | null; to: string | null },
): Promise<boolean> {
  await lockMerges(transaction, id);
  const query = transaction("registrations").where({ id, merged_into: to });
  if (from !== null)
    query.whereExists(transaction("registrations").where({ id: from, merged_into: null, erase_at: null }).select("id"));
  return (await query.update({ merged_into: from })) === 1;
}

/** Undoes the merge of a lead. @returns false when it isn't merged into another */
export async function separateLead(db: Knex, { id, by }: LeadTask): Promise<boolean> {
  return db.transaction(async (transaction) => {
    await lockMerges(transaction, id);
    const changed = await transaction("registrations")
      .where({ id })
      .whereNotNull("merged_into")
      .update({ merged_into: null });
    if (changed === 0) return false;
    await writeDeskLog(transaction, {
      administrator: by.email,
      action: "merge",
      leadId: id,
      details: { note: logNotes.separated },
    });
    return true;
  });
}
