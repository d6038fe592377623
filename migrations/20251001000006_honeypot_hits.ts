import type { Knex } from "knex";

/** A filled trap is answered like a success and stored nowhere; a count a day is all that stays of it. */
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
