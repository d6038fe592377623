import type { Knex } from "knex";

/** Counts a filled honeypot for its day. */
export async function countHoneypot(db: Knex): Promise<void> {
  await db.raw(
    "INSERT INTO honeypot_hits VALUES (current_date, 1) ON CONFLICT (day) DO UPDATE SET hits = honeypot_hits.hits + 1",
  );
}
