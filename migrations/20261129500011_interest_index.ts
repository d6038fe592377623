import type { Knex } from "knex";

/** Lists of the leads that want a type, newest first: a type that few want would be looked for among all. */
export async function up(db: Knex): Promise<void> {
  await db.raw(
    "CREATE INDEX registrations_interest ON registrations (interest_type, created_at DESC, id DESC) WHERE interest_type <> ''",
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw("DROP INDEX registrations_interest");
}
