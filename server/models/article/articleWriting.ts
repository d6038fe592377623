import type { Knex } from "knex";
import { writingProblems } from "../../../client/copy/writingProblems.ts";
import type { Article } from "../../../client/shared/article.ts";
import { type Block, type PressPicture, pictureHash } from "../../../client/shared/articleBody.ts";
import { readMarkup, withSizes } from "../../../client/shared/articleMarkup.ts";
import type { ArticleFormat, ArticleInput } from "../../../client/shared/deskArticle.ts";
import type { Row } from "../../database/tables.ts";
import { onlyRow } from "../onlyRow.ts";
import { toArticle } from "./article.ts";
import { findPicturesForWriting } from "./picture.ts";

/** Pictures in an article's text, at most. */
const maxPictures = 40;

/** What is stored of an article: its text and its layout. */
export interface Writing extends ArticleInput {
  format?: ArticleFormat | undefined;
  /**
   * The title picture; null for none. An omitted property stays as it is; a new article is plain text without a
   * picture.
   */
  picture?: { hash: string; alt: string } | null | undefined;
}

/** When to publish an article: now, at a later time, or not yet. */
export type PublicationPlan = "now" | "draft" | { at: Date };

/** An article can't be stored; the message is what has to be corrected. */
export class WritingRefused extends Error {}

interface StoredWriting {
  columns: { title: string; summary: string; content: string; picture: PressPicture | null; body: string | null };
  /** Hashes of all pictures in the article. */
  hashes: string[];
}

/**
 * Parses an article's markup and locks its pictures against deletion.
 * @throws WritingRefused
 */
export async function toColumns(
  transaction: Knex.Transaction,
  { title, summary, content, format = "plain", picture = null }: Writing,
): Promise<StoredWriting> {
  const { blocks, problems } = format === "marked" ? readMarkup(content) : { blocks: [], problems: [] };
  const [problem] = problems;
  if (problem) throw new WritingRefused(problem);
  const inText = blocks.flatMap((block) => (block.kind === "picture" ? [block.picture.hash] : []));
  if (inText.length > maxPictures) throw new WritingRefused(writingProblems.tooManyPictures(maxPictures));
  if (picture && !picture.alt) throw new WritingRefused(writingProblems.noAlternative);
  if (picture && !pictureHash.test(picture.hash)) throw new WritingRefused(writingProblems.badPicture);
  const hashes = [...new Set([...inText, ...(picture ? [picture.hash] : [])])];
  const sizes = await findPicturesForWriting(transaction, hashes);
  if (hashes.some((hash) => !sizes.has(hash))) throw new WritingRefused(writingProblems.pictureGone);
  const size = picture && sizes.get(picture.hash);
  const body: Block[] | null = format === "marked" ? withSizes(blocks, (hash) => sizes.get(hash)) : null;
  return {
    columns: {
      title,
      summary,
      content,
      picture: picture && size ? { ...picture, width: size.width, height: size.height } : null,
      body: body && JSON.stringify(body),
    },
    hashes,
  };
}

/** Records the pictures of an article, so that they aren't deleted. */
export async function recordPictures(
  transaction: Knex.Transaction,
  articleId: string,
  hashes: string[],
): Promise<void> {
  await transaction("article_pictures").where({ article_id: articleId }).whereNotIn("hash", hashes).delete();
  if (hashes.length === 0) return;
  const rows = hashes.map((hash) => ({ article_id: articleId, hash }));
  await transaction("article_pictures").insert(rows).onConflict(["article_id", "hash"]).ignore();
}

/** @returns the site's next number; the row lock on the counter serializes publishers */
async function nextNumber(transaction: Knex.Transaction, site: string): Promise<number> {
  const counter = await transaction("sites")
    .insert({ slug: site, last_number: 1 })
    .onConflict("slug")
    .merge({ last_number: transaction.raw("sites.last_number + 1") })
    .returning("last_number")
    .then(onlyRow);
  return counter.last_number;
}

/** Schedules an article's publication, replacing an earlier plan; null cancels it. */
export async function planPublication(transaction: Knex.Transaction, id: string, at: Date | null): Promise<void> {
  await transaction("articles").where({ id }).update({ publish_at: at });
  if (at)
    await transaction.raw(
      `SELECT graphile_worker.add_job('publishArticle', json_build_object('id', cast(:id AS text)),
         run_at => :at, job_key => 'publishArticle ' || :id, max_attempts => 25)`,
      { id, at },
    );
  else await transaction.raw("SELECT graphile_worker.remove_job('publishArticle ' || ?)", [id]);
}

/** Stores a new article. It is hidden and has no number until it is published. */
export async function publishArticle(
  db: Knex,
  site: string,
  writing: Writing,
  plan: PublicationPlan = "now",
): Promise<Article & { id: string }> {
  return db.transaction(async (transaction) => {
    const { columns, hashes } = await toColumns(transaction, writing);
    if (plan !== "now") await transaction("sites").insert({ slug: site }).onConflict("slug").ignore();
    const row = await transaction("articles")
      .insert({
        ...columns,
        site,
        ...(plan === "now"
          ? { number: await nextNumber(transaction, site) }
          : { unpublished_at: transaction.fn.now() }),
      })
      .returning("*")
      .then(onlyRow);
    await recordPictures(transaction, row.id, hashes);
    if (typeof plan === "object") await planPublication(transaction, row.id, plan.at);
    await transaction.raw("NOTIFY articles");
    return toArticle(row);
  });
}

/** Shows an article: with the site's next number at its first publication, later at its old place. */
export async function showArticle(
  transaction: Knex.Transaction,
  { id, site, number }: Pick<Row<"articles">, "id" | "site" | "number">,
): Promise<void> {
  await planPublication(transaction, id, null);
  await transaction("articles")
    .where({ id })
    .update({
      unpublished_at: null,
      ...(number === null && {
        number: await nextNumber(transaction, site),
        published_at: transaction.fn.now(),
        edited_at: null,
      }),
    });
  await transaction.raw("NOTIFY articles");
}

/**
 * Publishes an article whose time has come, by the database's clock.
 * @returns false when its plan was cancelled or moved to a later time
 */
export async function publishPlanned(db: Knex, id: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const row = await transaction("articles")
      .where({ id })
      .whereRaw("publish_at <= now()")
      .forUpdate()
      .first("id", "site", "number");
    if (row) await showArticle(transaction, row);
    return row !== undefined;
  });
}
