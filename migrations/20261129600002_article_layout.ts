import type { Knex } from "knex";

/**
 * An article's layout.
 * - picture: its title picture, with size and alternative text.
 * - body: the blocks parsed from its markup when it was saved; null for plain text, whose lines are paragraphs.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw("ALTER TABLE articles ADD COLUMN picture jsonb, ADD COLUMN body jsonb");
}

export async function down(db: Knex): Promise<void> {
  await db.raw("ALTER TABLE articles DROP COLUMN body, DROP COLUMN picture");
}
