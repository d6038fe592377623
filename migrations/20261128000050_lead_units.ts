import type { Knex } from "knex";

/** The home that a visitor asked about, as in "102동 1502호". */
export async function up(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE registrations ADD COLUMN unit text NOT NULL DEFAULT ''`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("ALTER TABLE registrations DROP COLUMN unit");
}
