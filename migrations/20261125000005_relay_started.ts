import type { Knex } from "knex";

/** A process may die between sending a registration and recording that: then the service may have a copy. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- The adapter's name while an attempt to relay is under way, and after one whose end nobody recorded.
    ALTER TABLE registrations ADD COLUMN relay_started text;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("ALTER TABLE registrations DROP COLUMN relay_started");
}
