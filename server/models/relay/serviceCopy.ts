import type { Knex } from "knex";
import type { QueryResult } from "pg";
import type { ServiceCopy } from "../../../client/shared/desk/overview.ts";
import type { Cursor } from "../cursor.ts";
import { writeDeskLog } from "../deskLog.ts";
import { onlyRow } from "../onlyRow.ts";

export const copiesPerPage = 30;

const waiting = (db: Knex) => db("erasures").where({ copy: true, copy_deleted_at: null });

/** @returns the number of copies of erased registrations that the form service may still have, counted up to `limit` */
export async function countCopies(db: Knex, limit: number): Promise<number> {
  const { rows } = await db.raw<QueryResult<{ count: number }>>(
    `SELECT count(*)::integer AS count
     FROM (SELECT FROM erasures WHERE copy AND copy_deleted_at IS NULL LIMIT :limit) AS copies`,
    { limit },
  );
  return onlyRow(rows).count;
}

/** Those copies, the most recently erased first. */
export async function listCopies(db: Knex, after?: Cursor): Promise<{ copies: ServiceCopy[]; more: boolean }> {
  const query = waiting(db)
    .orderBy([
      { column: "at", order: "desc" },
      { column: "registration_id", order: "desc" },
    ])
    .limit(copiesPerPage + 1);
  if (after) query.whereRaw("(at, registration_id) < (?::timestamptz, ?::bigint)", [after.at, after.id]);
  const rows = await query;
  return {
    copies: rows.slice(0, copiesPerPage).map((row) => ({
      id: row.registration_id,
      at: row.at.toISOString(),
      reason: row.reason,
      registeredAt: row.registered_at?.toISOString() ?? null,
      service: row.service ?? "",
      providerId: row.provider_id,
      relayKey: row.relay_key,
    })),
    more: rows.length > copiesPerPage,
  };
}

/** Records that the office deleted copies; the service's ids for them aren't needed any more. */
export async function markCopiesDeleted(db: Knex, ids: readonly string[], administrator: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const marked = await waiting(transaction)
      .whereIn("registration_id", ids)
      .update({
        copy_deleted_at: transaction.fn.now(),
        copy_deleted_by: administrator,
        service: null,
        provider_id: null,
        relay_key: null,
        registered_at: null,
      })
      .returning("registration_id");
    for (const { registration_id: leadId } of marked)
      await writeDeskLog(transaction, { administrator, action: "copy", leadId });
  });
}

/**
 * The form service accepted a registration that was erased while it was being sent: records the copy and notifies the
 * office again.
 */
export async function recordLateCopy(
  db: Knex,
  id: string,
  copy: { service: string; providerId: string | undefined; key: string },
): Promise<void> {
  await db("erasures")
    .where({ registration_id: id })
    .update({
      copy: true,
      told: false,
      copy_deleted_at: null,
      copy_deleted_by: null,
      service: copy.service,
      relay_key: copy.key,
      ...(copy.providerId && { provider_id: copy.providerId }),
    });
}
