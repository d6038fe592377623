import type { Knex } from "knex";

/** What became of a text after it was sent; null while that isn't known: `replaced` came as a text instead of KakaoTalk's. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE texts ADD COLUMN delivery text CHECK (delivery IN ('delivered', 'replaced', 'undelivered'));
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("ALTER TABLE texts DROP COLUMN delivery");
}
