import type { Knex } from "knex";
import type { QueryResult } from "pg";
import type { Row } from "../database/tables.ts";

/** Rows per statement, so that it stays well under the statement timeout. */
const batch = 500;

export type ErasureReason = Row<"erasures">["reason"];

/** Attempts after which the form service may have a copy: all that it didn't reject. */
const mayHaveCopy = "service <> '' AND (outcome = 'relayed' OR coalesce(status, 0) NOT BETWEEN 400 AND 499)";

/**
 * Erases registrations and all of our copies: dependent rows are deleted with them, their slots become free, and jobs
 * and logs contain only ids. Only the erasure itself, the cancelled visit and the form service's ids for its copies
 * stay recorded, without any of the contents.
 * @param selection SQL that selects their ids
 */
const eraseSql = (selection: string) => `
  WITH chosen AS (${selection}), erased AS (
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
    FROM relay_attempts WHERE registration_id = erased.id AND ${mayHaveCopy}
  ) AS copy
  RETURNING registration_id`;

/** @returns false when there is none */
export async function eraseRegistration(db: Knex, id: string, reason: ErasureReason): Promise<boolean> {
  const { rowCount } = await db.raw<QueryResult>(eraseSql("SELECT id FROM registrations WHERE id = :id"), {
    id,
    reason,
  });
  return rowCount === 1;
}

/**
 * Erases registrations whose erasure was requested and not undone, with the leads merged into them.
 * @returns the number of erased registrations
 */
export async function erasePlanned(db: Knex): Promise<number> {
  const { rowCount } = await db.raw<QueryResult>(
    eraseSql(`SELECT id FROM registrations WHERE erase_at <= now() OR merged_into IN (
      SELECT id FROM registrations WHERE erase_at <= now())`),
    { reason: "office" },
  );
  return rowCount ?? 0;
}

/** @returns when and why a registration was erased, if it was */
export async function findErasure(db: Knex, id: string): Promise<{ at: Date; reason: ErasureReason } | undefined> {
  return db("erasures").where({ registration_id: id }).first("at", "reason");
}

/**
 * Erases registrations past the retention period.
 * @returns the number of erased registrations
 */
export async function purgeRegistrations(db: Knex, options: { retentionDays: number; now: Date }): Promise<number> {
  const oldest = new Date(options.now.getTime() - options.retentionDays * 24 * 60 * 60_000);
  let erased = 0;
  for (;;) {
    const { rows } = await db.raw<QueryResult<{ registration_id: string }>>(
      eraseSql("SELECT id FROM registrations WHERE created_at < :oldest LIMIT :batch"),
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
