import type { Knex } from "knex";

/** Finds the few leads that the form service doesn't have among hundreds of thousands. */
export async function up(db: Knex): Promise<void> {
  await db.raw("CREATE INDEX registrations_unrelayed ON registrations (id) WHERE relay_state <> 'relayed'");
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP INDEX registrations_unrelayed");
}
