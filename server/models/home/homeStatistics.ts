import type { Knex } from "knex";
import type { QueryResult } from "pg";
import { saleHome, saleHomes } from "../../../client/complex/homes/saleHomes.ts";
import type { HomeStatistics } from "../../../client/shared/desk/statistics.ts";
import { onlyRow } from "../onlyRow.ts";

const dayLength = 24 * 3_600_000;

/** Contracts since a day, a row for each week, newest first. */
async function contractsByWeek(db: Knex, since: string): Promise<HomeStatistics["contracts"]> {
  const { rows } = await db.raw<QueryResult<{ key: string; week: string }>>(
    `SELECT key, to_char(date_trunc('week', contracted_on::timestamp), 'YYYY-MM-DD') AS week FROM homes
     WHERE state = 'contracted' AND contracted_on >= :since ORDER BY week DESC`,
    { since },
  );
  const weeks = new Map<string, Record<string, number>>();
  for (const { key, week } of rows) {
    const byType = weeks.get(week) ?? {};
    const type = saleHome(key)?.type ?? "";
    weeks.set(week, { ...byType, [type]: (byType[type] ?? 0) + 1 });
  }
  return [...weeks].map(([week, byType]) => ({ week, byType }));
}

/**
 * What was left at the end of each day. A contract counts on its own day, also when it was recorded later, as by an
 * import.
 */
async function leftByDay(db: Knex, since: string, today: string): Promise<HomeStatistics["left"]> {
  const { rows } = await db.raw<QueryResult<{ day: string; change: number }>>(
    `SELECT day, sum(change)::integer AS change FROM (
       SELECT (to_state IN ('offered', 'held'))::integer - (from_state IN ('offered', 'held'))::integer AS change,
         to_char(CASE WHEN to_state = 'contracted' AND from_state <> 'contracted'
           THEN least(contracted_on::timestamp, at AT TIME ZONE 'Asia/Seoul') ELSE at AT TIME ZONE 'Asia/Seoul' END,
           'YYYY-MM-DD') AS day
       FROM home_events
     ) AS changes WHERE change <> 0 GROUP BY day`,
  );
  const changes = new Map(rows.map(({ day, change }) => [day, change]));
  let count = saleHomes.length;
  for (const { day, change } of rows) if (day < since) count += change;
  const left: HomeStatistics["left"] = [];
  for (let at = Date.parse(since); at <= Date.parse(today); at += dayLength) {
    const day = new Date(at).toISOString().slice(0, 10);
    count += changes.get(day) ?? 0;
    left.push({ day, count });
  }
  return left;
}

/** Holds made since a day, and how many of them the same lead's contract ended. */
async function countHolds(db: Knex, since: string): Promise<Pick<HomeStatistics, "holds" | "contractedHolds">> {
  const { rows } = await db.raw<QueryResult<{ holds: number; contracted: number }>>(
    `SELECT count(*)::integer AS holds, (count(*) FILTER (WHERE next = 'contract' AND next_from = 'held'))::integer
       AS contracted
     FROM (
       SELECT action, at, lead(action) OVER following AS next, lead(from_state) OVER following AS next_from
       FROM home_events WHERE action NOT IN ('extend', 'merge') WINDOW following AS (PARTITION BY home ORDER BY version)
     ) AS events WHERE action = 'hold' AND at >= (:since::date)::timestamp AT TIME ZONE 'Asia/Seoul'`,
    { since },
  );
  const { holds, contracted } = onlyRow(rows);
  return { holds, contractedHolds: contracted };
}

/**
 * @param since first day in Seoul, as YYYY-MM-DD
 * @param today last day
 */
export async function homeStatistics(db: Knex, since: string, today: string): Promise<HomeStatistics> {
  const [contracts, left, holds] = await Promise.all([
    contractsByWeek(db, since),
    leftByDay(db, since, today),
    countHolds(db, since),
  ]);
  return { contracts, left, ...holds };
}
