import type { Knex } from "knex";

export async function up(db: Knex): Promise<void> {
  // The key is the visitor's idempotency key: one opened form is one lead, however often it is sent.
  // The fingerprint tells a replay from another registration under the same key.
  await db.raw(`
    CREATE TABLE registrations (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      key text NOT NULL UNIQUE,
      fingerprint text NOT NULL,
      form text NOT NULL CHECK (form IN ('popup', 'home', 'customer')),
      name text NOT NULL,
      phone text NOT NULL,
      message text NOT NULL DEFAULT '',
      email text NOT NULL DEFAULT '',
      visit_date text NOT NULL DEFAULT '',
      consent_version text NOT NULL,
      consent_hash text NOT NULL,
      marketing_consent boolean NOT NULL DEFAULT false,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      relayed_at timestamptz(3)
    );
    CREATE INDEX registrations_newest ON registrations (created_at DESC, id DESC);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP TABLE registrations");
}
