import type { Knex } from "knex";

/** The table of connect-pg-simple, as in its table.sql. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE sessions (
      sid text PRIMARY KEY,
      sess json NOT NULL,
      expire timestamptz NOT NULL
    );
    CREATE INDEX sessions_expire ON sessions (expire);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP TABLE sessions");
}
