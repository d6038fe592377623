import type { Knex } from "knex";

/** Visits to the model house. Content defines the slots and their capacities. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- A row for each slot with a booking, which booking locks, so that no slot is overbooked.
    CREATE TABLE visit_slots (
      starts_at timestamptz PRIMARY KEY,
      booked integer NOT NULL CHECK (booked >= 0)
    );

    CREATE TABLE visit_bookings (
      registration_id bigint PRIMARY KEY REFERENCES registrations (id) ON DELETE CASCADE,
      starts_at timestamptz NOT NULL REFERENCES visit_slots (starts_at),
      booked_at timestamptz(3) NOT NULL DEFAULT now(),
      -- When the visitor cancelled it.
      cancelled_at timestamptz(3),
      -- Whether an alert has included it: a booking made with a registration is reported with that one.
      told boolean NOT NULL DEFAULT true,
      -- Whether the visit took place.
      outcome text CHECK (outcome IN ('arrived', 'no_show')),
      outcome_at timestamptz(3)
    );
    CREATE INDEX visit_bookings_starts_at ON visit_bookings (starts_at);
    CREATE INDEX visit_bookings_untold ON visit_bookings (starts_at) WHERE NOT told;
    CREATE TRIGGER notify_leads AFTER INSERT OR UPDATE OR DELETE ON visit_bookings
      FOR EACH STATEMENT EXECUTE FUNCTION notify_leads();

    -- A lead that is erased, by whomever, gives its place back.
    CREATE FUNCTION free_visit_place() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF OLD.cancelled_at IS NULL THEN
        UPDATE visit_slots SET booked = booked - 1 WHERE starts_at = OLD.starts_at;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER free_visit_place AFTER DELETE ON visit_bookings
      FOR EACH ROW EXECUTE FUNCTION free_visit_place();

    -- Visits that the office must remove from its calendar: a registration's number and a time, without a foreign key,
    -- because the registration may be erased. Deleted some days after that time.
    CREATE TABLE cancelled_visits (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      registration_id bigint NOT NULL,
      starts_at timestamptz NOT NULL,
      cancelled_at timestamptz(3) NOT NULL DEFAULT now(),
      -- visitor: cancelled on the visitor's own page; else the reason of the erasure.
      reason text NOT NULL CHECK (reason IN ('visitor', 'withdrawn', 'retention', 'office')),
      -- Whether an alert has included it.
      told boolean NOT NULL DEFAULT false
    );
    CREATE INDEX cancelled_visits_starts_at ON cancelled_visits (starts_at);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TABLE cancelled_visits, visit_bookings, visit_slots;
    DROP FUNCTION free_visit_place;
  `);
}
