import type { Knex } from "knex";
import { logNotes } from "../../../client/copy/logNotes.ts";
import { writeDeskLog } from "../deskLog.ts";
import { carryHomes } from "../home/leadHomes.ts";
import { recordUndo } from "../undo.ts";
import type { LeadTask } from "./leadScope.ts";

/**
 * Merges leads of the same number into one: they are shown as part of it with their notes and histories, and so are
 * leads merged into them. None of their data changes.
 * @param ids the leads to merge into it
 * @returns the number of merged leads and the undo's id, or undefined when there is no such lead
 */
export async function mergeLeads(
  db: Knex,
  { id, by }: LeadTask,
  ids: readonly string[],
): Promise<{ count: number; undo: string } | undefined> {
  return db.transaction(async (transaction) => {
    const wanted = [id, ...ids];
    const locked = await transaction("registrations")
      .where({ erase_at: null })
      .where((chosen) => void chosen.whereIn("id", wanted).orWhereIn("merged_into", ids as string[]))
      .orderBy("id")
      .forUpdate()
      .select("id", "phone_digits", "merged_into");
    const into = locked.find((lead) => lead.id === id && lead.merged_into === null);
    if (!into) return undefined;
    const parts = locked.filter(
      (lead) => lead.id !== id && lead.phone_digits !== "" && lead.phone_digits === into.phone_digits,
    );
    const leads = parts.map((part) => ({ id: part.id, from: part.merged_into }));
    await transaction("registrations")
      .whereIn(
        "id",
        leads.map((part) => part.id),
      )
      .update({ merged_into: id });
    await carryHomes(
      transaction,
      by,
      leads.map((part) => part.id),
      id,
    );
    for (const part of parts)
      await writeDeskLog(transaction, {
        administrator: by.email,
        action: "merge",
        leadId: part.id,
        details: { note: logNotes.merged(id) },
      });
    const undo = await recordUndo(transaction, { by, kind: "merge", data: { leads, to: id } });
    return { count: leads.length, undo };
  });
}

/** Undoes the merge of a lead. @returns false when it isn't merged into another */
export async function separateLead(db: Knex, { id, by }: LeadTask): Promise<boolean> {
  return db.transaction(async (transaction) => {
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
