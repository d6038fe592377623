import type { Knex } from "knex";

/** What forms of the office have created, by their idempotency key, so that a repeated one gets the first result. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE form_keys (
      -- A hash of the account, the path, the content and the client's key.
      key text PRIMARY KEY,
      result jsonb,
      at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX form_keys_at ON form_keys (at);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP TABLE form_keys");
}
