import type { Knex } from "knex";

/**
 * What the office has to do elsewhere when a registration ends: whatever ended it, the form service's copy doesn't end
 * with it, and a visit that was booked may stand in somebody's calendar.
 * - erasures.copy: whether the form service may have one; then service, provider_id (its own name for it), relay_key (the
 *   Idempotency-Key that it came with) and registered_at say which. They go when the office has deleted it:
 *   copy_deleted_at, copy_deleted_by (an administrator's e-mail).
 * - cancelled_visits: reason `visitor` (cancelled on the visitor's own page), else the erasure's; told once an alert named
 *   it. It holds a number of a registration and a time, and goes some days after that.
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
