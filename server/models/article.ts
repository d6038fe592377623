import type { Knex } from "knex";
import type { Article, ArticleSummary } from "../../client/contract/article.ts";
import type { ArticleWords } from "../../client/contract/deskArticle.ts";
import type { Row } from "../database/tables.ts";
import type { Cursor } from "./cursor.ts";
import { onlyRow } from "./onlyRow.ts";

export const pageSize = 10;

/** Columns that a list needs of each article. */
const summaryColumns = [
  "id",
  "number",
  "title",
  "summary",
  "published_at",
  "views",
] as const satisfies (keyof Row<"articles">)[];

const toSummary = (row: Pick<Row<"articles">, (typeof summaryColumns)[number]>): ArticleSummary => ({
  id: row.id,
  number: row.number,
  title: row.title,
  summary: row.summary,
  publishedAt: row.published_at.toISOString(),
  views: row.views,
});

export const toArticle = (row: Row<"articles">): Article => ({ ...toSummary(row), content: row.content });

/**
 * One page of a site's articles, newest first, or some that follow each other. A keyset, not an offset, so that a deep
 * page costs what the first does.
 * @returns up to `pageSize` articles a page, and whether older ones exist.
 */
export async function listArticles(
  db: Knex,
  site: string,
  after?: Cursor,
  pages = 1,
): Promise<{ articles: ArticleSummary[]; more: boolean }> {
  const query = db("articles")
    .select(...summaryColumns)
    .where({ site, unpublished_at: null })
    .orderBy([
      { column: "published_at", order: "desc" },
      { column: "id", order: "desc" },
    ])
    .limit(pageSize * pages + 1);
  if (after) query.whereRaw("(published_at, id) < (?::timestamptz, ?::bigint)", [after.at, after.id]);
  const rows = await query;
  const listed = rows.slice(0, pageSize * pages);
  return { articles: listed.map(toSummary), more: rows.length > listed.length };
}

/** The newest articles with their bodies, for the feed. */
export async function newestArticles(db: Knex, site: string, count: number): Promise<Article[]> {
  const rows = await db("articles")
    .where({ site, unpublished_at: null })
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(count);
  return rows.map(toArticle);
}

/** Site, id and last change of the newest articles of all sites, for the sitemap. */
export async function articleAddresses(
  db: Knex,
  count: number,
): Promise<{ site: string; id: string; changedAt: string }[]> {
  const rows = await db("articles")
    .where({ unpublished_at: null })
    .select("site", "id", "published_at", "edited_at")
    .orderBy("id", "desc")
    .limit(count);
  return rows.map(({ site, id, ...row }) => ({
    site,
    id,
    changedAt: (row.edited_at ?? row.published_at).toISOString(),
  }));
}

/** @returns the board on which visitors see the article, if they do */
export async function siteOfArticle(db: Knex, id: string): Promise<string | undefined> {
  return (await db("articles").where({ id, unpublished_at: null }).first("site"))?.site;
}

/** Publishes under the site's next running number; the counter row makes two publishers take turns. */
export async function publishArticle(db: Knex, site: string, article: ArticleWords): Promise<Article> {
  return db.transaction(async (transaction) => {
    const counter = await transaction("sites")
      .insert({ slug: site, last_number: 1 })
      .onConflict("slug")
      .merge({ last_number: transaction.raw("sites.last_number + 1") })
      .returning("last_number")
      .then(onlyRow);
    const row = await transaction("articles")
      .insert({ ...article, site, number: counter.last_number })
      .returning("*")
      .then(onlyRow);
    await transaction.raw("NOTIFY articles");
    return toArticle(row);
  });
}
