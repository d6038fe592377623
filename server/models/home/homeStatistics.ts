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

/** The ledger's events without those that were undone: an undo puts back the event before it, as none may be between. */
const lastingEvents = `(
  SELECT * FROM (
    SELECT *, lead(action) OVER (PARTITION BY home ORDER BY version) AS followed_by FROM home_events
  ) AS events WHERE action <> 'undo' AND followed_by IS DISTINCT FROM 'undo'
)`;

/**
 * What was left at the end of each day. A contract counts from its own day, also when it was recorded later, as by an
 * import, and until the day of its cancellation. Where a later contract of the home is dated back before that day, the
 * home counts once; a contract that was corrected counts as it was corrected.
 */
async function leftByDay(db: Knex, since: string, today: string): Promise<HomeStatistics["left"]> {
  const { rows } = await db.raw<QueryResult<{ day: string; change: number }>>(
    `WITH standing AS (
       SELECT home, version, to_state, lead(to_state) OVER following AS next_state,
         CASE WHEN to_state = 'contracted' THEN least(contracted_on, seoul_day) ELSE seoul_day END AS from_day,
         lead(seoul_day) OVER following AS to_day
       FROM ${lastingEvents} AS lasting, LATERAL (SELECT (at AT TIME ZONE 'Asia/Seoul')::date AS seoul_day) AS days
       WINDOW following AS (PARTITION BY home ORDER BY version)
     ), gone AS (
       SELECT from_day, least(to_day, min(from_day) OVER later) AS to_day FROM standing
       WHERE to_state IN ('contracted', 'withheld')
         AND NOT (to_state = 'contracted' AND next_state IS NOT DISTINCT FROM 'contracted')
       WINDOW later AS (PARTITION BY home ORDER BY version ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING)
     )
     SELECT to_char(day, 'YYYY-MM-DD') AS day, sum(change)::integer AS change
     FROM gone, LATERAL (VALUES (from_day, -1), (to_day, 1)) AS changes (day, change)
     WHERE day IS NOT NULL AND (to_day IS NULL OR from_day < to_day) GROUP BY day`,
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

/** Holds made since a day, and how many of them the same lead's contract ended, also one that an import brought. */
async function countHolds(db: Knex, since: string): Promise<Pick<HomeStatistics, "holds" | "contractedHolds">> {
  const { rows } = await db.raw<QueryResult<{ holds: number; contracted: number }>>(
    `SELECT count(*)::integer AS holds,
       (count(*) FILTER (WHERE next_from = 'held' AND next_to = 'contracted'))::integer AS contracted
     FROM (
       SELECT action, at, lead(from_state) OVER following AS next_from, lead(to_state) OVER following AS next_to
       FROM ${lastingEvents} AS lasting WHERE action NOT IN ('extend', 'merge')
       WINDOW following AS (PARTITION BY home ORDER BY version)
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
