import type { Knex } from "knex";

/**
 * What the office must do elsewhere when a registration ends: delete the form service's copy, and remove a booked
 * visit from its calendar.
 * - erasures.copy: whether the form service may have a copy, identified by service, provider_id (the service's id),
 *   relay_key (its Idempotency-Key) and registered_at. These are deleted when the office has deleted the copy:
 *   copy_deleted_at, copy_deleted_by (an administrator's e-mail).
 * - cancelled_visits: reason `visitor` (cancelled on the visitor's own page), else the erasure's; told: whether an
 *   alert included it. It contains a registration's number and a time, and is deleted some days after that time.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE erasures
      ADD COLUMN copy boolean NOT NULL DEFAULT false,
      ADD COLUMN service text,
      ADD COLUMN relay_key text,
      ADD COLUMN copy_deleted_at timestamptz(3),
      ADD COLUMN copy_deleted_by text;
    UPDATE erasures SET copy = true WHERE provider_id IS NOT NULL;
    CREATE INDEX erasures_copies ON erasures (at DESC, registration_id DESC) WHERE copy AND copy_deleted_at IS NULL;
    CREATE INDEX erasures_untold ON erasures (registration_id) WHERE NOT told AND (copy OR reason = 'withdrawn');

    CREATE TABLE cancelled_visits (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      registration_id bigint NOT NULL,
      starts_at timestamptz NOT NULL,
      cancelled_at timestamptz(3) NOT NULL DEFAULT now(),
      reason text NOT NULL CHECK (reason IN ('visitor', 'withdrawn', 'retention', 'office')),
      told boolean NOT NULL DEFAULT false
    );
    CREATE INDEX cancelled_visits_starts_at ON cancelled_visits (starts_at);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TABLE cancelled_visits;
    DROP INDEX erasures_untold;
    DROP INDEX erasures_copies;
    ALTER TABLE erasures
      DROP COLUMN copy_deleted_by, DROP COLUMN copy_deleted_at, DROP COLUMN relay_key, DROP COLUMN service,
      DROP COLUMN copy;
  `);
}
