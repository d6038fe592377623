import type { Knex } from "knex";
import type { QueryResult } from "pg";
import type { Row } from "../../database/tables.ts";
import { freeHomesOf } from "../home/leadHomes.ts";
import { eraseWaitlistOf } from "../home/waitlist.ts";

/** Rows per statement, so that it stays well under the statement timeout. */
const batch = 500;

export type ErasureReason = Row<"erasures">["reason"];

/** Attempts after which the form service may have a copy, besides one without an end: all that it didn't reject. */
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
    RETURNING registrations.id, registrations.created_at, registrations.key, registrations.relay_started
  ), visits AS (
    INSERT INTO cancelled_visits (registration_id, starts_at, reason)
    SELECT registration_id, starts_at, :reason FROM erased JOIN visit_bookings ON registration_id = erased.id
    WHERE cancelled_at IS NULL
  )
  INSERT INTO erasures (registration_id, reason, registered_at, copy, service, provider_id, relay_key)
  SELECT erased.id, :reason, created_at, is_copy, coalesce(service, relay_started), provider_id, CASE WHEN is_copy THEN key END
  FROM erased, LATERAL (
    SELECT count(*) > 0 OR relay_started IS NOT NULL AS is_copy, max(service) AS service, max(provider_id) AS provider_id
    FROM relay_attempts WHERE registration_id = erased.id AND ${mayHaveCopy}
  ) AS copy
  RETURNING registration_id`;

/**
 * Frees the homes of the selected registrations and erases them, in one transaction: a hold of one of them that is
 * being made at the same moment waits for its lock, and finds it gone.
 * @param selection SQL that selects their ids
 * @returns the ids of the erased registrations
 */
async function erase(db: Knex, selection: string, values: { reason: ErasureReason } & Record<string, unknown>) {
  return db.transaction(async (transaction) => {
    const chosen = await transaction.raw<QueryResult<{ id: string }>>(
      `SELECT id FROM registrations WHERE id IN (${selection}) ORDER BY id FOR UPDATE`,
      values as Record<string, Knex.RawBinding>,
    );
    const ids = chosen.rows.map(({ id }) => id);
    await freeHomesOf(transaction, ids);
    // Requests have a retention period of their own.
    if (values.reason !== "retention") await eraseWaitlistOf(transaction, ids);
    const { rows } = await transaction.raw<QueryResult<{ registration_id: string }>>(
      eraseSql("SELECT unnest(cast(:ids AS bigint[])) AS id"),
      { ids, reason: values.reason } as unknown as Record<string, Knex.RawBinding>,
    );
    return rows.map((row) => row.registration_id);
  });
}

/** @returns false when there is none */
export const eraseRegistration = async (db: Knex, id: string, reason: ErasureReason): Promise<boolean> =>
  (await erase(db, "SELECT cast(:id AS bigint)", { id, reason })).length === 1;

/**
 * Erases registrations whose erasure was requested and not undone, with the leads merged into them.
 * @returns the number of erased registrations
 */
export async function erasePlanned(db: Knex): Promise<number> {
  const planned = `WITH RECURSIVE planned AS (
      SELECT id FROM registrations WHERE erase_at <= now()
      UNION SELECT merged.id FROM registrations AS merged JOIN planned ON merged.merged_into = planned.id
    ) SELECT id FROM planned`;
  const erased = await erase(db, planned, { reason: "office" });
  return erased.length;
}

/** @returns when and why a registration was erased, if it was */
export async function findErasure(db: Knex, id: string): Promise<{ at: Date; reason: ErasureReason } | undefined> {
  return db("erasures").where({ registration_id: id }).first("at", "reason");
}

/** Days after which a registration that looks like a program's is erased, unless the office gave it a stage. */
const suspectedDays = 30;

/**
 * Erases registrations past the retention period.
 * @returns the number of erased registrations
 */
export async function purgeRegistrations(db: Knex, options: { retentionDays: number; now: Date }): Promise<number> {
  const before = (days: number) => new Date(options.now.getTime() - days * 24 * 60 * 60_000);
  const expired = `SELECT id FROM registrations
    WHERE created_at < :oldest OR (status = 'suspected' AND created_at < :oldestSuspected) LIMIT :batch`;
  let erased = 0;
  for (;;) {
    const ids = await erase(db, expired, {
      oldest: before(options.retentionDays),
      oldestSuspected: before(suspectedDays),
      batch,
      reason: "retention",
    });
    erased += ids.length;
    if (ids.length < batch) return erased;
  }
}
