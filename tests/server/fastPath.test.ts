import { afterAll, beforeAll, expect, test } from "vitest";
import { publishArticle } from "../../server/models/articleWriting.ts";
import { startTestApp, type TestApp } from "../support/testApp.ts";

let app: TestApp;
let article: string;
const site = encodeURIComponent("센트럴루미나");

beforeAll(async () => {
  app = await startTestApp();
  for (let number = 1; number <= 12; number += 1) {
    const { id } = await publishArticle(app.db, "센트럴루미나", {
      title: `기사 ${number}`,
      summary: "요약",
      content: "본문",
    });
    article = `/${site}/press/${id}`;
  }
});
afterAll(() => app.stop());

/**
 * An answer without its request-specific headers. A cookie of an invalid session forces the way through the
 * application.
 */
async function answer(path: string, headers: Record<string, string>) {
  const response = await app.request.get(path).redirects(0).set(headers).buffer(true);
  const { date, "x-request-id": id, ...rest } = response.headers;
  return { status: response.status, headers: rest, text: response.text, passed: id !== undefined };
}

const encodings = ["gzip, deflate, br, zstd", "gzip", "br", "identity"];
const paths = () => [
  "/BusinessGuide/intro",
  "/businessguide/INTRO/",
  `/${site}/press`,
  `/${site}/press?utm_source=naver`,
  "/nowhere/press",
  "/nowhere/press/feed.xml",
  `/${site}/press/feed.xml`,
  "/sitemap.xml",
];

test("a visitor's page load is answered ahead of the application, identically to it", async () => {
  for (const path of paths()) {
    for (const encoding of encodings) {
      const headers = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8", "Accept-Encoding": encoding };
      // The application renders a content page at its first request.
      await answer(path, headers);
      const ahead = await answer(path, headers);
      const through = await answer(path, { ...headers, Cookie: "session=s%3Anobody.signed" });
      expect(ahead.passed, `${path} ${encoding}`).toBe(false);
      expect({ ...through, passed: false }, `${path} ${encoding}`).toEqual(ahead);
      expect(ahead.status).toBe(200);
    }
  }
});

test("an article is counted once on both paths, and differs only in its count", async () => {
  let views = 0;
  for (const encoding of encodings)
    for (const cookie of ["", "session=s%3Anobody.signed"]) {
      const { text, headers, status } = await answer(article, { "Accept-Encoding": encoding, Cookie: cookie });
      views += 1;
      expect(status).toBe(200);
      expect(headers["content-encoding"]).toBe(encoding.includes("gzip") ? "gzip" : undefined);
      expect(text).toContain(`조회수 <!-- -->${views}</span>`);
      expect(text).toContain(`"views":${views},`);
    }
  expect(await app.db("articles").max("views as most").first()).toEqual({ most: views });
});

test.each(["", "=", "=AAAA", "=x&cursor=x"])("the cursor %s gets the same refusal on both paths", async (cursor) => {
  const path = `/${site}/press?cursor${cursor}`;
  for (const cookie of ["", "session=s%3Anobody.signed"])
    for (const accept of ["text/html", "application/json"])
      expect((await answer(path, { Cookie: cookie, Accept: accept })).status, accept).toBe(400);
});

test("missing pages, pages that aren't for visitors, and JSON go through the application", async () => {
  for (const path of [`/${site}/press/999999`, `/${site}/press?signIn=failed`, "/%E0%A4%A/press", `/${site}/customer`])
    expect((await answer(path, {})).passed, path).toBe(true);
  expect((await answer(article, { Accept: "application/json" })).headers["content-type"]).toContain("json");
});

test("HEAD returns only the headers and counts nothing", async () => {
  const before = await app.db("articles").max("views as most").first();
  for (const path of [article, `/${site}/press`, "/Brand/intro"]) {
    const head = await app.request.head(path).expect(200);
    expect(head.text).toBeUndefined();
    expect(Number(head.headers["content-length"])).toBeGreaterThan(1_000);
  }
  expect(await app.db("articles").max("views as most").first()).toEqual(before);
});

test("a list is updated at once after a publication, and no stale one is sent", async () => {
  const load = async () => (await answer(`/${site}/press`, {})).text;
  await load();
  const pending = load();
  await publishArticle(app.db, "센트럴루미나", { title: "방금 나온 기사", summary: "요약", content: "" });
  await pending;
  await expect.poll(load).toContain("방금 나온 기사");
});
