import { describe, expect, test } from "vitest";
import { faqPage } from "../../client/copy/sale/faq.ts";
import { pages } from "../../client/pages/pages.ts";
import { sameOrigin, startTestApp, testApp } from "../support/testApp.ts";

const app = await testApp({ env: { PUBLIC_URL: "https://lumina.example" } });

const site = "센트럴루미나";
const paths = pages.filter((page) => !/:(?:id|home)/.test(page.path)).map((page) => page.path.replace(":site", site));
const tag = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";

describe.each(paths)("%s", (path) => {
  test("has its own head and text, in any letter case", async () => {
    const { text } = await app.request
      .get(encodeURI(path))
      .expect(200)
      .expect("Content-Type", "text/html; charset=utf-8");
    expect(tag(text, /<title>(.+?)<\/title>/)).toContain("센트럴 루미나");
    expect(tag(text, /name="description" content="(.+?)"/).length).toBeGreaterThan(20);
    expect(tag(text, /property="og:image" content="(.+?)"/)).toMatch(
      /^https:\/\/lumina\.example\/(?:social|previews)\/\w+\.jpg$/,
    );
    expect(tag(text, /<h1[^>]*>(.+?)<\/h1>/s)).not.toBe("");
    for (const [, data] of text.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g))
      JSON.parse(data ?? "");
    if (!path.startsWith(`/${site}/press`))
      expect(tag(text, /rel="canonical" href="(.+?)"/)).toBe(`https://lumina.example${encodeURI(path)}`);
    const shouted = await app.request
      .get(encodeURI(path).replace(/[a-z]+(?=[^%]*$)/g, (letters) => letters.toUpperCase()))
      .expect(200);
    expect(tag(shouted.text, /rel="canonical" href="(.+?)"/)).toBe(tag(text, /rel="canonical" href="(.+?)"/));
  });
});

test("a stranger's words in the address of a board without articles aren't shown as ours", async () => {
  const words = "긴급환불_국민은행";
  for (const page of ["press", "customer"]) {
    const { text } = await app.request
      .get(`/${encodeURIComponent(words)}/${page}`)
      .set("Accept", "text/html")
      .expect(200);
    expect(tag(text, /(<meta name="robots" content="noindex">)/)).not.toBe("");
    const head = decodeURIComponent(text.slice(0, text.indexOf("</head>")).replaceAll(/%(?![0-9A-F]{2})/g, ""));
    expect(head).not.toContain("긴급환불");
  }
  const feed = await app.request.get(`/${encodeURIComponent(words)}/press/feed.xml`).expect(200);
  expect(feed.text).not.toContain("긴급환불");
});

test("every page has a unique title and description", async () => {
  const seen = new Map<string, string>();
  for (const path of paths) {
    const { text } = await app.request.get(encodeURI(path));
    for (const words of [tag(text, /<title>(.+?)<\/title>/), tag(text, /name="description" content="(.+?)"/)]) {
      expect(seen.get(words), `${path} and ${seen.get(words)}: ${words}`).toBeUndefined();
      seen.set(words, path);
    }
  }
});

test("alternative paths show the page with its canonical URL", async () => {
  for (const [spelling, canonical] of [
    ["/SalesInfo/guide", "/SalesInfo/SubscriptionGuide"],
    ["/SalesInfo/StampTax", "/SalesInfo/stampTax"],
    ["/brand/intro", "/Brand/intro"],
    ["/brand/intro/?utm_source=x", "/Brand/intro"],
  ] as const) {
    const { text } = await app.request.get(spelling).expect(200);
    expect(tag(text, /rel="canonical" href="(.+?)"/)).toBe(`https://lumina.example${canonical}`);
  }
});

test("the page is rendered with the URL's selection; unknown or additional parameters are ignored", async () => {
  const drawn = async (path: string) => (await app.request.get(path).expect(200)).text;
  const plain = await drawn("/FloorPlan/Emodel");
  const chosen = await drawn("/FloorPlan/Emodel?tab=84C");
  expect(plain).toContain('src="/tours/84A"');
  expect(chosen).toContain('src="/tours/84C"');
  expect(chosen).not.toContain('src="/tours/84A"');
  expect(tag(chosen, /rel="canonical" href="(.+?)"/)).toBe("https://lumina.example/FloorPlan/Emodel");
  expect(await drawn("/floorplan/emodel/?utm_source=x&tab=84C&tab=84A")).toBe(chosen);
  for (const query of ["tab=", "tab=105", "tab=%00", "tab=84c", "constructor=name", "__proto__=x", "video=2", "tab"])
    expect(await drawn(`/FloorPlan/Emodel?${query}`), query).toBe(plain);
  const [unit, slide] = [await drawn("/?unit=84B"), await drawn("/?slide=7")];
  expect(unit).toContain("84B 단위세대 평면도");
  expect(slide).not.toBe(unit);
  // One selection per URL: a page has as many renderings as selections.
  expect(await drawn("/?unit=84B&slide=7")).toBe(unit);
});

test("an unknown URL is Not Found inside the layout, or JSON on request", async () => {
  for (const path of ["/nothing", "/Brand/none", "/FloorPlan/60A", "/a/b/c/d"]) {
    const { text } = await app.request.get(path).expect(404);
    expect(text).toContain("Not Found");
    expect(text).toContain("<footer");
  }
  const { body } = await app.request.get("/nothing").set("Accept", "application/json").expect(404);
  expect(body).toEqual({ ok: false, status: 404, message: "Not Found" });
});

test("the press shortcut redirects to the default site's list", async () => {
  await app.request
    .get("/Promotion/Press")
    .expect(302)
    .expect("Location", encodeURI(`/${site}/press`));
  await app.request.get("/promotion/press//").expect(302);
  // The browser records the advertisement from the query of the page that it shows.
  await app.request
    .get("/Promotion/Press?utm_source=naver")
    .expect(302)
    .expect("Location", `${encodeURI(`/${site}/press`)}?utm_source=naver`);
  // A browser's page load, which the fast path would answer for a board.
  await app.request.get("/promotion/press").set("Accept", "text/html").expect(302);
});

test("a controller's Not Found equals that of an unknown path, and no board has such a name", async () => {
  const { text } = await app.request.get("/nothing").expect(404);
  for (const path of ["/registrations/wrong", "/a.b/press", "/tours/press", "/registrations/press"])
    expect((await app.request.get(path).expect(404)).text, path).toBe(text);
});

test("a cached page is compressed, and isn't sent again for a matching ETag", async () => {
  const first = await app.request.get("/Brand/intro").set("Accept-Encoding", "br").expect("Content-Encoding", "br");
  const { etag } = first.headers;
  await app.request.get("/Brand/intro").set("Accept-Encoding", "br").set("If-None-Match", String(etag)).expect(304);
  await app.request.get("/Brand/intro").set("Accept-Encoding", "gzip").expect("Content-Encoding", "gzip");
  const plain = await app.request.get("/Brand/intro").set("Accept-Encoding", "br;q=0, identity");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  const head = await app.request.head("/Brand/intro").expect(200);
  expect(head.headers["content-length"]).toBe(plain.headers["content-length"]);
  expect(head.text).toBeUndefined();
});

test("security headers are on every answer: pages, files, JSON, errors", async () => {
  const answers = await Promise.all([
    app.request.get("/"),
    app.request.get("/nothing"),
    app.request.get("/announcement.pdf"),
    app.request.get("/%E0%A4%A"),
    app.request.get("/healthz"),
    app.request.post("/registrations").type("text/plain").send("x"),
    app.request.post("/registrations").set("Origin", "https://evil.example").send({}),
  ]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 404, 200, 400, 200, 415, 403]);
  for (const { headers } of answers) {
    expect(headers["content-security-policy"]).toMatch(/default-src 'none'/);
    expect(headers["content-security-policy"]).not.toMatch(/unsafe/);
    expect(headers["strict-transport-security"]).toMatch(/max-age=63072000/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["x-powered-by"]).toBeUndefined();
  }
});

test("scripts and styles have integrity hashes, and nothing is inline", async () => {
  for (const path of ["/", encodeURI(`/${site}/press`), "/FloorPlan/59A"]) {
    const { text } = await app.request.get(path);
    for (const [script] of text.matchAll(/<script\b[^>]*>/g)) {
      expect(script).toMatch(/type="application\/(ld\+)?json"|src="\/assets\/[^"]+" integrity="sha384-/);
    }
    const links = [...text.matchAll(/<link[^>]+rel="(?:stylesheet|modulepreload)"[^>]*>/g)].map(([link]) => link);
    expect(links.filter((link) => !link.includes('integrity="sha384-'))).toEqual([]);
    // The entry's imports are preloaded.
    expect(links.join()).toContain("modulepreload");
    expect(text).not.toMatch(/<style|\sstyle=|\son\w+="/);
  }
});

test.each([
  "{",
  "[".repeat(50_000),
  '"text"',
  '{"__proto__":{"form":"popup"}}',
  '{"form":"popup","name":"\\ud800","phone":"1"}',
  "null",
])("the body %.40s is refused as a client error", async (body) => {
  const answer = await app.request.post("/registrations").type("json").send(body);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.text).not.toMatch(/node_modules|\.ts:|\.js:/);
});

test("the sitemap lists pages and articles, robots allows Yeti, and each site has a feed", async () => {
  const { publishArticle } = await import("../../server/models/article/articleWriting.ts");
  const { id } = await publishArticle(app.db, site, {
    title: "A & B <c>",
    summary: "요약",
    content: "첫 문단\n둘째 문단",
  });
  const sitemap = await app.request.get("/sitemap.xml").expect("Content-Type", /xml/);
  expect(sitemap.text).toContain("<loc>https://lumina.example/BusinessGuide/intro</loc>");
  expect(sitemap.text).toContain(`<loc>https://lumina.example${encodeURI(`/${site}/press/${id}`)}</loc>`);
  expect((await app.request.get("/robots.txt")).text).toMatch(/User-agent: Yeti\nAllow: \//);
  const feed = await app.request.get(encodeURI(`/${site}/press/feed.xml`)).expect("Content-Type", /rss/);
  expect(feed.text).toContain("<title>A &amp; B &lt;c&gt;</title>");
  expect(feed.text, "the whole text, as Naver asks").toMatch(/<description>[^<]*첫 문단[^<]*둘째 문단<\/description>/);
  await app.request.delete("/session").set(sameOrigin).expect(204);
});

test("the payment calculator and the comparison of types are rendered for the URL's selection", async () => {
  const drawn = async (path: string) => (await app.request.get(path).expect(200)).text;
  const home = await drawn("/SalesInfo/price?type=105&floor=high&extension=on&option=coolingAll&option=stoneTop");
  expect(home).toContain("8억 4,580만원");
  expect(home).toContain("2,625만원");
  // Only one of several exclusive options can be selected.
  expect(home).toContain('<option value="coolingAll" selected="">');
  expect(home).not.toMatch(/<input[^>]*value="cooling/);
  expect(await drawn("/SalesInfo/price?x=%00&type=__proto__")).toBe(await drawn("/SalesInfo/price"));
  expect(await drawn("/FloorPlan/compare?types=84A&types=119B&types=")).toContain("119B 평면도");
  expect(await drawn("/FloorPlan/compare?types=119B,84A")).toBe(await drawn("/FloorPlan/compare?types=84A,119B"));
});

test("the search of questions is a form that the server answers", async () => {
  const titles = async (q: string) => {
    const { text } = await app.request.get(`/SalesInfo/faq?${new URLSearchParams({ q })}`).expect(200);
    return { text, shown: [...text.matchAll(/<summary>([^<]+)<span/g)].map(([, title]) => title) };
  };
  const every = await titles("");
  const some = await titles("  대출   은행 ");
  expect(some.shown.length).toBeGreaterThan(0);
  expect(some.shown.length).toBeLessThan(every.shown.length);
  expect(some.text).toContain(faqPage.search.found("대출 은행", some.shown.length));
  const none = await titles('없는말<b>"');
  expect(none.shown).toEqual([]);
  expect(none.text).not.toContain("없는말<b>");
  expect((await titles("대출".repeat(200))).text).not.toContain("대출".repeat(21));
});

test("questions and answers in structured data equal those on the page", async () => {
  const { text } = await app.request.get("/SalesInfo/faq").expect(200);
  const data = [...text.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );
  const { mainEntity } = data.find((each) => each["@type"] === "FAQPage");
  const shown = [...text.matchAll(/<summary>([^<]+)</g)].map(([, title]) => title);
  expect(mainEntity.length).toBeGreaterThanOrEqual(20);
  for (const { name } of mainEntity) expect(shown).toContain(name);
  // The short answer is visible before a question is opened, and the structured data begins with it.
  const short = [...text.matchAll(/<summary>([^<]+)<span[^>]*>(.+?)<\/span><svg/g)].map(([, , answer]) =>
    answer?.replaceAll(/<[^>]+>/g, ""),
  );
  expect(short.length).toBe(mainEntity.length);
  for (const [at, { acceptedAnswer }] of mainEntity.entries()) {
    expect(acceptedAnswer.text.startsWith(short[at])).toBe(true);
    expect(short[at]?.length).toBeLessThan(70);
  }
});

test("the directions page shows the free slots, and passes one on", async () => {
  const { body } = await app.request.get("/Promotion/visit").set("Accept", "application/json").expect(200);
  const startsAt = body.days[0].slots[0].startsAt;
  const { text } = await app.request.get("/promotion/visit").expect(200);
  expect(text).toContain(`visitDate=${encodeURIComponent(startsAt)}`);
  const form = await app.request
    .get(`/${encodeURIComponent(site)}/customer?visitDate=${encodeURIComponent(startsAt)}`)
    .expect(200);
  expect(form.text).toMatch(new RegExp(`name="visitDate" checked="" value="${startsAt.replaceAll("+", "\\+")}"`));
});

test("a page has the tags of search engines only where they are set", async () => {
  const { text } = await app.request.get("/Brand/intro").expect(200);
  expect(text).not.toContain("site-verification");
  const verified = await startTestApp({ env: { NAVER_SITE_VERIFICATION: "a1b2" }, databaseUrl: app.databaseUrl });
  const { text: tagged } = await verified.request.get("/Brand/intro").expect(200);
  await verified.stop();
  expect(tagged).toContain('<meta name="naver-site-verification" content="a1b2">');
  expect(tagged).not.toContain("google-site-verification");
});
