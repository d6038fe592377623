import type { Knex } from "knex";

/**
 * Articles that are written before they are published. A number is given at publication; until then visitors don't see
 * the article, as one that was hidden.
 * - publish_at: when it will be published; null for a draft, and after publication.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE articles
      ALTER number DROP NOT NULL,
      ADD COLUMN publish_at timestamptz(3),
      ADD CONSTRAINT articles_published_have_numbers CHECK (number IS NOT NULL OR unpublished_at IS NOT NULL);
  `);
}

/** Deletes what was never published: without a number it has no place in the table as it was. */
export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DELETE FROM articles WHERE number IS NULL;
    ALTER TABLE articles
      DROP CONSTRAINT articles_published_have_numbers,
      DROP COLUMN publish_at,
      ALTER number SET NOT NULL;
  `);
}
