import type { Knex } from "knex";
import type { DeskArticle } from "../../../client/shared/deskArticle.ts";
import type { Row } from "../../database/tables.ts";
import type { Cursor } from "../cursor.ts";
import { pageSize, toArticle } from "./article.ts";
import {
  type PublicationPlan,
  planPublication,
  recordPictures,
  showArticle,
  toColumns,
  type Writing,
} from "./articleWriting.ts";

const toDeskArticle = (row: Row<"articles">): DeskArticle => ({
  ...toArticle(row),
  number: row.number,
  site: row.site,
  revision: row.revision,
  editedAt: row.edited_at?.toISOString() ?? null,
  unpublishedAt: row.unpublished_at?.toISOString() ?? null,
  publishAt: row.publish_at?.toISOString() ?? null,
});

/** One page of a site's articles for the desk, newest first, hidden ones included. */
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

/** @returns the names of the sites that have a board, sorted */
export async function listSites(db: Knex): Promise<string[]> {
  return db("sites").orderBy("slug").limit(50).pluck("slug");
}

export async function findDeskArticle(db: Knex, id: string): Promise<DeskArticle | undefined> {
  const row = await db("articles").where({ id }).first();
  return row && toDeskArticle(row);
}

type EditResult = { outcome: "edited" | "conflict"; article: DeskArticle } | { outcome: "missing" };

interface Edit {
  site: string;
  id: string;
  /** The revision that the edit is based on. */
  revision: number;
  writing: Writing;
  /** When to publish an article that isn't published yet; undefined leaves the plan as it is. */
  plan?: PublicationPlan | undefined;
}

/**
 * Changes an article, unless it was changed since `revision`. A published article keeps its number, date and views.
 * @returns with "conflict", the article as it is stored
 * @throws WritingRefused
 */
export async function editArticle(db: Knex, { site, id, revision, writing, plan }: Edit): Promise<EditResult> {
  return db.transaction(async (transaction) => {
    const find = () => transaction("articles").where({ site, id }).forUpdate().first();
    const stored = await find();
    if (!stored) return { outcome: "missing" };
    if (stored.revision !== revision) return { outcome: "conflict", article: toDeskArticle(stored) };
    const { columns, hashes } = await toColumns(transaction, {
      ...writing,
      format: writing.format ?? (stored.body ? "marked" : "plain"),
      picture: writing.picture === undefined ? stored.picture : writing.picture,
    });
    await transaction("articles")
      .where({ id })
      .update({ ...columns, revision: revision + 1, edited_at: transaction.fn.now() });
    await recordPictures(transaction, id, hashes);
    if (stored.number === null && plan) await applyPlan(transaction, stored, plan);
    await transaction.raw("NOTIFY articles");
    const row = await find();
    return row ? { outcome: "edited", article: toDeskArticle(row) } : { outcome: "missing" };
  });
}

async function applyPlan(
  transaction: Knex.Transaction,
  article: Row<"articles">,
  plan: PublicationPlan,
): Promise<void> {
  if (plan === "now") await showArticle(transaction, article);
  else await planPublication(transaction, article.id, plan === "draft" ? null : plan.at);
}

/**
 * Hides an article, or shows it: at its old place, or as the newest when it wasn't published yet.
 * @returns false when there is no such article
 */
export async function setPublished(db: Knex, site: string, id: string, published: boolean): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const row = await transaction("articles").where({ site, id }).forUpdate().first();
    if (!row) return false;
    if (published) {
      if (row.unpublished_at) await showArticle(transaction, row);
      return true;
    }
    await planPublication(transaction, id, null);
    await transaction("articles")
      .where({ id })
      .update({ unpublished_at: transaction.raw("coalesce(unpublished_at, now())") });
    await transaction.raw("NOTIFY articles");
    return true;
  });
}

/**
 * Deletes an article permanently. Its number is never reused.
 * @returns false when there is no such article
 */
export async function deleteArticle(db: Knex, site: string, id: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const count = await transaction("articles").where({ site, id }).delete();
    await transaction.raw("NOTIFY articles");
    return count > 0;
  });
}
