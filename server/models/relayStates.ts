import type { Knex } from "knex";
import type { QueryResult } from "pg";

/** Every state is there, with 0 where no registration is in it: an alert on a series that is missing never fires. */
const states = ["stored", "retrying", "relayed", "given_up"] as const;

/** @returns how many registrations stand in each state of their relay */
export async function countRelayStates(db: Knex): Promise<{ state: string; count: number }[]> {
  const { rows } = await db.raw<QueryResult<{ state: string; count: number }>>(
    "SELECT relay_state AS state, count(*)::integer FROM registrations GROUP BY relay_state",
  );
  const counts = new Map(rows.map((row) => [row.state, row.count]));
  return states.map((state) => ({ state, count: counts.get(state) ?? 0 }));
}
