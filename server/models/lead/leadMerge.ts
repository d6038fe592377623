import type { Knex } from "knex";
import { holdRules } from "../../../client/content/sale/holds.ts";
import { logNotes } from "../../../client/copy/logNotes.ts";
import { writeDeskLog } from "../deskLog.ts";
import { carryHomes, homesHeld } from "../home/leadHomes.ts";
import { recordUndo } from "../undo.ts";
import type { LeadTask } from "./leadScope.ts";
import { lockMerges } from "./leadSeparation.ts";

/**
 * Merges leads of the same number into one: they are shown as part of it with their notes and histories, and so are
 * leads merged into them. None of their data changes.
 * @param ids the leads to merge into it
 * @returns the number of merged leads and the undo's id; "tooMany" when it would have more homes held than a lead may; or
 * undefined when there is no such lead
 */
export async function mergeLeads(
  db: Knex,
  { id, by }: LeadTask,
  ids: readonly string[],
): Promise<{ count: number; undo: string } | "tooMany" | undefined> {
  return db.transaction(async (transaction) => {
    const { phone_digits } = (await lockMerges(transaction, id)) ?? {};
    if (phone_digits === undefined) return undefined;
    const sameNumber = await transaction("registrations")
      .where({ phone_digits, erase_at: null })
      .whereRaw("(id = ANY(:ids) OR merged_into = ANY(:ids))", { ids: [id, ...ids] })
      .orderBy("id")
      .forUpdate()
      .select("id", "merged_into");
    if (!sameNumber.some((lead) => lead.id === id && lead.merged_into === null)) return undefined;
    const wanted = new Set(
      phone_digits === "" ? [] : sameNumber.map((lead) => lead.id).filter((one) => ids.includes(one)),
    );
    const isPart = (one: string | null) => one !== null && one !== id && wanted.has(one);
    const parts = sameNumber.filter((lead) => lead.id !== id && (isPart(lead.id) || isPart(lead.merged_into)));
    const leads = parts.map((part) => ({ id: part.id, from: part.merged_into }));
    const merged = parts.map((part) => part.id);
    // As many holds as before are no reason: nothing is added to them.
    if (
      (await homesHeld(transaction, merged)) > 0 &&
      (await homesHeld(transaction, [id, ...merged])) > holdRules.homesPerLead
    )
      return "tooMany";
    await transaction("registrations").whereIn("id", merged).update({ merged_into: id });
    await carryHomes(transaction, by, merged, id);
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
