import type { Knex } from "knex";
import type { QueryResult } from "pg";
import type { Row } from "../../database/tables.ts";
import { remindLater } from "../text/textMessage.ts";

/** A slot for visits at the model house. */
export interface OpenSlot {
  startsAt: Date;
  /** Visits per slot. */
  capacity: number;
  /** When to remind the visitor; undefined when that time has passed. */
  remindAt?: Date;
}

/** Visits ahead that one number may have: one's own and a relative's, not the whole model house. */
const visitsAhead = 2;

/** Why a visit can't be booked: its slot is full, or the number has as many visits ahead as it may. */
export type VisitRefusal = "full" | "enough";

/** Locks the number, so that two bookings at once are counted one after another. */
async function hasEnough(transaction: Knex, registrationId: string, now: Date): Promise<boolean> {
  const own = await transaction("registrations").where({ id: registrationId }).first("phone_digits");
  if (!own || own.phone_digits === "") return false;
  await transaction.raw("SELECT pg_advisory_xact_lock(hashtextextended('visits:' || ?, 0))", [own.phone_digits]);
  const ahead = await transaction("visit_bookings")
    .join("registrations", "registrations.id", "visit_bookings.registration_id")
    .where({ phone_digits: own.phone_digits, cancelled_at: null })
    .where("starts_at", ">", now)
    .limit(visitsAhead)
    .select("registration_id");
  return ahead.length >= visitsAhead;
}

/**
 * Books a place for a registration, in the transaction that stores it. Locks the slot's row, so that two can't take the
 * last place.
 * @returns why it can't be booked, or undefined when it is
 */
export async function bookVisit(
  transaction: Knex,
  registrationId: string,
  slot: OpenSlot,
  now: Date,
): Promise<VisitRefusal | undefined> {
  if (await hasEnough(transaction, registrationId, now)) return "enough";
  const { rowCount } = await transaction.raw<QueryResult>(
    `INSERT INTO visit_slots (starts_at, booked) SELECT :startsAt, 1 WHERE :capacity > 0
     ON CONFLICT (starts_at) DO UPDATE SET booked = visit_slots.booked + 1 WHERE visit_slots.booked < :capacity
     RETURNING booked`,
    { startsAt: slot.startsAt, capacity: slot.capacity },
  );
  if (rowCount === 0) return "full";
  await transaction("visit_bookings").insert({ registration_id: registrationId, starts_at: slot.startsAt });
  return undefined;
}

/**
 * Books a place for a stored registration, and marks it as not yet reported to the office. Replaces a cancelled
 * booking.
 * @returns why it can't be booked; "unchanged" when it already has a visit, or was erased
 * meanwhile
 */
export async function bookLater(
  db: Knex,
  registrationId: string,
  slot: OpenSlot,
  now: Date,
): Promise<"booked" | VisitRefusal | "unchanged"> {
  return refusedOr(() =>
    db.transaction(async (transaction) => {
      // Locked until the end, so that two posts of one visitor can't both book.
      const stored = await transaction("registrations").where({ id: registrationId }).forUpdate().first("id");
      if (!stored || (await visitOf(transaction, registrationId))) return "unchanged";
      await transaction("visit_bookings").where({ registration_id: registrationId }).delete();
      const refusal = await bookVisit(transaction, registrationId, slot, now);
      if (refusal) throw new VisitRefused(refusal);
      await transaction("visit_bookings").where({ registration_id: registrationId }).update({ told: false });
      await transaction("cancelled_visits")
        .where({ registration_id: registrationId, starts_at: slot.startsAt })
        .delete();
      if (slot.remindAt) await remindLater(transaction, registrationId, slot.remindAt);
      return "booked" as const;
    }),
  );
}

/** Rolls the transaction back: nothing is stored, and a cancelled booking stays. */
export class VisitRefused extends Error {
  readonly refusal: VisitRefusal;

  constructor(refusal: VisitRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** @returns what `book` returns, or why the visit was refused */
async function refusedOr<Result>(book: () => Promise<Result>): Promise<Result | VisitRefusal> {
  try {
    return await book();
  } catch (error) {
    if (error instanceof VisitRefused) return error.refusal;
    throw error;
  }
}

/** Future visits booked after their registration and not yet reported to the office, the next one first. */
export async function unnotifiedVisits(
  db: Knex,
  { now, limit }: { now: Date; limit: number },
): Promise<{ registrationId: string; startsAt: Date }[]> {
  const rows = await db("visit_bookings")
    .where({ told: false, cancelled_at: null })
    .where("starts_at", ">=", now)
    .orderBy(["starts_at", "registration_id"])
    .limit(limit)
    .select("registration_id", "starts_at");
  return rows.map((row) => ({ registrationId: row.registration_id, startsAt: row.starts_at }));
}

export async function markVisitsNotified(db: Knex, registrationIds: readonly string[]): Promise<void> {
  await db("visit_bookings").whereIn("registration_id", registrationIds).update({ told: true });
}

/** Places taken from a moment on, before another if given, by the slot's ISO time. */
export async function placesTaken(db: Knex, from: Date, to?: Date): Promise<Map<string, number>> {
  const rows = await db("visit_slots")
    .where("starts_at", ">=", from)
    .where((query) => {
      if (to) void query.where("starts_at", "<", to);
    })
    .select("starts_at", "booked");
  return new Map(rows.map((row) => [row.starts_at.toISOString(), row.booked]));
}

/** @returns the time of a registration's visit, unless it has none or cancelled it */
export async function visitOf(db: Knex, registrationId: string): Promise<Date | undefined> {
  const row = await db("visit_bookings")
    .where({ registration_id: registrationId, cancelled_at: null })
    .first("starts_at");
  return row?.starts_at;
}

/**
 * Cancels a registration's visit, and records that the office may still expect the visitor.
 * @returns false when it had none
 */
export async function cancelVisit(db: Knex, registrationId: string): Promise<boolean> {
  const { rowCount } = await db.raw<QueryResult>(
    `WITH cancelled AS (
       UPDATE visit_bookings SET cancelled_at = now()
       WHERE registration_id = :registrationId AND cancelled_at IS NULL RETURNING starts_at
     ), noted AS (
       INSERT INTO cancelled_visits (registration_id, starts_at, reason)
       SELECT :registrationId, starts_at, 'visitor' FROM cancelled
     )
     UPDATE visit_slots SET booked = booked - 1 FROM cancelled WHERE visit_slots.starts_at = cancelled.starts_at
     RETURNING visit_slots.starts_at`,
    { registrationId },
  );
  return rowCount === 1;
}

/** Why a visit was cancelled: by the visitor, or by whatever ended the registration. */
type CancellationReason = Row<"cancelled_visits">["reason"];

interface CancelledVisit {
  id: string;
  registrationId: string;
  startsAt: Date;
  cancelledAt: Date;
  reason: CancellationReason;
}

/** Future visits that were cancelled, the next one first. */
export async function cancelledVisits(
  db: Knex,
  { now, unnotified = false, limit }: { now: Date; unnotified?: boolean; limit: number },
): Promise<CancelledVisit[]> {
  const rows = await db("cancelled_visits")
    .where("starts_at", ">=", now)
    .where(unnotified ? { told: false } : {})
    .orderBy(["starts_at", "id"])
    .limit(limit);
  return rows.map((row) => ({
    id: row.id,
    registrationId: row.registration_id,
    startsAt: row.starts_at,
    cancelledAt: row.cancelled_at,
    reason: row.reason,
  }));
}

export async function markCancelledVisitsNotified(db: Knex, ids: readonly string[]): Promise<void> {
  await db("cancelled_visits").whereIn("id", ids).update({ told: true });
}

/** Deletes those in the past. */
export async function purgeCancelledVisits(db: Knex, now: Date): Promise<void> {
  await db("cancelled_visits").where("starts_at", "<", now).delete();
}
