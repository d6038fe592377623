import type { Knex } from "knex";
import { boards } from "../client/content/press/boards.ts";
import type { DemoArticle } from "../client/shared/demoArticle.ts";
import { recordPictures, toColumns, type Writing } from "../server/models/article/articleWriting.ts";
import { onlyRow } from "../server/models/onlyRow.ts";
import { keepOwnPictures } from "./articles/ownPictures.ts";

interface Board {
  site: string;
  articles: readonly DemoArticle[];
  writings: readonly Writing[];
}

/**
 * The demo articles of the complex's boards. Skips a site that has articles, so seeding twice changes nothing. All boards
 * are one transaction: a first start that is interrupted leaves none, and the next one inserts them all.
 */
export async function seed(db: Knex): Promise<void> {
  const missing: Board[] = [];
  for (const [site, articles] of Object.entries(boards)) {
    const known = await db("sites").where({ slug: site }).first("last_number");
    if (known && known.last_number > 0) continue;
    // Encoded before the transaction begins, because it takes a moment.
    const writings: Writing[] = [];
    for (const article of articles) writings.push(await keepOwnPictures(db, article));
    missing.push({ site, articles, writings });
  }
  await db.transaction(async (transaction) => {
    for (const board of missing) await insertBoard(transaction, board);
  });
}

async function insertBoard(transaction: Knex.Transaction, { site, articles, writings }: Board): Promise<void> {
  const counter = await transaction("sites")
    .insert({ slug: site })
    .onConflict("slug")
    .merge({ slug: site })
    .returning("last_number")
    .then(onlyRow);
  if (counter.last_number > 0) return;
  const laidOut = [];
  for (const writing of writings) laidOut.push(await toColumns(transaction, writing));
  const rows = await transaction("articles")
    .insert(
      laidOut.map(({ columns }, index) => ({
        ...columns,
        published_at: articles[index]?.publishedAt,
        site,
        number: index + 1,
      })),
    )
    .returning(["id", "number"]);
  for (const { id, number } of rows) await recordPictures(transaction, id, laidOut[(number ?? 0) - 1]?.hashes ?? []);
  await transaction("sites").where({ slug: site }).update({ last_number: articles.length });
}
