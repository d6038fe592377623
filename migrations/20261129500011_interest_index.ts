import type { Knex } from "knex";

/** Lists leads by unit type, newest first, without scanning all leads for a rare type. */
export async function up(db: Knex): Promise<void> {
  await db.raw(
    "CREATE INDEX registrations_interest ON registrations (interest_type, created_at DESC, id DESC) WHERE interest_type <> ''",
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP INDEX registrations_interest");
}
