import type { Knex } from "knex";

/**
 * Notifies every process when leads change, so that open desks update. The payload is empty: a desk requests the
 * changes with its own session.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE FUNCTION notify_leads() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NOTIFY leads;
      RETURN NULL;
    END $$;
    CREATE TRIGGER notify_leads AFTER INSERT OR UPDATE OR DELETE ON registrations
      FOR EACH STATEMENT EXECUTE FUNCTION notify_leads();
    CREATE TRIGGER notify_leads AFTER INSERT OR UPDATE OR DELETE ON visit_bookings
      FOR EACH STATEMENT EXECUTE FUNCTION notify_leads();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TRIGGER notify_leads ON visit_bookings;
    DROP TRIGGER notify_leads ON registrations;
    DROP FUNCTION notify_leads();
  `);
}
