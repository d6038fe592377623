import type { Knex } from "knex";

/**
 * Whether an alert has included a booking: bookings made with a registration are reported with it, later ones
 * separately.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE visit_bookings ADD COLUMN told boolean NOT NULL DEFAULT true;
    CREATE INDEX visit_bookings_untold ON visit_bookings (starts_at) WHERE NOT told`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP INDEX visit_bookings_untold; ALTER TABLE visit_bookings DROP COLUMN told");
}
