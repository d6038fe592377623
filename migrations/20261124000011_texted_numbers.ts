import type { Knex } from "knex";

/**
 * Counts texts per number, because anyone can enter any number. Rows outlive the registration, which its visitor can
 * delete, and are purged after a day.
 * - texted_numbers: number is a keyed hash, so that the number is stored only in its registration; sent_at has the
 *   times of the last day's texts. One row per number, which adding a text locks.
 * - texts.counted: whether a text has been counted; a retry isn't counted again.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE texted_numbers (
      number text PRIMARY KEY,
      sent_at timestamptz(3)[] NOT NULL
    );
    ALTER TABLE texts ADD COLUMN counted boolean NOT NULL DEFAULT false;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("ALTER TABLE texts DROP COLUMN counted; DROP TABLE texted_numbers;");
}
