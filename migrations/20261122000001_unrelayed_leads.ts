import type { Knex } from "knex";

/** Finds the leads that the form service doesn't have: a few among hundreds of thousands, whatever kept them back. */
export async function up(db: Knex): Promise<void> {
  await db.raw("CREATE INDEX registrations_unrelayed ON registrations (id) WHERE relay_state <> 'relayed'");
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP INDEX registrations_unrelayed");
}
