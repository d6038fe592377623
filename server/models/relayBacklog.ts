import type { Knex } from "knex";
import type { QueryResult } from "pg";
import { writeDeskLog } from "./deskLog.ts";
import { onlyRow } from "./onlyRow.ts";

/** Registrations taken up by one statement, so that it stays well under the statement's time limit. */
const batch = 500;

/** Milliseconds between two of them: a form service that is asked to take thousands refuses them all. */
const pace = 200;

/** After new registrations, whose jobs have 0. */
const priority = 10;

/** What the form service doesn't have and no job will bring: stored while none was configured, or given up. */
const leftBehind = `relay_state <> 'relayed' AND form NOT IN ('phone', 'walkin') AND NOT EXISTS (
  SELECT FROM graphile_worker.jobs WHERE key = 'relay:' || registrations.id AND attempts < max_attempts)`;

/** @returns how many registrations are left behind, counted no further than `limit` */
export async function countLeftBehind(db: Knex, limit: number): Promise<number> {
  const { rows } = await db.raw<QueryResult<{ count: number }>>(
    `SELECT count(*)::integer AS count FROM (SELECT FROM registrations WHERE ${leftBehind} LIMIT :limit) AS behind`,
    { limit },
  );
  return onlyRow(rows).count;
}

/**
 * Has the queue's worker take them all up, in the background, since there can be very many, and writes that down.
 * @param shown how many the administrator was told of
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
 * Gives each one that is left behind its job, the oldest first, in batches. A run that is stopped in the middle is resumed:
 * what has its job is left behind no more. The services see the same Idempotency-Key as before.
 * @returns how many
 */
export async function relayBacklog(db: Knex): Promise<number> {
  let taken = 0;
  for (;;) {
    const { rows } = await db.raw<QueryResult>(
      `WITH behind AS (
         SELECT id, relay_state, row_number() OVER (ORDER BY id) AS place
         FROM registrations WHERE ${leftBehind} ORDER BY id LIMIT :batch
       ), again AS (
         UPDATE registrations SET relay_state = 'retrying' FROM behind
         WHERE registrations.id = behind.id AND behind.relay_state = 'given_up'
       ), noted AS (
         INSERT INTO relay_attempts (registration_id, outcome) SELECT id, 'sent_again' FROM behind ORDER BY id
       )
       SELECT graphile_worker.add_job('relayRegistration', json_build_object('id', id::text),
         run_at => now() + (:taken + place) * :pace * interval '1 ms', max_attempts => 25,
         job_key => 'relay:' || id, priority => :priority)
       FROM behind`,
      { batch, taken, pace, priority },
    );
    taken += rows.length;
    if (rows.length < batch) return taken;
  }
}
