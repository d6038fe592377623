import type { Knex } from "knex";
import type { ArticleWords, DeskArticle } from "../../client/contract/deskArticle.ts";
import type { Row } from "../database/tables.ts";
import { pageSize, toArticle } from "./article.ts";
import type { Cursor } from "./cursor.ts";
import { onlyRow } from "./onlyRow.ts";

const toDeskArticle = (row: Row<"articles">): DeskArticle => ({
  ...toArticle(row),
  site: row.site,
  revision: row.revision,
  editedAt: row.edited_at?.toISOString() ?? null,
  unpublishedAt: row.unpublished_at?.toISOString() ?? null,
});

/** One page of a site's articles for the desk, newest first, those that visitors don't see among them. */
export async function listDeskArticles(
  db: Knex,
  site: string,
  after?: Cursor,
): Promise<{ articles: DeskArticle[]; more: boolean }> {
  const query = db("articles")
    .where({ site })
    .orderBy([
      { column: "published_at", order: "desc" },
      { column: "id", order: "desc" },
    ])
    .limit(pageSize + 1);
  if (after) query.whereRaw("(published_at, id) < (?::timestamptz, ?::bigint)", [after.at, after.id]);
  const rows = await query;
  return { articles: rows.slice(0, pageSize).map(toDeskArticle), more: rows.length > pageSize };
}

/** @returns the names of the sites that have a board, in the order of the alphabet */
export async function listSites(db: Knex): Promise<string[]> {
  return db("sites").orderBy("slug").limit(50).pluck("slug");
}

export async function findDeskArticle(db: Knex, id: string): Promise<DeskArticle | undefined> {
  const row = await db("articles").where({ id }).first();
  return row && toDeskArticle(row);
}

export type Edited = { outcome: "edited" | "conflict"; article: DeskArticle } | { outcome: "missing" };

/**
 * Changes an article's words, unless somebody else has done so since `revision`. Its number, date and views stay.
 * @returns with "conflict" the article as it stands now
 */
export async function editArticle(
  db: Knex,
  { site, id, revision, ...words }: ArticleWords & { site: string; id: string; revision: number },
): Promise<Edited> {
  return db.transaction(async (transaction) => {
    const now = await transaction("articles").where({ site, id }).forUpdate().first();
    if (!now) return { outcome: "missing" };
    if (now.revision !== revision) return { outcome: "conflict", article: toDeskArticle(now) };
    const row = await transaction("articles")
      .where({ id })
      .update({ ...words, revision: revision + 1, edited_at: transaction.fn.now() })
      .returning("*")
      .then(onlyRow);
    await transaction.raw("NOTIFY articles");
    return { outcome: "edited", article: toDeskArticle(row) };
  });
}

/**
 * Hides an article from visitors, or shows it to them again in its old place.
 * @returns false when there is no such article
 */
export async function setPublished(db: Knex, site: string, id: string, published: boolean): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const count = await transaction("articles")
      .where({ site, id })
      .update({ unpublished_at: published ? null : transaction.raw("coalesce(unpublished_at, now())") });
    await transaction.raw("NOTIFY articles");
    return count > 0;
  });
}

/**
 * Deletes an article for good. The site's counter doesn't go back: its number is never given again.
 * @returns false when there is no such article
 */
export async function deleteArticle(db: Knex, site: string, id: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const count = await transaction("articles").where({ site, id }).delete();
    await transaction.raw("NOTIFY articles");
    return count > 0;
  });
}
