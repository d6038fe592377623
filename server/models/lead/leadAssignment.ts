import type { Knex } from "knex";
import { desk } from "../../../client/copy/desk.ts";
import { accountName } from "../../../client/shared/account.ts";
import type { Row } from "../../database/tables.ts";
import type { SignedInAccount } from "../account/password.ts";
import { writeDeskLog } from "../deskLog.ts";
import { recordUndo } from "../undo.ts";
import { type ChangeOutcome, isConflict } from "./leadChanges.ts";
import { type LeadTask, lockLead } from "./leadScope.ts";

type Lead = Row<"registrations">;

/**
 * @param previous id of the assignee that the change is based on, or empty
 * @returns `missing` also for an account that can't have leads assigned
 */
export function setAssignee(
  db: Knex,
  work: LeadTask,
  assignee: string | null,
  previous?: string,
): Promise<ChangeOutcome> {
  return db.transaction(async (transaction): Promise<ChangeOutcome> => {
    const lead = await lockLead(transaction, work.by, work.id);
    if (!lead || !(await mayAssignTo(transaction, work.by, assignee))) return "missing";
    if (lead.assignee_id === assignee) return "done";
    const stored = { value: lead.assignee_id ?? "", label: await nameOf(transaction, lead.assignee_id) };
    if (isConflict(previous, stored)) return stored;
    await assign(transaction, work.by, lead, assignee);
    return "done";
  });
}

async function nameOf(transaction: Knex, id: string | null): Promise<string> {
  const account = id === null ? undefined : await transaction("administrators").where({ id }).first("email", "name");
  return account ? accountName(account) : desk.noAssignee;
}

/** The office assigns leads to anyone; counsellors take an unassigned lead or give up their own. */
async function mayAssignTo(transaction: Knex, by: SignedInAccount, assignee: string | null): Promise<boolean> {
  if (assignee === null) return true;
  if (by.role !== "office" && assignee !== by.id) return false;
  return (await transaction("administrators").where({ id: assignee, disabled_at: null }).first("id")) !== undefined;
}

/** Assigns a lead, which is locked, and logs it. */
export async function assign(
  transaction: Knex,
  by: SignedInAccount,
  lead: Lead,
  assignee: string | null,
): Promise<void> {
  await transaction("registrations").where({ id: lead.id }).update({ assignee_id: assignee });
  const named = await transaction("administrators")
    .whereIn(
      "id",
      [lead.assignee_id, assignee].filter((id) => id !== null),
    )
    .select("id", "email");
  const nameOf = (id: string | null) => named.find((account) => account.id === id)?.email ?? desk.noAssignee;
  const details = { note: `${nameOf(lead.assignee_id)} → ${nameOf(assignee)}` };
  await writeDeskLog(transaction, { administrator: by.email, action: "assign", leadId: lead.id, details });
}

/**
 * Assigns many leads to one account; missing leads are skipped.
 * @returns the number of reassigned leads and the undo's id, or undefined for an account that can't have leads assigned
 */
export function assignAll(
  db: Knex,
  by: SignedInAccount,
  ids: readonly string[],
  assignee: string | null,
): Promise<{ count: number; undo: string } | undefined> {
  return db.transaction(async (transaction) => {
    if (!(await mayAssignTo(transaction, by, assignee))) return undefined;
    const leads = [];
    // In a fixed order, so that two bulk assignments of the same leads can't deadlock.
    for (const id of [...new Set(ids)].sort((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1))) {
      const lead = await lockLead(transaction, by, id);
      if (!lead || lead.assignee_id === assignee) continue;
      await assign(transaction, by, lead, assignee);
      leads.push({ id, from: lead.assignee_id });
    }
    const undo = await recordUndo(transaction, { by, kind: "assign", data: { leads, to: assignee } });
    return { count: leads.length, undo };
  });
}
