import type { Knex } from "knex";
import { undoSeconds } from "../../client/contract/desk.ts";
import { formatMoment } from "../../client/contract/format/format.ts";
import type { Grade, LeadStatus, VisitOutcome } from "../../client/contract/lead.ts";
import { desk } from "../../client/words/desk.ts";
import type { DeskLogDetails, Row } from "../database/tables.ts";
import type { Administrator } from "./administrator.ts";
import { changeMarketing } from "./consentLedger.ts";
import { writeDeskLog } from "./deskLog.ts";
import { lockLead } from "./leadScope.ts";
import { sendAgain } from "./relayHistory.ts";
import { rememberUndo } from "./undo.ts";

export interface Work {
  id: string;
  /** The account that does it. */
  by: Administrator;
}

/** `missing`: no such lead for this account. `conflict`: someone else changed it first. */
export type WorkOutcome = "done" | "missing" | "conflict";

type Lead = Row<"registrations">;
type Change = Partial<
  Pick<Lead, "status" | "visited_at" | "contracted_at" | "callback_at" | "grade" | "absences" | "assignee_id">
>;

/**
 * The details to log and the columns to change; null when nothing changes, "conflict" when the change isn't allowed.
 */
type Step = (lead: Lead) => { change: Change; details?: DeskLogDetails } | "conflict" | null;

/** Applies a change to a lead and logs it, in one transaction. */
function change(db: Knex, { id, by }: Work, action: Parameters<typeof writeDeskLog>[1]["action"], step: Step) {
  return db.transaction(async (transaction): Promise<WorkOutcome> => {
    const lead = await lockLead(transaction, by, id);
    if (!lead) return "missing";
    const made = step(lead);
    if (made === "conflict") return "conflict";
    if (made === null) return "done";
    await transaction("registrations").where({ id }).update(made.change);
    const { details } = made;
    await writeDeskLog(transaction, { administrator: by.email, action, leadId: id, ...(details && { details }) });
    return "done";
  });
}

/** When a status first says that the lead visited or signed. */
function reached(lead: Pick<Lead, "visited_at" | "contracted_at">, status: LeadStatus, now: Date): Change {
  if (status === "closed") return {};
  if (status === "contracted") return { contracted_at: lead.contracted_at ?? now };
  if (status === "visited") return { visited_at: lead.visited_at ?? now, contracted_at: null };
  return { visited_at: null, contracted_at: null };
}

/** @param was the status that the change is based on, if known; another one stored is a conflict */
export const setStatus = (
  db: Knex,
  work: Work,
  { status, was }: { status: LeadStatus; was?: LeadStatus | undefined },
) =>
  change(db, work, "status", (lead) => {
    if (was !== undefined && was !== lead.status && status !== lead.status) return "conflict";
    return {
      change: { status, ...reached(lead, status, new Date()) },
      details: { from: lead.status, to: status },
    };
  });

/** @param callback when to call the lead again; null for never */
export const setCallback = (db: Knex, work: Work, callback: Date | null) =>
  change(db, work, "callback", () => ({
    change: { callback_at: callback },
    details: { note: callback ? formatMoment(callback.toISOString()) : "취소" },
  }));

export const setGrade = (db: Knex, work: Work, grade: Grade | null) =>
  change(db, work, "grade", (lead) =>
    lead.grade === grade
      ? null
      : { change: { grade }, details: { note: `${lead.grade ?? "없음"} → ${grade ?? "없음"}` } },
  );

/** Counts an unanswered call, or takes one back. A lead that was called isn't new any more. */
export const countAbsence = (db: Knex, work: Work, step: 1 | -1) =>
  change(db, work, "absence", (lead) => {
    const absences = lead.absences + step;
    if (absences < 0) return null;
    const status = lead.status === "new" && step === 1 ? "contacted" : lead.status;
    return { change: { absences, status }, details: { note: `${absences}회${step < 0 ? " (되돌림)" : ""}` } };
  });

/** @returns `missing` also for an account that can't have leads assigned */
export function setAssignee(
  db: Knex,
  work: Work,
  { assignee, was }: { assignee: string | null; was?: string | null | undefined },
): Promise<WorkOutcome> {
  return db.transaction(async (transaction): Promise<WorkOutcome> => {
    const lead = await lockLead(transaction, work.by, work.id);
    if (!lead || !(await mayGiveTo(transaction, work.by, assignee))) return "missing";
    if (lead.assignee_id === assignee) return "done";
    if (was !== undefined && was !== lead.assignee_id) return "conflict";
    await assign(transaction, work.by, lead, assignee);
    return "done";
  });
}

/** The office assigns leads to anyone; counsellors take an unassigned lead or give up their own. */
async function mayGiveTo(transaction: Knex, by: Administrator, assignee: string | null): Promise<boolean> {
  if (assignee === null) return true;
  if (by.role !== "office" && assignee !== by.id) return false;
  return (await transaction("administrators").where({ id: assignee, disabled_at: null }).first("id")) !== undefined;
}

async function assign(transaction: Knex, by: Administrator, lead: Lead, assignee: string | null): Promise<void> {
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
  by: Administrator,
  ids: readonly string[],
  assignee: string | null,
): Promise<{ count: number; undo: string } | undefined> {
  return db.transaction(async (transaction) => {
    if (!(await mayGiveTo(transaction, by, assignee))) return undefined;
    const leads = [];
    // In a fixed order, so that two bulk assignments of the same leads can't deadlock.
    for (const id of [...new Set(ids)].sort((one, other) => (BigInt(one) < BigInt(other) ? -1 : 1))) {
      const lead = await lockLead(transaction, by, id);
      if (!lead || lead.assignee_id === assignee) continue;
      await assign(transaction, by, lead, assignee);
      leads.push({ id, from: lead.assignee_id });
    }
    const undo = await rememberUndo(transaction, { by, kind: "assign", data: { leads, to: assignee } });
    return { count: leads.length, undo };
  });
}

/** Records whether a booked visit took place; null clears it. */
export function setVisitOutcome(db: Knex, { id, by }: Work, outcome: VisitOutcome | null): Promise<WorkOutcome> {
  return db.transaction(async (transaction): Promise<WorkOutcome> => {
    const lead = await lockLead(transaction, by, id);
    if (!lead) return "missing";
    const [visit] = await transaction("visit_bookings")
      .where({ registration_id: id, cancelled_at: null })
      .update({ outcome, outcome_at: outcome && transaction.fn.now(3) }, ["starts_at"]);
    if (!visit) return "conflict";
    const now = new Date();
    if (outcome === "arrived" && lead.status !== "contracted")
      await transaction("registrations")
        .where({ id })
        .update({ status: "visited", ...reached(lead, "visited", now) });
    else if (outcome !== "arrived" && lead.status === "visited")
      await transaction("registrations")
        .where({ id })
        .update({ status: "booked", ...reached(lead, "booked", now) });
    const details = { note: outcome ? desk.visitOutcomes[outcome] : "되돌림" };
    await writeDeskLog(transaction, { administrator: by.email, action: "visit", leadId: id, details });
    return "done";
  });
}

/** @returns false when there is no such lead for this account */
export async function addNote(db: Knex, { id, by }: Work, body: string): Promise<boolean> {
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
export async function refuseMarketing(db: Knex, { id, by }: Work): Promise<{ undo: string | undefined } | undefined> {
  return db.transaction(async (transaction) => {
    if (!(await lockLead(transaction, by, id))) return undefined;
    const ids = await transaction("registrations").where({ id }).orWhere({ merged_into: id }).orderBy("id").pluck("id");
    const leads = [];
    for (const one of ids) {
      if (!(await changeMarketing(transaction, one, { marketing: false, channel: "office", toldBy: by.email })))
        continue;
      await writeDeskLog(transaction, { administrator: by.email, action: "marketing", leadId: one });
      leads.push({ id: one });
    }
    const undo = leads.length > 0 && (await rememberUndo(transaction, { by, kind: "marketing", data: { leads } }));
    return { undo: undo || undefined };
  });
}

/** @returns false when there is no such lead or it is relayed already */
export async function relayAgain(db: Knex, { id, by }: Work): Promise<boolean> {
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
export async function planErasure(db: Knex, { id, by }: Work): Promise<string | undefined> {
  return db.transaction(async (transaction) => {
    if (!(await lockLead(transaction, by, id))) return undefined;
    const undo = await rememberUndo(transaction, { by, kind: "erase", data: { leads: [{ id }] } });
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
