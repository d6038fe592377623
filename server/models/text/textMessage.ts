import type { Knex } from "knex";
import type { Row } from "../../database/tables.ts";

/**
 * `visit`: model house and visit, information. `reminder`: the same on the day before the visit. `news`: remaining
 * homes, advertising. `absence`: a call was not answered; `together`: the link to an open room; both only by hand.
 */
export type TextKind = Exclude<Row<"texts">["kind"], "vacancy">;

type TextState = Row<"texts">["state"];

export interface PendingText {
  id: string;
  kind: TextKind;
  state: "waiting" | "sending";
  /** Whether it is sent by hand, not automatically after a registration. */
  byHand: boolean;
  /** Digits of the number that a test is sent to. */
  testNumber: string | undefined;
  sendAfter: Date;
  /** Attempts made so far. */
  attempts: number;
  /** The service's id for it, once it was accepted. */
  providerId: string | undefined;
}

/** The pending texts of a registration, information before advertising. */
export async function pendingTexts(db: Knex, registrationId: string): Promise<PendingText[]> {
  const rows = await db("texts")
    .where({ registration_id: registrationId })
    .whereIn("state", ["waiting", "sending"])
    .orderBy("kind", "desc");
  return rows.map(({ id, kind, state, attempts, provider_id, sent_by, test_number, send_after }) => ({
    id,
    // A registration has no text of the waitlist.
    kind: kind as TextKind,
    state: state as PendingText["state"],
    byHand: sent_by !== null,
    testNumber: test_number ?? undefined,
    sendAfter: send_after,
    attempts,
    providerId: provider_id ?? undefined,
  }));
}

/** The texts that follow a registration and were sent or are pending, information before advertising. */
export async function plannedTexts(db: Knex, registrationId: string): Promise<{ kind: "visit" | "news" }[]> {
  const rows = await db("texts")
    .where({ registration_id: registrationId, sent_by: null })
    .whereIn("state", ["waiting", "sending", "sent"])
    .orderBy("kind", "desc")
    .select("kind");
  return rows.flatMap(({ kind }) => (kind === "visit" || kind === "news" ? [{ kind }] : []));
}

/** Schedules the reminder on the day before a visit, in the transaction that books it. */
export async function planReminder(transaction: Knex, registrationId: string, at: Date): Promise<void> {
  await transaction("texts").insert({ registration_id: registrationId, kind: "reminder", send_after: at });
}

/** The same for a visit booked later, whatever happened to the reminder of an earlier one. */
export async function remindLater(transaction: Knex, registrationId: string, at: Date): Promise<void> {
  await transaction("texts").where({ registration_id: registrationId, kind: "reminder", sent_by: null }).delete();
  await planReminder(transaction, registrationId, at);
  // Checked now, because the job may belong to earlier texts.
  await planTexts(transaction, registrationId, new Date());
}

interface TextChange {
  state: TextState;
  body?: string;
  bytes?: number;
  attempts?: number;
  providerId?: string | null;
  /** Never personal data. */
  reason?: string;
  sendAfter?: Date;
}

/** Records a text's state; a final state also sets its time. */
export async function changeText(db: Knex, id: string, change: TextChange): Promise<void> {
  const { providerId, sendAfter, ...fields } = change;
  const final = change.state !== "waiting" && change.state !== "sending" && change.state !== "held";
  await db("texts")
    .where({ id })
    .update({
      ...fields,
      ...(providerId !== undefined && { provider_id: providerId }),
      ...(sendAfter && { send_after: sendAfter }),
      ...(final && { settled_at: db.fn.now() }),
    });
}

/** Schedules another check of a registration's texts; one job for all of them. */
export async function planTexts(db: Knex, registrationId: string, at: Date): Promise<void> {
  await db.raw(
    `SELECT graphile_worker.add_job('sendTexts', json_build_object('id', cast(:id AS text)),
       run_at => :at, max_attempts => 25, job_key => 'texts:' || cast(:id AS text))`,
    { id: registrationId, at },
  );
}
