import type { Knex } from "knex";
import type { QueryResult } from "pg";
import type { ArticleInOrder, ArticleLink } from "../../../client/shared/article.ts";
import type { Row } from "../../database/tables.ts";
import { toArticle } from "./article.ts";

interface Waiting {
  site: string;
  id: string;
  count: number;
  result: PromiseWithResolvers;
}

interface PromiseWithResolvers {
  promise: Promise<ArticleInOrder | undefined>;
  resolve(read: ArticleInOrder | undefined): void;
  reject(error: unknown): void;
}

function withResolvers(): PromiseWithResolvers {
  let resolve!: PromiseWithResolvers["resolve"];
  let reject!: PromiseWithResolvers["reject"];
  const promise = new Promise<ArticleInOrder | undefined>((resolvePromise, rejectPromise) => {
    resolve = resolvePromise;
    reject = rejectPromise;
  });
  return { promise, resolve, reject };
}

type OrderedRow = Row<"articles"> & Record<"older" | "newer", ArticleLink | null>;

const inOrder = ({ older, newer, ...row }: OrderedRow): ArticleInOrder => ({
  article: toArticle(row),
  ...(older && { older }),
  ...(newer && { newer }),
});

/** The visible article of the same board that follows an updated one in an order, as JSON; by articles_newest. */
const next = (comparison: "<" | ">", direction: "DESC" | "ASC") =>
  `(SELECT jsonb_build_object('id', next.id::text, 'title', next.title)
    FROM articles AS next
    WHERE next.site = articles.site AND next.unpublished_at IS NULL
      AND (next.published_at, next.id) ${comparison} (articles.published_at, articles.id)
    ORDER BY next.published_at ${direction}, next.id ${direction}
    LIMIT 1)`;

/** Articles counted per statement, at most. */
const batchSize = 100;
/** Concurrent statements; more would only wait for connections, which other requests need too. */
const maxConcurrent = 2;

/**
 * Reads articles and counts their views. Loads that arrive while a statement runs share the next one, so a crowd on one
 * article costs one UPDATE per round trip. A load is answered only after its count is committed, so none is lost when
 * the process is killed.
 */
export class ArticleReader {
  readonly #db: Knex;
  readonly #waiting = new Map<string, Waiting>();
  readonly #counting = new Set<string>();
  #underWay = 0;

  constructor(db: Knex) {
    this.#db = db;
  }

  /**
   * @param counts whether this load counts as a view
   * @returns the article after the count and its neighbours, the same object for all loads of the statement; undefined
   * when the site has no such visible article
   */
  read(site: string, id: string, counts: boolean): Promise<ArticleInOrder | undefined> {
    const key = `${id}/${site}`;
    const waiting = this.#waiting.get(key) ?? { site, id, count: 0, result: withResolvers() };
    if (counts) waiting.count += 1;
    this.#waiting.set(key, waiting);
    // Deferred, so that requests that have already arrived share the statement.
    if (this.#underWay < maxConcurrent) setImmediate(() => this.#start());
    return waiting.result.promise;
  }

  async #start(): Promise<void> {
    if (this.#underWay >= maxConcurrent) return;
    // An article that is being counted has to wait: a second statement would block on the first one's row lock.
    const ready = [...this.#waiting].filter(([key]) => !this.#counting.has(key));
    if (ready.length === 0) return;
    const batch = new Map(ready.slice(0, batchSize));
    for (const key of batch.keys()) {
      this.#waiting.delete(key);
      this.#counting.add(key);
    }
    this.#underWay += 1;
    try {
      const rows = await this.#count([...batch.values()]);
      for (const row of rows) batch.get(`${row.id}/${row.site}`)?.result.resolve(inOrder(row));
      for (const { result } of batch.values()) result.resolve(undefined);
    } catch (error) {
      for (const { result } of batch.values()) result.reject(error);
    } finally {
      for (const key of batch.keys()) this.#counting.delete(key);
      this.#underWay -= 1;
      void this.#start();
    }
  }

  async #count(batch: Waiting[]): Promise<OrderedRow[]> {
    // Rows are always locked in the same order, so that two batches can't deadlock.
    const { rows } = await this.#db.raw<QueryResult<OrderedRow>>(
      `UPDATE articles SET views = views + counted.count
       FROM (
         SELECT id, loads.count
         FROM unnest(?::bigint[], ?::text[], ?::integer[]) AS loads (id, site, count)
         JOIN articles USING (id, site)
         WHERE articles.unpublished_at IS NULL
         ORDER BY id
         FOR UPDATE OF articles
       ) AS counted
       WHERE articles.id = counted.id
       RETURNING articles.*, ${next("<", "DESC")} AS older, ${next(">", "ASC")} AS newer`,
      [batch.map(({ id }) => id), batch.map(({ site }) => site), batch.map(({ count }) => count)],
    );
    return rows;
  }
}
