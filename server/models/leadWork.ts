import type { Knex } from "knex";
import type { LeadStatus } from "../../client/contract/lead.ts";
import { changeMarketing } from "./consentLedger.ts";
import { writeDeskLog } from "./deskLog.ts";
import { eraseRegistration } from "./erasure.ts";
import { sendAgain } from "./relayHistory.ts";

interface Work {
  id: string;
  /** E-mail of who does it. */
  administrator: string;
}

/** What the office does with a lead. Each is done and written into the log together, or not at all. */
export async function setStatus(db: Knex, { id, administrator }: Work, status: LeadStatus): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const before = await transaction("registrations").where({ id }).forUpdate().first("status");
    if (!before) return false;
    await transaction("registrations").where({ id }).update({ status });
    const details = { from: before.status, to: status };
    await writeDeskLog(transaction, { administrator, action: "status", leadId: id, details });
    return true;
  });
}

/** @returns false when there is no such lead */
export async function addNote(db: Knex, { id, administrator }: Work, body: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const found = await transaction("registrations").where({ id }).forKeyShare().first("id");
    if (!found) return false;
    await transaction("lead_notes").insert({ registration_id: id, author: administrator, body });
    await writeDeskLog(transaction, { administrator, action: "note", leadId: id });
    return true;
  });
}

/** Writes down that somebody refused advertising, which they didn't do by themselves. */
export async function refuseMarketing(db: Knex, { id, administrator }: Work): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const found = await transaction("registrations").where({ id }).forUpdate().first("id");
    if (!found) return false;
    if (await changeMarketing(transaction, id, { marketing: false, channel: "office" }))
      await writeDeskLog(transaction, { administrator, action: "marketing", leadId: id });
    return true;
  });
}

/** @returns false when there is no such lead or it has been relayed already */
export async function relayAgain(db: Knex, { id, administrator }: Work): Promise<boolean> {
  return db.transaction(async (transaction) => {
    if (!(await sendAgain(transaction, id))) return false;
    await writeDeskLog(transaction, { administrator, action: "relay", leadId: id });
    return true;
  });
}

/** @returns false when there is no such lead */
export async function eraseLead(db: Knex, { id, administrator }: Work): Promise<boolean> {
  return db.transaction(async (transaction) => {
    if (!(await eraseRegistration(transaction, id, "office"))) return false;
    await writeDeskLog(transaction, { administrator, action: "erase", leadId: id });
    return true;
  });
}
