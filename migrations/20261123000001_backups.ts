import type { Knex } from "knex";

/**
 * The times of backups, for monitoring: deploy/backup.sh adds a row after each complete one. If another service backs
 * up the database, the table stays empty and no alert is sent.
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
