import type { Knex } from "knex";
import type { QueryResult } from "pg";
import type { Row } from "../database/tables.ts";
import { onlyRow } from "./onlyRow.ts";

/**
 * Counts a hit. A window begins with the first hit after the previous window.
 * @param windowMs length of a window
 */
export async function countHit(
  db: Knex,
  key: string,
  windowMs: number,
): Promise<Pick<Row<"throttles">, "hits" | "resets_at">> {
  const { rows } = await db.raw<QueryResult<Row<"throttles">>>(
    `INSERT INTO throttles (key, hits, resets_at) VALUES (:key, 1, now() + :windowMs * interval '1 ms')
     ON CONFLICT (key) DO UPDATE SET
       hits = CASE WHEN throttles.resets_at <= now() THEN 1 ELSE throttles.hits + 1 END,
       resets_at = CASE WHEN throttles.resets_at <= now() THEN excluded.resets_at ELSE throttles.resets_at END
     RETURNING hits, resets_at`,
    { key, windowMs },
  );
  return onlyRow(rows);
}

/** Undoes a hit. */
export async function uncountHit(db: Knex, key: string): Promise<void> {
  await db("throttles").where({ key }).andWhere("hits", ">", 0).decrement("hits", 1);
}

export async function resetHits(db: Knex, key: string): Promise<void> {
  await db("throttles").where({ key }).delete();
}

/** Deletes expired windows. */
export async function purgeThrottles(db: Knex): Promise<void> {
  await db("throttles").where("resets_at", "<", db.fn.now()).delete();
}
