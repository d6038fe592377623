import type { Knex } from "knex";

/** Who asked for one text when a home, or one that matches a search, can be had again. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE waitlist (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- The client's idempotency key, if its form had one.
      key text NOT NULL DEFAULT '',
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      -- The digits of a mobile number; erased once its text was sent.
      phone_digits text NOT NULL,
      -- A keyed hash of it, by which requests are counted after that.
      number text NOT NULL,
      -- What is waited for: a home's key, or the query of a search, in its one spelling.
      home text,
      search text,
      -- The privacy notice that was shown.
      consent_version text NOT NULL,
      consent_hash text NOT NULL,
      CHECK (num_nonnulls(home, search) = 1)
    );
    CREATE INDEX waitlist_number ON waitlist (number);
    CREATE INDEX waitlist_phone_digits ON waitlist (phone_digits) WHERE phone_digits <> '';

    -- vacancy: the one text of a request. It belongs to that instead of a registration.
    ALTER TABLE texts
      ALTER COLUMN registration_id DROP NOT NULL,
      ADD COLUMN waitlist_id bigint REFERENCES waitlist (id) ON DELETE CASCADE,
      ADD CONSTRAINT texts_recipient CHECK (num_nonnulls(registration_id, waitlist_id) = 1),
      DROP CONSTRAINT texts_kind_check,
      ADD CONSTRAINT texts_kind_check CHECK (kind IN ('absence', 'visit', 'reminder', 'news', 'vacancy'));
    CREATE UNIQUE INDEX texts_of_waitlist ON texts (waitlist_id);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DELETE FROM texts WHERE waitlist_id IS NOT NULL;
    ALTER TABLE texts
      DROP COLUMN waitlist_id,
      ALTER COLUMN registration_id SET NOT NULL,
      DROP CONSTRAINT texts_kind_check,
      ADD CONSTRAINT texts_kind_check CHECK (kind IN ('absence', 'visit', 'reminder', 'news'));
    DROP TABLE waitlist;
  `);
}
