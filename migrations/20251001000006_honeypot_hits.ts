import type { Knex } from "knex";

/** Daily counts of submissions with a filled honeypot field, which are answered like successes but not stored. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE honeypot_hits (
      day date PRIMARY KEY,
      hits integer NOT NULL
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP TABLE honeypot_hits");
}
