import { expect, test } from "vitest";
import { publishArticle } from "../../server/models/article/articleWriting.ts";
import { testApp } from "../support/testApp.ts";

let article: string;
const site = encodeURIComponent("센트럴루미나");

const app = await testApp();
for (let number = 1; number <= 12; number += 1) {
  const { id } = await publishArticle(app.db, "센트럴루미나", {
    title: `기사 ${number}`,
    summary: "요약",
    content: "본문",
  });
  article = `/${site}/press/${id}`;
}

/** A response without its request-specific headers. */
async function read(path: string, headers: Record<string, string> = {}) {
  const response = await app.request.get(path).redirects(0).set(headers).buffer(true);
  const { date, "x-request-id": id, ...rest } = response.headers;
  return { status: response.status, headers: rest, text: response.text };
}

/** A session cookie, valid or not, is looked up before the page is sent. */
const cookie = { Cookie: "session=s%3Anobody.signed" };
const encodings = ["gzip, deflate, br, zstd", "gzip", "br", "identity"];
const paths = [
  "/BusinessGuide/intro",
  "/businessguide/INTRO/",
  `/${site}/press`,
  `/${site}/press?utm_source=naver`,
  `/${site}/customer`,
  "/nowhere/press",
  "/nowhere/press/feed.xml",
  `/${site}/press/feed.xml`,
  "/sitemap.xml",
  "/tours/84A",
];

test("a page is the same for a visitor and for a request with a session cookie, in every encoding", async () => {
  for (const path of paths)
    for (const encoding of encodings) {
      const headers = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8", "Accept-Encoding": encoding };
      const page = await read(path, headers);
      expect(page.status).toBe(200);
      expect(await read(path, { ...headers, ...cookie }), `${path} ${encoding}`).toEqual(page);
    }
});

test("an article is counted once at each load, in every encoding", async () => {
  let views = 0;
  for (const encoding of encodings)
    for (const also of [{}, cookie]) {
      const { text, headers, status } = await read(article, { "Accept-Encoding": encoding, ...also });
      views += 1;
      expect(status).toBe(200);
      expect(headers["content-encoding"]).toBe(encoding.includes("gzip") ? "gzip" : undefined);
      expect(text).toContain(`조회수 <!-- -->${views}</span>`);
      expect(text).toContain(`"views":${views},`);
    }
  expect(await app.db("articles").max("views as most").first()).toEqual({ most: views });
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
