import type { Knex } from "knex";

/** Optional answers of a visitor: the preferred unit type, region of residence, how they heard of us, when to call. */
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
