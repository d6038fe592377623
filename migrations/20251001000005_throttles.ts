import type { Knex } from "knex";

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE throttles (
      key text PRIMARY KEY,
      hits integer NOT NULL,
      resets_at timestamptz NOT NULL
    );
    CREATE INDEX throttles_resets_at ON throttles (resets_at);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP TABLE throttles");
}
