import type { Knex } from "knex";
import { writeDeskLog } from "./deskLog.ts";
import type { Work } from "./leadWork.ts";
import { rememberUndo } from "./undo.ts";

/**
 * Shows leads of the same number as a part of one, with their notes and histories; those that were part of them come
 * along. Nothing of them is changed or lost.
 * @param ids of the leads that become part of it
 * @returns how many became part of it and the id of what takes it back, or undefined when there is no such lead
 */
export async function mergeLeads(
  db: Knex,
  { id, by }: Work,
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
    for (const part of parts)
      await writeDeskLog(transaction, {
        administrator: by.email,
        action: "merge",
        leadId: part.id,
        details: { note: `상담 ${id}에 합침` },
      });
    const undo = await rememberUndo(transaction, { by, kind: "merge", data: { leads, to: id } });
    return { count: leads.length, undo };
  });
}

/** Lets a lead stand alone again. @returns false when it is no part of another */
export async function separateLead(db: Knex, { id, by }: Work): Promise<boolean> {
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
      details: { note: "따로 보기" },
    });
    return true;
  });
}
