import type { Knex } from "knex";
import type { QueryResult } from "pg";

/** Every state is reported, with 0 where it has no registrations: an alert on a missing series never fires. */
const states = ["stored", "retrying", "relayed", "given_up"] as const;

/** @returns the number of registrations in each relay state */
export async function countRelayStates(db: Knex): Promise<{ state: string; count: number }[]> {
  const { rows } = await db.raw<QueryResult<{ state: string; count: number }>>(
    "SELECT relay_state AS state, count(*)::integer FROM registrations GROUP BY relay_state",
  );
  const counts = new Map(rows.map((row) => [row.state, row.count]));
  return states.map((state) => ({ state, count: counts.get(state) ?? 0 }));
}
