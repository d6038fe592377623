import type { Knex } from "knex";
import { undoSeconds } from "../../../client/shared/desk/deskProps.ts";
import { writeDeskLog } from "../deskLog.ts";
import { sendAgain } from "../relay/relayHistory.ts";
import { recordUndo } from "../undo.ts";
import { changeMarketing } from "./consentLedger.ts";
import { type LeadTask, lockLead } from "./leadScope.ts";

/** @returns false when there is no such lead for this account */
export async function addNote(db: Knex, { id, by }: LeadTask, body: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    if (!(await lockLead(transaction, by, id))) return false;
    await transaction("lead_notes").insert({ registration_id: id, author: by.email, body });
    await writeDeskLog(transaction, { administrator: by.email, action: "note", leadId: id });
    return true;
  });
}

/**
 * Records that someone withdrew consent to advertising through the office, for all leads merged into this one.
 * @returns the undo's id, unless nothing changed; undefined when there is no such lead for this account
 */
export async function refuseMarketing(
  db: Knex,
  { id, by }: LeadTask,
): Promise<{ undo: string | undefined } | undefined> {
  return db.transaction(async (transaction) => {
    if (!(await lockLead(transaction, by, id))) return undefined;
    const ids = await transaction("registrations").where({ id }).orWhere({ merged_into: id }).orderBy("id").pluck("id");
    const leads = [];
    for (const leadId of ids) {
      const refused = await changeMarketing(transaction, leadId, { marketing: false, channel: "office", by: by.email });
      await writeDeskLog(transaction, { administrator: by.email, action: "marketing", leadId: leadId });
      if (refused?.changed) leads.push({ id: leadId, from: refused.event });
    }
    const undo = leads.length > 0 && (await recordUndo(transaction, { by, kind: "marketing", data: { leads } }));
    return { undo: undo || undefined };
  });
}

/** @returns false when there is no such lead or it is relayed already */
export async function relayAgain(db: Knex, { id, by }: LeadTask): Promise<boolean> {
  return db.transaction(async (transaction) => {
    if (!(await sendAgain(transaction, id))) return false;
    await writeDeskLog(transaction, { administrator: by.email, action: "relay", leadId: id });
    return true;
  });
}

/**
 * Schedules a lead's erasure, with the leads merged into it, after the time in which it can be undone.
 * @returns the undo's id, or undefined when there is no such lead
 */
export async function planErasure(db: Knex, { id, by }: LeadTask): Promise<string | undefined> {
  return db.transaction(async (transaction) => {
    if (!(await lockLead(transaction, by, id))) return undefined;
    const undo = await recordUndo(transaction, { by, kind: "erase", data: { leads: [{ id }] } });
    // Slightly longer than the undo is valid, so that nothing is erased while it is being undone.
    const wait = `${undoSeconds + 6} seconds`;
    await transaction.raw("UPDATE registrations SET erase_at = now() + cast(:wait AS interval) WHERE id = :id", {
      id,
      wait,
    });
    await transaction.raw(
      "SELECT graphile_worker.add_job('erasePlanned', run_at => now() + cast(:wait AS interval), max_attempts => 25)",
      { wait },
    );
    await writeDeskLog(transaction, { administrator: by.email, action: "erase", leadId: id });
    return undo;
  });
}
