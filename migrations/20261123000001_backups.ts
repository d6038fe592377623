import type { Knex } from "knex";

/**
 * When backups were made, so that whoever watches the site hears of it when they stop: deploy/backup.sh writes a row
 * after each that is whole. Where another service backs the database up there is none, and nothing is missed.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE backups (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      made_at timestamptz(3) NOT NULL DEFAULT now(),
      bytes bigint NOT NULL
    );
    ALTER TABLE alert_marks DROP CONSTRAINT alert_marks_kind_check;
    ALTER TABLE alert_marks ADD CONSTRAINT alert_marks_kind_check CHECK (kind IN ('relay', 'texts', 'backup'));
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DELETE FROM alert_marks WHERE kind = 'backup';
    ALTER TABLE alert_marks DROP CONSTRAINT alert_marks_kind_check;
    ALTER TABLE alert_marks ADD CONSTRAINT alert_marks_kind_check CHECK (kind IN ('relay', 'texts'));
    DROP TABLE backups;
  `);
}
