import type { Knex } from "knex";

/**
 * Visits to the model house. Content defines the slots and their capacities.
 * - visit_slots: a row for each slot with a booking: starts_at, and booked, the number of visits. Booking locks this
 *   row, which prevents overbooking.
 * - visit_bookings: the visit of a registration; cancelled_at is set when the visitor cancels.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE visit_slots (
      starts_at timestamptz PRIMARY KEY,
      booked integer NOT NULL CHECK (booked >= 0)
    );
    CREATE TABLE visit_bookings (
      registration_id bigint PRIMARY KEY REFERENCES registrations (id) ON DELETE CASCADE,
      starts_at timestamptz NOT NULL REFERENCES visit_slots (starts_at),
      booked_at timestamptz(3) NOT NULL DEFAULT now(),
      cancelled_at timestamptz(3)
    );
    CREATE INDEX visit_bookings_starts_at ON visit_bookings (starts_at);

    CREATE FUNCTION free_visit_place() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF OLD.cancelled_at IS NULL THEN
        UPDATE visit_slots SET booked = booked - 1 WHERE starts_at = OLD.starts_at;
      END IF;
      RETURN NULL;
    END $$;
    -- A lead that is erased, by whomever, gives its place back.
    CREATE TRIGGER free_visit_place AFTER DELETE ON visit_bookings
      FOR EACH ROW EXECUTE FUNCTION free_visit_place();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP TABLE visit_bookings; DROP FUNCTION free_visit_place(); DROP TABLE visit_slots;");
}
