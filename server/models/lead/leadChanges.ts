import type { Knex } from "knex";
import { desk } from "../../../client/copy/desk.ts";
import { leadValueText } from "../../../client/copy/leadValueText.ts";
import { logNotes } from "../../../client/copy/logNotes.ts";
import { formatMoment } from "../../../client/shared/format/format.ts";
import { type Grade, type LeadStatus, suspected, type VisitOutcome } from "../../../client/shared/lead.ts";
import type { DeskLogDetails, Row } from "../../database/tables.ts";
import { writeDeskLog } from "../deskLog.ts";
import { addRelayJob } from "../relay/relayHistory.ts";
import { planTexts } from "../text/textMessage.ts";
import { type LeadTask, lockLead } from "./leadScope.ts";

/** The stored value: as a form sends it, and as text. */
export interface StoredValue {
  value: string;
  label: string;
}

/** `missing`: no such lead for this account. A stored value is a conflict: someone else has changed it meanwhile. */
export type ChangeOutcome = "done" | "missing" | StoredValue;

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
  /** What else follows, in the same transaction. */
  also?: ((transaction: Knex) => Promise<void>) | undefined;
}

interface Changed extends LeadTask {
  action: Parameters<typeof writeDeskLog>[1]["action"];
  /** The value that the change is based on, if known. */
  previous?: string | undefined;
}

/** Applies a change to a lead and logs it, in one transaction. */
function change(db: Knex, { id, by, action, previous }: Changed, step: (lead: Lead) => Step) {
  return db.transaction(async (transaction): Promise<ChangeOutcome> => {
    const lead = await lockLead(transaction, by, id);
    if (!lead) return "missing";
    const { stored, to, change, details, also } = step(lead);
    if (to === stored.value) return "done";
    if (isConflict(previous, stored)) return stored;
    await transaction("registrations").where({ id }).update(change);
    await writeDeskLog(transaction, { administrator: by.email, action, leadId: id, details });
    await also?.(transaction);
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
    also: lead.status === suspected ? (transaction) => release(transaction, lead.id) : undefined,
  }));

/** What was held back while the lead was only suspected. */
async function release(transaction: Knex, id: string): Promise<void> {
  await addRelayJob(transaction, id, 0);
  await planTexts(transaction, id, new Date());
}

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
    : { value: "", label: leadValueText.noCallback };

/** @param previous the grade that the change is based on, or empty */
export const setGrade = (db: Knex, work: LeadTask, grade: Grade | null, previous?: string) =>
  change(db, { ...work, action: "grade", previous }, (lead) => ({
    ...fromTo(lead.grade ?? "", grade ?? "", leadValueText.none),
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
      stored: { value: String(lead.absences), label: leadValueText.absences(lead.absences) },
      to: String(absences),
      change: { absences, status: lead.status === "new" && step === 1 ? "contacted" : lead.status },
      details: { note: logNotes.absences(absences, step < 0) },
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
): Promise<ChangeOutcome | "none"> {
  return db.transaction(async (transaction): Promise<ChangeOutcome | "none"> => {
    const lead = await lockLead(transaction, by, id);
    if (!lead) return "missing";
    const visit = await transaction("visit_bookings")
      .where({ registration_id: id, cancelled_at: null })
      .first("outcome");
    if (!visit) return "none";
    const stored = {
      value: visit.outcome ?? "",
      label: visit.outcome ? desk.visitOutcomes[visit.outcome] : leadValueText.noOutcome,
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
    // Corrected; an earlier visit stays.
    else if (stored.value === "arrived" && lead.status === "visited")
      await transaction("registrations")
        .where({ id })
        .update({ status: "booked", ...milestones(lead, "booked", now) });
    const details = { note: outcome ? desk.visitOutcomes[outcome] : logNotes.undone };
    await writeDeskLog(transaction, { administrator: by.email, action: "visit", leadId: id, details });
    return "done";
  });
}
