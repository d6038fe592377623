import type { Knex } from "knex";

/**
 * What the desk needs to change an article after its publication.
 * - revision: counts the edits, so that two editors can't overwrite each other unseen. Counting a view leaves it alone.
 * - edited_at: when it was last edited; unpublished_at: since when visitors don't see it, null while they do.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE articles
      ADD COLUMN revision integer NOT NULL DEFAULT 1,
      ADD COLUMN edited_at timestamptz(3),
      ADD COLUMN unpublished_at timestamptz(3);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw("ALTER TABLE articles DROP COLUMN unpublished_at, DROP COLUMN edited_at, DROP COLUMN revision");
}
