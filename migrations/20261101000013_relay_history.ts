import type { Knex } from "knex";

/**
 * Delivery of registrations to the form-collection service.
 * - registrations.relay_state: `stored` (not sent yet), `retrying`, `relayed`, or `given_up`, which the office can
 *   send again.
 * - relay_attempts, append-only: a row for each attempt and each request of the office to send again. outcome:
 *   `relayed`, `retrying`, `given_up` or `sent_again`; service: the adapter's name; status: the HTTP status, if there
 *   was an answer; provider_id: the service's id of its copy; reason: for developers and the office, without personal
 *   data; duration_ms; next_at: the time of the next attempt.
 */
export async function up(db: Knex): Promise<void> {
  // Rows may be deleted only by the cascade from their registration, which no longer exists at that moment.
  await db.raw(`
    ALTER TABLE registrations ADD COLUMN relay_state text NOT NULL DEFAULT 'stored'
      CHECK (relay_state IN ('stored', 'retrying', 'relayed', 'given_up'));
    UPDATE registrations SET relay_state = 'relayed' WHERE relayed_at IS NOT NULL;
    CREATE INDEX registrations_relay_trouble ON registrations (relay_state, created_at DESC, id DESC)
      WHERE relay_state IN ('retrying', 'given_up');

    CREATE TABLE relay_attempts (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      registration_id bigint NOT NULL REFERENCES registrations (id) ON DELETE CASCADE,
      at timestamptz(3) NOT NULL DEFAULT now(),
      outcome text NOT NULL CHECK (outcome IN ('relayed', 'retrying', 'given_up', 'sent_again')),
      service text NOT NULL DEFAULT '',
      status integer,
      provider_id text,
      reason text NOT NULL DEFAULT '',
      duration_ms integer NOT NULL DEFAULT 0,
      next_at timestamptz(3)
    );
    CREATE INDEX relay_attempts_of_registration ON relay_attempts (registration_id, id);
    CREATE INDEX relay_attempts_at ON relay_attempts (at);

    CREATE FUNCTION keep_history() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM registrations WHERE id = OLD.registration_id) THEN
        RETURN OLD;
      END IF;
      RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
    END $$;
    CREATE TRIGGER keep_history BEFORE UPDATE OR DELETE ON relay_attempts
      FOR EACH ROW EXECUTE FUNCTION keep_history();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TABLE relay_attempts;
    DROP FUNCTION keep_history();
    ALTER TABLE registrations DROP COLUMN relay_state;
  `);
}
