import type { Knex } from "knex";
import type { QueryResult } from "pg";
import { logNotes } from "../../client/copy/logNotes.ts";
import { undoSeconds } from "../../client/shared/desk/deskProps.ts";
import type { LeadStatus } from "../../client/shared/lead.ts";
import type { Row, UndoData } from "../database/tables.ts";
import type { SignedInAccount } from "./account/password.ts";
import { writeDeskLog } from "./deskLog.ts";
import { undoHomeChange } from "./home/undoHomeChange.ts";
import { changeMarketing, lastConsentEvent } from "./lead/consentLedger.ts";
import { undoMerge } from "./lead/leadSeparation.ts";
import { onlyRow } from "./onlyRow.ts";

type UndoKind = Row<"desk_undos">["kind"];

/** Seconds that an undo stays valid beyond what pages show, for the request's way to the server. */
const grace = 5;

interface Undo {
  by: SignedInAccount;
  kind: UndoKind;
  data: UndoData;
}

/**
 * Records how to undo something, in the transaction that does it.
 * @returns the undo's id
 */
export async function recordUndo(transaction: Knex, { by, kind, data }: Undo): Promise<string> {
  const { rows } = await transaction.raw<QueryResult<{ id: string }>>(
    `WITH expired AS (DELETE FROM desk_undos WHERE administrator_id = :by AND expires_at < now())
     INSERT INTO desk_undos (administrator_id, kind, data, expires_at)
     VALUES (:by, :kind, :data, now() + :seconds * interval '1 second') RETURNING id`,
    { by: by.id, kind, data: JSON.stringify(data), seconds: undoSeconds + grace },
  );
  return onlyRow(rows).id;
}

/**
 * Undoes something once, for the account that did it.
 * @returns what was undone, or undefined when it is too late or everything was changed since
 */
export async function undo(db: Knex, by: SignedInAccount, id: string): Promise<UndoKind | undefined> {
  return db.transaction(async (transaction) => {
    const [found] = await transaction("desk_undos")
      .where({ id, administrator_id: by.id })
      .whereRaw("expires_at >= now()")
      .delete()
      .returning(["kind", "data"]);
    if (!found) return undefined;
    const { kind, data } = found;
    let reverted = kind === "home";
    if (kind === "home" && !(await undoHomeChange(transaction, by, data))) return undefined;
    if (data.home?.taken) await giveBack(transaction, by, data.home.taken);
    // A lead that others go back to must have been put back before them.
    for (const lead of data.leads.toSorted((one, other) => Number(!!one.from) - Number(!!other.from))) {
      if (!(await revert[kind](transaction, by, lead, data))) continue;
      reverted = true;
      const action = (
        {
          erase: "restore",
          merge: "merge",
          assign: "assign",
          marketing: "marketing",
          text: "text",
          home: "status",
        } as const
      )[kind];
      await writeDeskLog(transaction, {
        administrator: by.email,
        action,
        leadId: lead.id,
        ...(kind !== "erase" && { details: { note: logNotes.undone } }),
      });
    }
    return reverted ? kind : undefined;
  });
}

/** Gives up a lead that was taken with a home, unless it is somebody else's since. */
async function giveBack(transaction: Knex, by: SignedInAccount, id: string): Promise<void> {
  const given = await transaction("registrations").where({ id, assignee_id: by.id }).update({ assignee_id: null });
  if (given === 0) return;
  const details = { note: logNotes.undone };
  await writeDeskLog(transaction, { administrator: by.email, action: "assign", leadId: id, details });
}

type Revert = (
  transaction: Knex.Transaction,
  by: SignedInAccount,
  lead: UndoData["leads"][number],
  data: UndoData,
) => Promise<boolean>;

/** None of these overwrites what someone else has changed since. */
const revert: Record<UndoKind, Revert> = {
  erase: async (transaction, _by, { id }) =>
    (await transaction("registrations").where({ id }).whereNotNull("erase_at").update({ erase_at: null })) === 1,
  merge: (transaction, by, { id, from = null }, { to }) => undoMerge(transaction, by, { id, from, to: to ?? "0" }),
  assign: async (transaction, _by, { id, from = null }, { to = null }) =>
    (await transaction("registrations").where({ id, assignee_id: to }).update({ assignee_id: from })) === 1,
  marketing: async (transaction, by, { id, from }) => {
    // Locked, so that the visitor's own refusal is either seen here or comes after this.
    await transaction("registrations").where({ id }).forUpdate().first("id");
    if ((await lastConsentEvent(transaction, id)) !== from) return false;
    return (await changeMarketing(transaction, id, { marketing: true, channel: "office", by: by.email })) !== undefined;
  },
  text: async (transaction, _by, { id }, { to }) =>
    (await transaction("texts")
      .where({ id: to ?? "0", registration_id: id, state: "waiting" })
      .update({ state: "skipped", reason: "takenBack", settled_at: transaction.fn.now() })) === 1,
  home: async (transaction, _by, { id, from, contractedAt = null }, { to }) =>
    (await transaction("registrations")
      .where({ id, status: to as LeadStatus })
      .update({
        status: from as LeadStatus,
        contracted_at: contractedAt === null ? null : new Date(contractedAt),
      })) === 1,
};
