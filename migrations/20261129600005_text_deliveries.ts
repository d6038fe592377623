import type { Knex } from "knex";

/** The delivery result of a sent text; null while unknown; `replaced`: sent as a text instead of by KakaoTalk. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE texts ADD COLUMN delivery text CHECK (delivery IN ('delivered', 'replaced', 'undelivered'));
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("ALTER TABLE texts DROP COLUMN delivery");
}
