import type { Knex } from "knex";
import type { QueryResult } from "pg";
import type { Row } from "../database/tables.ts";

/** Registrations erased by one statement, so that it stays well under the statement's time limit. */
const batch = 500;

export type ErasureReason = Row<"erasures">["reason"];

/** Attempts after which the form service may have a copy: all but those that it refused. */
const mayHaveTaken = "service <> '' AND (outcome = 'relayed' OR coalesce(status, 0) NOT BETWEEN 400 AND 499)";

/**
 * Destroys registrations with every copy of ours: what hangs on them goes with them, their places at visits are given
 * back, jobs and logs know them by their ids alone. What stays written down is that it was done, which visits nobody
 * comes to, and by what names the form service knows its copies: without a word of what was in them.
 * @param chosen SQL that gives their ids
 */
const destroy = (chosen: string) => `
  WITH chosen AS (${chosen}), erased AS (
    DELETE FROM registrations USING chosen WHERE registrations.id = chosen.id
    RETURNING registrations.id, registrations.created_at, registrations.key
  ), visits AS (
    INSERT INTO cancelled_visits (registration_id, starts_at, reason)
    SELECT registration_id, starts_at, :reason FROM erased JOIN visit_bookings ON registration_id = erased.id
    WHERE cancelled_at IS NULL
  )
  INSERT INTO erasures (registration_id, reason, registered_at, copy, service, provider_id, relay_key)
  SELECT erased.id, :reason, created_at, attempts > 0, service, provider_id, CASE WHEN attempts > 0 THEN key END
  FROM erased, LATERAL (
    SELECT count(*) AS attempts, max(service) AS service, max(provider_id) AS provider_id
    FROM relay_attempts WHERE registration_id = erased.id AND ${mayHaveTaken}
  ) AS copy
  RETURNING registration_id`;

/** @returns false when there is none */
export async function eraseRegistration(db: Knex, id: string, reason: ErasureReason): Promise<boolean> {
  const { rowCount } = await db.raw<QueryResult>(destroy("SELECT id FROM registrations WHERE id = :id"), {
    id,
    reason,
  });
  return rowCount === 1;
}

/**
 * Destroys what the office meant to and didn't take back, with the leads that are shown as a part of it.
 * @returns how many registrations were destroyed
 */
export async function erasePlanned(db: Knex): Promise<number> {
  const { rowCount } = await db.raw<QueryResult>(
    destroy(`SELECT id FROM registrations WHERE erase_at <= now() OR merged_into IN (
      SELECT id FROM registrations WHERE erase_at <= now())`),
    { reason: "office" },
  );
  return rowCount ?? 0;
}

/** @returns when and why a registration was destroyed, if it was */
export async function findErasure(db: Knex, id: string): Promise<{ at: Date; reason: ErasureReason } | undefined> {
  return db("erasures").where({ registration_id: id }).first("at", "reason");
}

/**
 * Destroys what is older than the retention period.
 * @returns how many registrations were destroyed
 */
export async function purgeRegistrations(db: Knex, options: { retentionDays: number; now: Date }): Promise<number> {
  const oldest = new Date(options.now.getTime() - options.retentionDays * 24 * 60 * 60_000);
  let erased = 0;
  for (;;) {
    const { rows } = await db.raw<QueryResult<{ registration_id: string }>>(
      destroy("SELECT id FROM registrations WHERE created_at < :oldest LIMIT :batch"),
      {
        oldest,
        batch,
        reason: "retention",
      },
    );
    erased += rows.length;
    if (rows.length < batch) return erased;
  }
}
