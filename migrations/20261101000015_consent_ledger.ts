import type { Knex } from "knex";

/**
 * Consent records.
 * - consent_texts: every consent text that was shown, by the hash that registrations store.
 * - consent_events, append-only. kind: `given` (with the registration), `marketing_given` or `marketing_withdrawn`;
 *   version and hash of the text; marketing: the choice from then on; channel: `form`, `link` (the visitor's signed
 *   link) or `office`. registrations.marketing_consent is the current choice.
 * - erasures: that a registration and its copies were erased, when and why (`withdrawn`, `retention`, `office`),
 *   without any of its data. Tables that reference a registration delete their rows with it (ON DELETE CASCADE).
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE consent_texts (
      hash text PRIMARY KEY,
      version text NOT NULL,
      text text NOT NULL,
      first_shown_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE TABLE consent_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      registration_id bigint NOT NULL REFERENCES registrations (id) ON DELETE CASCADE,
      at timestamptz(3) NOT NULL DEFAULT now(),
      kind text NOT NULL CHECK (kind IN ('given', 'marketing_given', 'marketing_withdrawn')),
      version text NOT NULL,
      hash text NOT NULL,
      marketing boolean NOT NULL,
      channel text NOT NULL CHECK (channel IN ('form', 'link', 'office'))
    );
    CREATE INDEX consent_events_of_registration ON consent_events (registration_id, id);
    INSERT INTO consent_events (registration_id, at, kind, version, hash, marketing, channel)
      SELECT id, created_at, 'given', consent_version, consent_hash, marketing_consent, 'form' FROM registrations;
    CREATE TRIGGER keep_history BEFORE UPDATE OR DELETE ON consent_events
      FOR EACH ROW EXECUTE FUNCTION keep_history();

    CREATE TABLE erasures (
      registration_id bigint PRIMARY KEY,
      at timestamptz(3) NOT NULL DEFAULT now(),
      reason text NOT NULL CHECK (reason IN ('withdrawn', 'retention', 'office'))
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP TABLE erasures; DROP TABLE consent_events; DROP TABLE consent_texts;");
}
