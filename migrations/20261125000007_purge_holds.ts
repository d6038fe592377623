import type { Knex } from "knex";

/** A nightly purge that would take more than a tenth of the leads waits, and the office is told. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE purge_holds (
      -- One row, while a purge waits.
      id boolean PRIMARY KEY DEFAULT true CHECK (id),
      since timestamptz(3) NOT NULL DEFAULT now(),
      expired integer NOT NULL,
      total integer NOT NULL
    );
    ALTER TABLE alert_marks DROP CONSTRAINT alert_marks_kind_check, ADD CONSTRAINT alert_marks_kind_check
      CHECK (kind IN ('relay', 'texts', 'backup', 'purge'));
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TABLE purge_holds;
    DELETE FROM alert_marks WHERE kind = 'purge';
    ALTER TABLE alert_marks DROP CONSTRAINT alert_marks_kind_check, ADD CONSTRAINT alert_marks_kind_check
      CHECK (kind IN ('relay', 'texts', 'backup'));
  `);
}
