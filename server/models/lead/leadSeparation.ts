import type { Knex } from "knex";
import { logNotes } from "../../../client/copy/logNotes.ts";
import type { SignedInAccount } from "../account/password.ts";
import { writeDeskLog } from "../deskLog.ts";
import { returnHomes } from "../home/leadHomes.ts";
import { type LeadTask, lockLeads } from "./leadScope.ts";

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
 * Puts a merged lead back where it was, with its homes, unless it was moved since or that one is now merged itself.
 * @param from the lead that it was merged into before, if any
 * @returns whether it did
 */
export async function undoMerge(
  transaction: Knex.Transaction,
  by: SignedInAccount,
  { id, from, to }: { id: string; from: string | null; to: string },
): Promise<boolean> {
  await lockMerges(transaction, id);
  await lockLeads(transaction, [id, to, ...(from === null ? [] : [from])]);
  const query = transaction("registrations").where({ id, merged_into: to });
  if (from !== null)
    query.whereExists(transaction("registrations").where({ id: from, merged_into: null, erase_at: null }).select("id"));
  if ((await query.update({ merged_into: from })) === 0) return false;
  await returnHomes(transaction, by, { origin: id, from: to, to: from ?? id });
  return true;
}

/** Undoes the merge of a lead, whose homes come along. @returns false when it isn't merged into another */
export async function separateLead(db: Knex, { id, by }: LeadTask): Promise<boolean> {
  return db.transaction(async (transaction) => {
    await lockMerges(transaction, id);
    const from = (await transaction("registrations").where({ id }).first("merged_into"))?.merged_into;
    if (!from) return false;
    await lockLeads(transaction, [id, from]);
    await transaction("registrations").where({ id }).update({ merged_into: null });
    await returnHomes(transaction, by, { origin: id, from, to: id });
    await writeDeskLog(transaction, {
      administrator: by.email,
      action: "merge",
      leadId: id,
      details: { note: logNotes.separated },
    });
    return true;
  });
}
