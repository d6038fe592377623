import type { Knex } from "knex";

/** Whether the office knows of a booking: one that comes with its registration is told with that, a later one by itself. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE visit_bookings ADD COLUMN told boolean NOT NULL DEFAULT true;
    CREATE INDEX visit_bookings_untold ON visit_bookings (starts_at) WHERE NOT told`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP INDEX visit_bookings_untold; ALTER TABLE visit_bookings DROP COLUMN told");
}
