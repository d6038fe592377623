import type { Knex } from "knex";
import type { QueryResult } from "pg";
import { type ClickId, clickIds, type TrafficSource } from "../../client/shared/attribution.ts";

/** What became of a lead that an advertisement brought. */
export interface Conversion {
  /** Of the last visit that had any, or else of the first. */
  clicks: Partial<Record<ClickId, string>>;
  registeredAt: Date;
  visitedAt: Date | null;
  contractedAt: Date | null;
}

const clicksOf = (touch: TrafficSource) =>
  Object.fromEntries(clickIds.flatMap((name) => (touch[name] ? [[name, touch[name]]] : [])));

/** @returns the leads since a moment that came by one of these clicks and agreed to advertising, the oldest first */
export async function listConversions(db: Knex, names: readonly ClickId[], since: Date): Promise<Conversion[]> {
  const { rows } = await db.raw<
    QueryResult<{
      first_touch: TrafficSource;
      last_touch: TrafficSource;
      created_at: Date;
      visited_at: Date | null;
      contracted_at: Date | null;
    }>
  >(
    `SELECT first_touch, last_touch, created_at, visited_at, contracted_at FROM registrations
     WHERE created_at >= :since AND marketing_consent AND merged_into IS NULL AND erase_at IS NULL
       AND status <> 'suspected'
       AND (jsonb_exists_any(last_touch, :names) OR jsonb_exists_any(first_touch, :names))
     ORDER BY created_at, id`,
    { since, names } as unknown as Record<string, Knex.RawBinding>,
  );
  return rows.map((row) => ({
    clicks: { ...clicksOf(row.first_touch), ...clicksOf(row.last_touch) },
    registeredAt: row.created_at,
    visitedAt: row.visited_at,
    contractedAt: row.contracted_at,
  }));
}
