import type { Knex } from "knex";

/** A notice may have a picture, which is kept for as long as the notice is. */
export async function up(db: Knex): Promise<void> {
  await db.raw("ALTER TABLE site_notices ADD COLUMN picture jsonb");
}

export async function down(db: Knex): Promise<void> {
  await db.raw("ALTER TABLE site_notices DROP COLUMN picture");
}
