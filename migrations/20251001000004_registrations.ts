import type { Knex } from "knex";

export async function up(db: Knex): Promise<void> {
  // key is the client's idempotency key: a form that is sent several times is stored as one lead.
  // fingerprint distinguishes a retry from another registration with the same key.
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
