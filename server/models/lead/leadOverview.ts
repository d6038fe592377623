import type { Knex } from "knex";
import type { QueryResult } from "pg";
import { leadValueText } from "../../../client/copy/leadValueText.ts";
import type { OverviewProps, Shares } from "../../../client/shared/desk/overview.ts";
import { onlyRow } from "../onlyRow.ts";

/** Days that the overview covers. */
const overviewDays = 30;

/** Sources listed by name; the others are summed. */
const namedSources = 6;

/** The start of the first of those days, in Seoul. */
const since = `((now() AT TIME ZONE 'Asia/Seoul')::date - ${overviewDays - 1})::timestamp AT TIME ZONE 'Asia/Seoul'`;

/** @returns the figures of the overview, without any individual lead */
export async function leadOverview(
  db: Knex,
): Promise<
  Omit<
    OverviewProps,
    | "heldTexts"
    | "textBudget"
    | "administrator"
    | "relaying"
    | "unrelayed"
    | "copies"
    | "waitlist"
    | "tasks"
    | "cancelledVisits"
  >
> {
  const [days, forms, sources, statuses, relayStates, waiting, texts] = await Promise.all([
    db.raw<QueryResult<{ day: string; count: number }>>(
      `SELECT to_char(day, 'YYYY-MM-DD') AS day, coalesce(count, 0)::integer AS count
       FROM generate_series((now() AT TIME ZONE 'Asia/Seoul')::date - ${overviewDays - 1},
         (now() AT TIME ZONE 'Asia/Seoul')::date, interval '1 day') AS day
       LEFT JOIN (
         SELECT (created_at AT TIME ZONE 'Asia/Seoul')::date AS day, count(*)
         FROM registrations WHERE created_at >= ${since} AND status <> 'suspected' GROUP BY 1
       ) AS counted USING (day) ORDER BY day`,
    ),
    shares(db, "form"),
    shares(db, "source"),
    shares(db, "status"),
    shares(db, "relay_state"),
    db("registrations").where({ relay_state: "retrying" }).orderBy("created_at").first("created_at"),
    db.raw<QueryResult<{ count: number }>>(
      `SELECT count(*)::integer AS count FROM texts WHERE state IN ('failed', 'unknown') AND created_at >= ${since}`,
    ),
  ]);
  return {
    days: days.rows,
    forms,
    sources: addUp(sources),
    statuses,
    relayStates,
    waitingSince: waiting?.created_at.toISOString() ?? null,
    failedTexts: onlyRow(texts.rows).count,
  };
}

async function shares(db: Knex, column: "form" | "source" | "status" | "relay_state"): Promise<Shares> {
  const { rows } = await db.raw<QueryResult<{ value: string; count: number }>>(
    `SELECT ?? AS value, count(*)::integer AS count FROM registrations
     WHERE created_at >= ${since} AND (status <> 'suspected' OR ?) GROUP BY 1 ORDER BY 2 DESC, 1`,
    [column, column === "status"],
  );
  return rows;
}

function addUp(sources: Shares): Shares {
  const rest = sources.slice(namedSources).reduce((sum, { count }) => sum + count, 0);
  return [...sources.slice(0, namedSources), ...(rest > 0 ? [{ value: leadValueText.otherSources, count: rest }] : [])];
}
