import type { Knex } from "knex";

/**
 * registrations.status: how far the sales office has come with a lead. It moves freely; who moved it belongs into the
 * desk's own audit log.
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
