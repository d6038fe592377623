import type { Knex } from "knex";
import type { QueryResult } from "pg";
import { officeForms, suspected } from "../../../client/shared/lead.ts";
import { onlyRow } from "../onlyRow.ts";

export interface RelayAttempt {
  outcome: "relayed" | "retrying" | "given_up";
  /** The adapter's name. */
  service: string;
  status: number | undefined;
  providerId: string | undefined;
  /** Never personal data. */
  reason: string;
  /** Duration of the attempt in milliseconds. */
  duration: number;
  /** Milliseconds until the next attempt. */
  wait: number | undefined;
}

/** Attempts since the registration was stored, or since the office last requested a resend. */
export async function countAttempts(db: Knex, id: string): Promise<number> {
  const { rows } = await db.raw<QueryResult<{ attempts: number }>>(
    `SELECT count(*)::integer AS attempts FROM relay_attempts
     WHERE registration_id = :id AND id > coalesce(
       (SELECT max(id) FROM relay_attempts WHERE registration_id = :id AND outcome = 'sent_again'), 0)`,
    { id },
  );
  return onlyRow(rows).attempts;
}

/** Records that an attempt begins, before anything is sent. @returns false when the registration was erased */
export const startAttempt = async (db: Knex, id: string, service: string): Promise<boolean> =>
  (await db("registrations").where({ id }).update({ relay_started: service })) === 1;

/**
 * Records an attempt, the registration's new state and the job of the next attempt, in one transaction.
 * @returns false when the registration was erased during the attempt
 */
export async function recordAttempt(db: Knex, id: string, attempt: RelayAttempt): Promise<boolean> {
  const { outcome, service, status = null, providerId = null, reason, duration, wait = null } = attempt;
  return db.transaction(async (transaction) => {
    const found = await transaction("registrations")
      .where({ id })
      .update({
        relay_state: outcome,
        relay_started: null,
        ...(outcome === "relayed" && { relayed_at: transaction.fn.now() }),
      });
    if (found === 0) return false;
    await transaction.raw(
      `INSERT INTO relay_attempts (registration_id, outcome, service, status, provider_id, reason, duration_ms, next_at)
       VALUES (:id, :outcome, :service, :status, :providerId, :reason, :duration, now() + :wait * interval '1 ms')`,
      { id, outcome, service, status, providerId, reason, duration, wait },
    );
    if (wait !== null) await addRelayJob(transaction, id, wait);
    return true;
  });
}

/**
 * Relays a given-up registration again, at once, with as many retries as a new one. The Idempotency-Key stays the same.
 * @returns false when there is no such registration or it is relayed already
 */
export async function sendAgain(db: Knex, id: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const found = await transaction("registrations")
      .where({ id })
      .whereNot({ relay_state: "relayed" })
      .whereNot({ status: suspected })
      .whereNotIn("form", officeForms)
      .update({ relay_state: "retrying" });
    if (found === 0) return false;
    await transaction("relay_attempts").insert({ registration_id: id, outcome: "sent_again" });
    await addRelayJob(transaction, id, 0);
    return true;
  });
}

/** One job per registration: a new one replaces one that waits. */
export async function addRelayJob(db: Knex, id: string, wait: number): Promise<void> {
  await db.raw(
    `SELECT graphile_worker.add_job('relayRegistration', json_build_object('id', cast(:id AS text)),
       run_at => now() + :wait * interval '1 ms', max_attempts => 25, job_key => 'relay:' || cast(:id AS text))`,
    { id, wait },
  );
}
