import type { Knex } from "knex";

/** A registration with a filled honeypot is kept, apart, because it may be a person's whose browser filled it in. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE registrations DROP CONSTRAINT registrations_status_check, ADD CONSTRAINT registrations_status_check
      CHECK (status IN ('new', 'contacted', 'booked', 'visited', 'contracted', 'closed', 'suspected'));
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    UPDATE registrations SET status = 'new' WHERE status = 'suspected';
    ALTER TABLE registrations DROP CONSTRAINT registrations_status_check, ADD CONSTRAINT registrations_status_check
      CHECK (status IN ('new', 'contacted', 'booked', 'visited', 'contracted', 'closed'));
  `);
}
