import fc from "fast-check";
import { expect, test } from "vitest";
import type { Article } from "../../client/shared/article.ts";
import { toArticle } from "../../server/models/article/article.ts";
import { LiveLedger } from "../../server/models/home/liveLedger.ts";
import { LiveNotices } from "../../server/models/liveNotices.ts";
import { LiveTerms } from "../../server/models/liveTerms.ts";
import { PageCache } from "../../server/views/pageCache.ts";
import { PageRenderer } from "../../server/views/pageRenderer.ts";
import { productionViews } from "../../server/views/production.ts";
import { present } from "../support/present.ts";
import { testApp } from "../support/testApp.ts";

const site = "센트럴루미나";

const app = await testApp();
await app.db("sites").insert({ slug: site });
const ledger = new LiveLedger(app.database, app.notifications, false);
const now = () => new Date();
const notices = new LiveNotices(app.database, app.notifications, now);
const terms = new LiveTerms(app.database, app.notifications, now);
const views = await productionViews("dist");
const renderer = new PageRenderer(views, app.config, new PageCache(0), { ledger, notices, terms }, now);

/** @returns an article's page as sent to visitors, and as rendered in full, with the same count */
async function bothPages(words: Pick<Article, "title" | "summary" | "content">, views: number) {
  await app.db("articles").delete();
  const row = await app
    .db("articles")
    .insert({ ...words, site, number: 1, views: views - 1 })
    .returning("*")
    .then(([stored]) => present(stored));
  const { text } = await app.request
    .get(`/${encodeURIComponent(site)}/press/${row.id}`)
    .set("Accept-Encoding", "gzip")
    .expect(200);
  const article = { ...toArticle(row), views };
  return { answered: text, whole: await renderer.page(`/${site}/press/${row.id}`, { site, article }) };
}

/** Values that would break a page assembled with patterns, or by a careless replacement. */
const awkward = fc.constantFrom(
  "</article>",
  "<article",
  "$&",
  "$'",
  "</script>",
  "<!--",
  "조회수 <!-- -->7",
  '"views":7',
  "\u2028",
  "&amp;",
  "'\"",
);
const word = fc.oneof(awkward, fc.string({ unit: "grapheme", maxLength: 40 })).map((text) => text.replaceAll("\0", ""));
const words = fc.record({
  title: word,
  summary: word,
  content: fc.array(word, { maxLength: 8 }).map((lines) => lines.join("\n")),
});

test("an article's page equals the same page rendered in full", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(words, fc.integer({ min: 1, max: 2_000_000_000 }), async (article, views) => {
      const { answered, whole } = await bothPages(article, views);
      expect(answered).toBe(whole);
    }),
    { numRuns: 60 },
  );
});

test("so does a long article's", async () => {
  const content = "분양 소식을 전하는 한 문단입니다.\n".repeat(2_500);
  const { answered, whole } = await bothPages({ title: "긴 기사", summary: "요약", content }, 1);
  expect(answered).toBe(whole);
});
