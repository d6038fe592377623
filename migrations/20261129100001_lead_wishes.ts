import type { Knex } from "knex";

/** What a visitor may tell beforehand: the unit type wanted, where they live, how they heard of us, when to call. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE registrations
      ADD COLUMN interest_type text NOT NULL DEFAULT '',
      ADD COLUMN residence text NOT NULL DEFAULT '',
      ADD COLUMN heard_from text NOT NULL DEFAULT '',
      ADD COLUMN call_time text NOT NULL DEFAULT ''`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE registrations
      DROP COLUMN interest_type, DROP COLUMN residence, DROP COLUMN heard_from, DROP COLUMN call_time`);
}
