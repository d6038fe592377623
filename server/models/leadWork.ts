import type { Knex } from "knex";
import { undoSeconds } from "../../client/contract/desk/frame.ts";
import { formatMoment } from "../../client/contract/format/format.ts";
import type { Grade, LeadStatus, VisitOutcome } from "../../client/contract/lead.ts";
import { desk } from "../../client/copy/desk.ts";
import type { DeskLogDetails, Row } from "../database/tables.ts";
import type { Administrator } from "./administrator.ts";
import { changeMarketing } from "./consentLedger.ts";
import { writeDeskLog } from "./deskLog.ts";
import { lockLead } from "./leadScope.ts";
import { sendAgain } from "./relayHistory.ts";
import { recordUndo } from "./undo.ts";

export interface LeadTask {
  id: string;
  /** The account that does it. */
  by: Administrator;
}

/** The stored value: as a form sends it, and as text. */
export interface StoredValue {
  value: string;
  label: string;
}

/** `missing`: no such lead for this account. A `Standing` is a conflict: what someone else has stored meanwhile. */
export type WorkOutcome = "done" | "missing" | StoredValue;

type Lead = Row<"registrations">;
type Change = Partial<
  Pick<
    Lead,
    "status" | "visited_at" | "contracted_at" | "callback_at" | "grade" | "absences" | "assignee_id" | "interest_type"
  >
>;

interface Step {
  stored: StoredValue;
  /** The new value, as a form sends it. */
  to: string;
  change: Change;
  details: DeskLogDetails;
}

interface Changed extends LeadTask {
  action: Parameters<typeof writeDeskLog>[1]["action"];
  /** The value that the change is based on, if known. */
  previous?: string | undefined;
}

/** Applies a change to a lead and logs it, in one transaction. */
function change(db: Knex, { id, by, action, previous }: Changed, step: (lead: Lead) => Step) {
  return db.transaction(async (transaction): Promise<WorkOutcome> => {
    const lead = await lockLead(transaction, by, id);
    if (!lead) return "missing";
    const { stored, to, change, details } = step(lead);
    if (to === stored.value) return "done";
    if (isConflict(previous, stored)) return stored;
    await transaction("registrations").where({ id }).update(change);
    await writeDeskLog(transaction, { administrator: by.email, action, leadId: id, details });
    return "done";
  });
}

/** @returns whether the stored value is another than the one that a change is based on */
export const isConflict = (previous: string | undefined, { value }: StoredValue): boolean =>
  previous !== undefined && previous !== value;

/** The times at which a lead visited and signed a contract, as its status implies. */
function milestones(lead: Pick<Lead, "visited_at" | "contracted_at">, status: LeadStatus, now: Date): Change {
  if (status === "closed") return {};
  if (status === "contracted") return { contracted_at: lead.contracted_at ?? now };
  if (status === "visited") return { visited_at: lead.visited_at ?? now, contracted_at: null };
  return { visited_at: null, contracted_at: null };
}

/** @param previous the status that the change is based on, if known; another one stored is a conflict */
export const setStatus = (db: Knex, work: LeadTask, status: LeadStatus, previous?: string) =>
  change(db, { ...work, action: "status", previous }, (lead) => ({
    stored: { value: lead.status, label: desk.statuses[lead.status] },
    to: status,
    change: { status, ...milestones(lead, status, new Date()) },
    details: { from: lead.status, to: status },
  }));

/**
 * @param callback when to call the lead again; null for never
 * @param previous the time that the change is based on, as an ISO string or empty
 */
export const setCallback = (db: Knex, work: LeadTask, callback: Date | null, previous?: string) =>
  change(db, { ...work, action: "callback", previous }, ({ callback_at }) => ({
    stored: storedCallback(callback_at),
    to: storedCallback(callback).value,
    change: { callback_at: callback },
    details: { note: storedCallback(callback).label },
  }));

const storedCallback = (callback: Date | null): StoredValue =>
  callback
    ? { value: callback.toISOString(), label: formatMoment(callback.toISOString()) }
    : { value: "", label: "정한 시간 없음" };

/** @param previous the grade that the change is based on, or empty */
export const setGrade = (db: Knex, work: LeadTask, grade: Grade | null, previous?: string) =>
  change(db, { ...work, action: "grade", previous }, (lead) => ({
    ...fromTo(lead.grade ?? "", grade ?? "", "없음"),
    change: { grade },
  }));

/** @param previous the type of interest that the change is based on, or empty */
export const setInterest = (db: Knex, work: LeadTask, type: string, previous?: string) =>
  change(db, { ...work, action: "interest", previous }, (lead) => ({
    ...fromTo(lead.interest_type, type, desk.noType),
    change: { interest_type: type },
  }));

/** A change from one value to another; either may be empty. */
const fromTo = (from: string, to: string, nothing: string): Omit<Step, "change"> => ({
  stored: { value: from, label: from || nothing },
  to,
  details: { note: `${from || nothing} → ${to || nothing}` },
});

/** Counts an unanswered call, or takes one back. A lead that was called isn't new any more. */
export const changeAbsences = (db: Knex, work: LeadTask, step: 1 | -1) =>
  change(db, { ...work, action: "absence" }, (lead) => {
    const absences = Math.max(0, lead.absences + step);
    return {
      stored: { value: String(lead.absences), label: `${lead.absences}회` },
      to: String(absences),
      change: { absences, status: lead.status === "new" && step === 1 ? "contacted" : lead.status },
      details: { note: `${absences}회${step < 0 ? " (되돌림)" : ""}` },
    };
  });

/**
 * Records whether a booked visit took place; null clears it.
 * @param previous the outcome that the change is based on, or empty
 * @returns `none` when no visit is booked
 */
export function setVisitOutcome(
  db: Knex,
  { id, by }: LeadTask,
  outcome: VisitOutcome | null,
  previous?: string,
): Promise<WorkOutcome | "none"> {
  return db.transaction(async (transaction): Promise<WorkOutcome | "none"> => {
    const lead = await lockLead(transaction, by, id);
    if (!lead) return "missing";
    const visit = await transaction("visit_bookings")
      .where({ registration_id: id, cancelled_at: null })
      .first("outcome");
    if (!visit) return "none";
    const stored = {
      value: visit.outcome ?? "",
      label: visit.outcome ? desk.visitOutcomes[visit.outcome] : "기록 없음",
    };
    if (stored.value === (outcome ?? "")) return "done";
    if (isConflict(previous, stored)) return stored;
    await transaction("visit_bookings")
      .where({ registration_id: id, cancelled_at: null })
      .update({ outcome, outcome_at: outcome && transaction.fn.now(3) });
    const now = new Date();
    if (outcome === "arrived" && lead.status !== "contracted")
      await transaction("registrations")
        .where({ id })
        .update({ status: "visited", ...milestones(lead, "visited", now) });
    else if (outcome !== "arrived" && lead.status === "visited")
      await transaction("registrations")
        .where({ id })
        .update({ status: "booked", ...milestones(lead, "booked", now) });
    const details = { note: outcome ? desk.visitOutcomes[outcome] : "되돌림" };
    await writeDeskLog(transaction, { administrator: by.email, action: "visit", leadId: id, details });
    return "done";
  });
}

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
      if (!(await changeMarketing(transaction, leadId, { marketing: false, channel: "office", toldBy: by.email })))
        continue;
      await writeDeskLog(transaction, { administrator: by.email, action: "marketing", leadId: leadId });
      leads.push({ id: leadId });
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
