import type { Knex } from "knex";

/**
 * How an article is laid out beyond its plain text.
 * - picture: its title picture, with its size and alternative text.
 * - body: the blocks that its markup came to when it was saved; null for plain text, whose lines are its paragraphs.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw("ALTER TABLE articles ADD COLUMN picture jsonb, ADD COLUMN body jsonb");
}

export async function down(db: Knex): Promise<void> {
  await db.raw("ALTER TABLE articles DROP COLUMN body, DROP COLUMN picture");
}
