import type { Knex } from "knex";
import type { QueryResult } from "pg";
import { writeDeskLog } from "../deskLog.ts";
import { onlyRow } from "../onlyRow.ts";

/** Rows per statement, so that it stays well under the statement timeout. */
const batch = 500;

/** Milliseconds between jobs: a form service rejects thousands of requests at once. */
const pace = 200;

/** After new registrations, whose jobs have priority 0. */
const priority = 10;

/**
 * Registrations that the form service doesn't have and no job will send: stored while none was configured, or given up.
 */
const isUnrelayed = `relay_state <> 'relayed' AND status <> 'suspected' AND form NOT IN ('phone', 'walkin') AND NOT EXISTS (
  SELECT FROM graphile_worker.jobs WHERE key = 'relay:' || registrations.id AND attempts < max_attempts)`;

/** @returns the number of registrations not relayed, counted up to `limit` */
export async function countUnrelayed(db: Knex, limit: number): Promise<number> {
  const { rows } = await db.raw<QueryResult<{ count: number }>>(
    `SELECT count(*)::integer AS count FROM (SELECT FROM registrations WHERE ${isUnrelayed} LIMIT :limit) AS unrelayed`,
    { limit },
  );
  return onlyRow(rows).count;
}

/**
 * Schedules a background job that relays them all, since there can be very many, and logs it.
 * @param shown the number shown to the administrator
 */
export async function planBacklog(
  db: Knex,
  { administrator, shown }: { administrator: string; shown: number },
): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.raw(
      "SELECT graphile_worker.add_job('relayBacklog', job_key => 'relayBacklog', max_attempts => 25)",
    );
    await writeDeskLog(transaction, { administrator, action: "relay", details: { shown } });
  });
}

/**
 * Adds a job for each registration not relayed, oldest first, in batches. An interrupted run can be resumed: whatever
 * has a job isn't selected again. The Idempotency-Key stays the same.
 * @returns the number of jobs
 */
export async function relayBacklog(db: Knex): Promise<number> {
  let taken = 0;
  for (;;) {
    const { rows } = await db.raw<QueryResult>(
      `WITH unrelayed AS (
         SELECT id, relay_state, row_number() OVER (ORDER BY id) AS place
         FROM registrations WHERE ${isUnrelayed} ORDER BY id LIMIT :batch
       ), again AS (
         UPDATE registrations SET relay_state = 'retrying' FROM unrelayed
         WHERE registrations.id = unrelayed.id AND unrelayed.relay_state = 'given_up'
       ), noted AS (
         INSERT INTO relay_attempts (registration_id, outcome) SELECT id, 'sent_again' FROM unrelayed ORDER BY id
       )
       SELECT graphile_worker.add_job('relayRegistration', json_build_object('id', id::text),
         run_at => now() + (:taken + place) * :pace * interval '1 ms', max_attempts => 25,
         job_key => 'relay:' || id, priority => :priority)
       FROM unrelayed`,
      { batch, taken, pace, priority },
    );
    taken += rows.length;
    if (rows.length < batch) return taken;
  }
}
