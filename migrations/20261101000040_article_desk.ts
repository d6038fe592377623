import type { Knex } from "knex";

/**
 * Columns for editing published articles.
 * - revision: the number of edits, to detect concurrent edits. Counting a view doesn't change it.
 * - edited_at: the last edit; unpublished_at: since when the article is hidden from visitors, null while it is
 *   visible.
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
