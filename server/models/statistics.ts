import type { Knex } from "knex";
import type { QueryResult } from "pg";
import type { Funnel } from "../../client/shared/desk/statistics.ts";

/** Rows of a table of figures, at most. */
const maxRows = 60;

/** What leads are grouped by. A campaign is shown with its source. */
const groups = {
  source: "source",
  type: "interest_type",
  week: "to_char(date_trunc('week', created_at AT TIME ZONE 'Asia/Seoul'), 'YYYY-MM-DD')",
  campaign: "CASE WHEN last_touch ->> 'campaign' <> '' THEN source || ' · ' || (last_touch ->> 'campaign') END",
} as const;

/**
 * How many of the leads since a day visited, and how many signed, grouped by source, week, type or campaign. Based on what
 * the desk recorded, of a lead or of those merged into it.
 */
export async function funnel(db: Knex, by: keyof typeof groups, since: Date): Promise<Funnel[]> {
  const order = by === "week" ? "name DESC" : "leads DESC, name";
  const { rows } = await db.raw<QueryResult<Funnel>>(
    `SELECT name, count(*)::integer AS leads,
       (count(*) FILTER (WHERE visited_at IS NOT NULL OR contracted_at IS NOT NULL))::integer AS visits,
       count(contracted_at)::integer AS contracts
     FROM (
       SELECT ${groups[by]} AS name, coalesce(visited_at, parts.visited) AS visited_at,
         coalesce(contracted_at, parts.contracted) AS contracted_at
       FROM registrations LEFT JOIN (
         SELECT merged_into AS whole, min(visited_at) AS visited, min(contracted_at) AS contracted
         FROM registrations WHERE merged_into IS NOT NULL GROUP BY merged_into
       ) AS parts ON parts.whole = id
       WHERE created_at >= :since AND merged_into IS NULL AND erase_at IS NULL AND status <> 'suspected'
     ) AS counted WHERE name IS NOT NULL GROUP BY name ORDER BY ${order} LIMIT ${maxRows}`,
    { since },
  );
  return rows;
}
