import type { Knex } from "knex";

/** The text `reminder` on the day before a visit: information about the booking, with a link to change it. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE texts
      DROP CONSTRAINT texts_kind_check,
      ADD CONSTRAINT texts_kind_check CHECK (kind IN ('visit', 'reminder', 'news'));
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DELETE FROM texts WHERE kind = 'reminder';
    ALTER TABLE texts
      DROP CONSTRAINT texts_kind_check,
      ADD CONSTRAINT texts_kind_check CHECK (kind IN ('visit', 'news'));
  `);
}
