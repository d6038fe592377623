import type { Knex } from "knex";

/**
 * Alerts to the office.
 * - registrations.alerted: whether an alert has included this lead.
 * - erasures.told likewise for erasures; registered_at and provider_id (the form service's id of its copy) let the
 *   office find and delete that copy.
 * - alert_marks: lasting problems (`relay`, `texts`), from their start until their end; told_at: the time of the last
 *   alert.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE registrations ADD COLUMN alerted boolean NOT NULL DEFAULT false;
    UPDATE registrations SET alerted = true;
    CREATE INDEX registrations_unalerted ON registrations (id) WHERE NOT alerted;
    ALTER TABLE erasures
      ADD COLUMN told boolean NOT NULL DEFAULT false,
      ADD COLUMN registered_at timestamptz(3),
      ADD COLUMN provider_id text;
    CREATE TABLE alert_marks (
      kind text PRIMARY KEY CHECK (kind IN ('relay', 'texts')),
      raised_at timestamptz(3) NOT NULL,
      told_at timestamptz(3) NOT NULL
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TABLE alert_marks;
    ALTER TABLE erasures DROP COLUMN provider_id, DROP COLUMN registered_at, DROP COLUMN told;
    ALTER TABLE registrations DROP COLUMN alerted;
  `);
}
