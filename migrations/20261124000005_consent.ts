import type { Knex } from "knex";

/** What visitors were told and agreed to, and what was erased. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Every text that was shown, by the hash that registrations store.
    CREATE TABLE consent_texts (
      hash text PRIMARY KEY,
      version text NOT NULL,
      text text NOT NULL,
      first_shown_at timestamptz(3) NOT NULL DEFAULT now()
    );

    -- Append-only. A notice with the registration is not consent (개인정보 보호법 제15조 제1항 제4호), so they differ:
    -- notified: the form showed the notice; agreed: its checkbox had to be checked, where content requires that.
    -- given is what earlier versions stored for both.
    CREATE TABLE consent_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      registration_id bigint NOT NULL REFERENCES registrations (id) ON DELETE CASCADE,
      at timestamptz(3) NOT NULL DEFAULT now(),
      kind text NOT NULL CHECK (kind IN ('given', 'notified', 'agreed', 'marketing_given', 'marketing_withdrawn')),
      version text NOT NULL,
      hash text NOT NULL,
      -- The choice from then on.
      marketing boolean NOT NULL,
      -- link: the visitor's signed link.
      channel text NOT NULL CHECK (channel IN ('form', 'link', 'office')),
      -- The account that informed orally.
      told_by text
    );
    CREATE INDEX consent_events_of_registration ON consent_events (registration_id, id);
    CREATE TRIGGER keep_history BEFORE UPDATE OR DELETE ON consent_events
      FOR EACH ROW EXECUTE FUNCTION keep_history();

    -- That a registration and its copies were erased, without any of its data.
    CREATE TABLE erasures (
      registration_id bigint PRIMARY KEY,
      at timestamptz(3) NOT NULL DEFAULT now(),
      reason text NOT NULL CHECK (reason IN ('withdrawn', 'retention', 'office')),
      -- Whether an alert has included it.
      told boolean NOT NULL DEFAULT false,

      -- Whether the form service may have a copy, which the office must delete there. The columns that identify it are
      -- deleted when that is done.
      copy boolean NOT NULL DEFAULT false,
      registered_at timestamptz(3),
      service text,
      -- The service's id of its copy.
      provider_id text,
      -- The Idempotency-Key with which it was sent.
      relay_key text,
      copy_deleted_at timestamptz(3),
      -- An account's e-mail.
      copy_deleted_by text
    );
    CREATE INDEX erasures_copies ON erasures (at DESC, registration_id DESC) WHERE copy AND copy_deleted_at IS NULL;
    CREATE INDEX erasures_untold ON erasures (registration_id) WHERE NOT told AND (copy OR reason = 'withdrawn');
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP TABLE erasures, consent_events, consent_texts");
}
