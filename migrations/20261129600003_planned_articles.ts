import type { Knex } from "knex";

/**
 * Drafts and planned articles. An article gets its number when it is published; until then it is hidden from visitors.
 * - publish_at: when it will be published; null for drafts, and after publication.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE articles
      ALTER number DROP NOT NULL,
      ADD COLUMN publish_at timestamptz(3),
      ADD CONSTRAINT articles_published_have_numbers CHECK (number IS NOT NULL OR unpublished_at IS NOT NULL);
  `);
}

/** Deletes unpublished articles, because the previous schema requires a number. */
export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DELETE FROM articles WHERE number IS NULL;
    ALTER TABLE articles
      DROP CONSTRAINT articles_published_have_numbers,
      DROP COLUMN publish_at,
      ALTER number SET NOT NULL;
  `);
}
