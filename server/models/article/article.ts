import type { Knex } from "knex";
import type { Article, ArticleSummary } from "../../../client/shared/article.ts";
import { type Block, blockText } from "../../../client/shared/articleBody.ts";
import type { Row } from "../../database/tables.ts";
import type { Cursor } from "../cursor.ts";

export const pageSize = 10;

/** The columns of an article in a list. */
const summaryColumns = [
  "id",
  "number",
  "title",
  "summary",
  "published_at",
  "views",
  "picture",
] as const satisfies (keyof Row<"articles">)[];

type SummaryRow = Pick<Row<"articles">, (typeof summaryColumns)[number]>;

const toSummary = (row: SummaryRow): ArticleSummary => ({
  id: row.id,
  // Published articles always have a number.
  number: row.number ?? 0,
  title: row.title,
  summary: row.summary,
  publishedAt: row.published_at.toISOString(),
  views: row.views,
  ...(row.picture && { picture: row.picture }),
});

export const toArticle = (row: Row<"articles">): Article => ({
  ...toSummary(row),
  content: row.content,
  ...(row.body && { body: row.body }),
});

/**
 * One page of a site's articles, or several in a row, newest first. Uses a keyset, not an offset, so that a deep page
 * costs as much as the first.
 * @returns up to `pageSize` articles per page, and whether older ones exist
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

interface FeedColumns {
  /** The whole text, without markup. */
  text: string;
  /** Of the preview of its picture. */
  previewBytes: number | null;
}

/** The newest articles for the feed, with their text and the sizes of their previews in bytes. */
export async function newestArticles(db: Knex, site: string, count: number): Promise<(ArticleSummary & FeedColumns)[]> {
  const rows = await db("articles")
    .select<(SummaryRow & { content: string; body: Block[] | null; preview_bytes: number | null })[]>(
      ...summaryColumns,
      "content",
      "body",
      db.raw(
        `(SELECT octet_length(bytes) FROM picture_files
          WHERE picture_files.hash = articles.picture ->> 'hash' AND name = 'preview.jpg') AS preview_bytes`,
      ),
    )
    .where({ site, unpublished_at: null })
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(count);
  return rows.map((row) => ({
    ...toSummary(row),
    text: row.body?.map(blockText).join("\n") ?? row.content,
    previewBytes: row.preview_bytes,
  }));
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

/** @returns the site whose board shows the article, if it is visible */
export async function siteOfArticle(db: Knex, id: string): Promise<string | undefined> {
  return (await db("articles").where({ id, unpublished_at: null }).first("site"))?.site;
}
