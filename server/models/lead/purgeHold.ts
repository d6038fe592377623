import type { Knex } from "knex";
import type { QueryResult } from "pg";
import type { Row } from "../../database/tables.ts";
import { onlyRow } from "../onlyRow.ts";

/** Leads that a night may always purge, whatever their share. */
const harmless = 50;

/** Days after which a purge that waited is done: the office was told each day, and the law wants it within five. */
const waitDays = 3;

/** @returns the earlier of the application's clock and the database's: neither alone erases what isn't due */
export async function earlierClock(db: Knex, now: Date): Promise<Date> {
  const { rows } = await db.raw<QueryResult<{ now: Date }>>("SELECT least(now(), cast(? AS timestamptz)) AS now", [
    now,
  ]);
  return onlyRow(rows).now;
}

/**
 * Keeps a purge waiting that would take more than a tenth of all leads: a clock or a setting may be wrong.
 * @param oldest the registrations before it are due
 * @returns whether the purge may go on
 */
export async function mayPurge(db: Knex, oldest: Date): Promise<boolean> {
  const { rows } = await db.raw<QueryResult<{ expired: number; total: number }>>(
    `SELECT (count(*) FILTER (WHERE created_at < ?))::integer AS expired, count(*)::integer AS total FROM registrations`,
    [oldest],
  );
  const { expired, total } = onlyRow(rows);
  if (expired <= harmless || expired * 10 <= total) {
    await db("purge_holds").delete();
    return true;
  }
  await db("purge_holds").insert({ expired, total }).onConflict("id").merge(["expired", "total"]);
  return (
    (await db("purge_holds").whereRaw("since < now() - ? * interval '1 day'", [waitDays]).first("id")) !== undefined
  );
}

/** @returns the purge that waits, if one does */
export const purgeHold = (db: Knex): Promise<Pick<Row<"purge_holds">, "expired" | "total"> | undefined> =>
  db("purge_holds").first("expired", "total");
