import type { Knex } from "knex";
import type { QueryResult } from "pg";
import { logNotes } from "../../../client/copy/logNotes.ts";
import { undoSeconds } from "../../../client/shared/desk/deskProps.ts";
import { writeDeskLog } from "../deskLog.ts";
import { type LeadTask, lockLead } from "../lead/leadScope.ts";
import { onlyRow } from "../onlyRow.ts";
import { recordUndo } from "../undo.ts";
import { planTexts, type TextKind } from "./textMessage.ts";

/** Milliseconds for which a text waits, so that it can be undone: slightly longer than the undo is valid. */
const undoWait = (undoSeconds + 6) * 1_000;

/** Days for which a template that was sent to a test number counts as tested. */
const testedDays = 30;

interface TextByHand {
  kind: TextKind;
  /** Digits of the number that a test is sent to, instead of the lead's. */
  testNumber?: string;
  now: Date;
}

/**
 * Queues a text to a lead, or a test of it.
 * @returns the undo's id, none for a test; `missing`: no such lead for this account; `underWay`: the same is pending already
 */
export async function sendByHand(
  db: Knex,
  { id, by }: LeadTask,
  { kind, testNumber, now }: TextByHand,
): Promise<"missing" | "underWay" | { undo: string | undefined }> {
  return db.transaction(async (transaction) => {
    if (!(await lockLead(transaction, by, id))) return "missing";
    const same = { registration_id: id, kind, test_number: testNumber ?? null };
    const pending = await transaction("texts").where(same).whereIn("state", ["waiting", "sending"]).first("id");
    if (pending) return "underWay";
    const at = testNumber === undefined ? new Date(now.getTime() + undoWait) : now;
    const [text] = await transaction("texts")
      .insert({ ...same, sent_by: by.email, send_after: at })
      .returning("id");
    await planTexts(transaction, id, at);
    const note = logNotes.text(kind, testNumber !== undefined);
    await writeDeskLog(transaction, { administrator: by.email, action: "text", leadId: id, details: { note } });
    if (testNumber !== undefined || !text) return { undo: undefined };
    return { undo: await recordUndo(transaction, { by, kind: "text", data: { leads: [{ id }], to: text.id } }) };
  });
}

/** @returns when a template was last sent to a test number, if that is still valid */
export async function lastTest(db: Knex, kind: TextKind, now: Date): Promise<Date | undefined> {
  const row = await db("texts")
    .where({ kind })
    .whereNotNull("test_number")
    .whereIn("state", ["sent", "logged"])
    .where("created_at", ">", new Date(now.getTime() - testedDays * 24 * 3_600_000))
    .orderBy("created_at", "desc")
    .first("created_at");
  return row?.created_at;
}

/** @returns whether advertising was refused for the number of a lead after it had agreed, on another lead of that number */
export async function refusedByNumber(db: Knex, id: string): Promise<boolean> {
  const { rows } = await db.raw<QueryResult<{ refused: boolean }>>(
    `SELECT EXISTS (
       SELECT FROM registrations AS own
       JOIN registrations AS other ON other.phone_digits = own.phone_digits AND other.id <> own.id
         AND NOT other.marketing_consent
       JOIN consent_events AS event ON event.registration_id = other.id AND event.kind = 'marketing_withdrawn'
         AND event.at > own.created_at
       WHERE own.id = ? AND own.phone_digits <> ''
     ) AS refused`,
    [id],
  );
  return onlyRow(rows).refused;
}

/** @returns whether a number is a lead's: a test to it would be a text to a visitor */
export const isLeadsNumber = async (db: Knex, digits: string): Promise<boolean> =>
  (await db("registrations").where({ phone_digits: digits }).first("id")) !== undefined;
