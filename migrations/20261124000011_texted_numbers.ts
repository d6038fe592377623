import type { Knex } from "knex";

/**
 * How often a number was texted: whoever fills forms in can name anybody's. It outlives the registration, which its
 * visitor can destroy, and is purged a day later.
 * - texted_numbers: number is a keyed hash, so that the number itself stands nowhere else than in its registration;
 *   sent_at holds the times of the last day's texts. One row a number, so whoever adds to it locks it.
 * - texts.counted: whether a text has taken its place there; trying it again takes no second one.
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
