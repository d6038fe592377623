import type { Knex } from "knex";

/**
 * registrations.status: the sales office's progress with a lead. Any status may follow any other; the desk's audit log
 * records who changed it.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE registrations ADD COLUMN status text NOT NULL DEFAULT 'new'
      CHECK (status IN ('new', 'contacted', 'booked', 'visited', 'closed'));
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("ALTER TABLE registrations DROP COLUMN status");
}
