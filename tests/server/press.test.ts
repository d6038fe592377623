import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PressListProps } from "../../client/pages/Press/article.ts";
import { publishArticle } from "../../server/models/article.ts";
import { sameOrigin, startTestApp, type TestApp } from "../support/testApp.ts";

let app: TestApp;
let cookie: string;
const site = "센트럴루미나";
const list = `/${encodeURIComponent(site)}/press`;
const json = { Accept: "application/json" };

beforeAll(async () => {
  app = await startTestApp();
  await app.createAdministrator();
  cookie = await app.signIn();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db.raw("TRUNCATE articles, sites RESTART IDENTITY CASCADE");
  // The shared list lives for a second; each test starts with an empty board.
  await new Promise((resolve) => setTimeout(resolve, 1_001));
});

const publish = (title: string, where = site) =>
  publishArticle(app.db, where, { title, summary: "요약", content: "첫 줄\n둘째 줄" });
async function publishMany(count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) await publish(`기사 ${number}`);
}

describe("the list", () => {
  test("gives ten articles a page, newest first, until none is left", async () => {
    await publishMany(23);
    const titles: string[] = [];
    let cursor: string | null = "";
    const sizes: number[] = [];
    while (cursor !== null) {
      const { body }: { body: PressListProps } = await app.request
        .get(list)
        .query(cursor ? { cursor } : {})
        .set(json)
        .expect(200);
      sizes.push(body.articles.length);
      titles.push(...body.articles.map((article) => article.title));
      cursor = body.nextCursor;
    }
    expect(sizes).toEqual([10, 10, 3]);
    expect(titles).toEqual(Array.from({ length: 23 }, (_, index) => `기사 ${23 - index}`));
  });

  test("offers no further page when exactly ten articles are left", async () => {
    await publishMany(10);
    const { body } = await app.request.get(list).set(json).expect(200);
    expect(body.articles).toHaveLength(10);
    expect(body.nextCursor).toBeNull();
  });

  test("pages on without repeats while articles are being published", async () => {
    await publishMany(15);
    const first = await app.request.get(list).set(json);
    await publish("끼어든 기사");
    const second = await app.request.get(list).query({ cursor: first.body.nextCursor }).set(json);
    expect(second.body.articles.map((article: { number: number }) => article.number)).toEqual([5, 4, 3, 2, 1]);
  });

  test("keeps sites apart, each with its own running numbers", async () => {
    await publish("하나");
    await publish("다른 곳", "가온누리");
    const { body } = await app.request.get(`/${encodeURIComponent("가온누리")}/press`).set(json);
    expect(body.articles).toMatchObject([{ number: 1, title: "다른 곳" }]);
  });

  test("takes decomposed Hangul in an address for the same site", async () => {
    await publish("하나");
    const { body } = await app.request.get(`/${encodeURIComponent(site.normalize("NFD"))}/press`).set(json);
    expect(body.articles).toHaveLength(1);
  });

  test("is a page by default, and its JSON is not to be stored", async () => {
    await publish("화면에 보이는 기사");
    const page = await app.request.get(list).expect(200).expect("Content-Type", /html/);
    expect(page.text).toContain("화면에 보이는 기사");
    expect(page.headers.vary).toContain("Accept");
    const props = await app.request.get(list).set(json);
    expect(props.headers["cache-control"]).toBe("no-store");
    expect(props.headers["content-type"]).toContain("application/json");
  });

  test("of a site without articles is empty and kept from search engines", async () => {
    const page = await app.request.get("/nowhere/press").expect(200);
    expect(page.text).toContain('<meta name="robots" content="noindex">');
    expect(page.text).toContain("아직 등록된 기사가 없습니다");
  });

  test.each([
    "x",
    "AAAA",
    "&cursor=a",
    ...["2025-13-01T00:00", "2025-02-31T00:00", "2025-01-01T24:00", "0000-01-01T00:00"].map((moment) =>
      Buffer.from(`${moment}:00.000Z|1`).toString("base64url"),
    ),
  ])("refuses the cursor %s", async (cursor) => {
    await app.request.get(`${list}?cursor=${cursor}&cursor=${cursor}`).set(json).expect(400);
    if (!cursor.startsWith("&")) await app.request.get(`${list}?cursor=${cursor}`).set(json).expect(400);
  });

  test("can't be a site of markup or control characters", async () => {
    for (const bad of ["%3Cscript%3E", "a%00b", "-x", "..%2F", "a".repeat(61)])
      await app.request.get(`/${bad}/press`).expect(404);
  });
});

describe("an article", () => {
  test("counts a view at each load and at no look", async () => {
    const { id } = await publish("읽히는 기사");
    const views = async () => (await app.request.get(`${list}/${id}`).set(json)).body.article.views;
    expect(await views()).toBe(1);
    await app.request.head(`${list}/${id}`).expect(200);
    await app.request.get(`${list}/${id}`).set("Sec-Purpose", "prefetch").expect(200);
    await app.request.get(`${list}/${id}`).expect(200);
    expect(await views()).toBe(3);
  });

  test("counts a thousand loads at the same time exactly", { timeout: 60_000 }, async () => {
    const [hot, other] = [await publish("뜨거운 기사"), await publish("다른 기사")];
    const loads = Array.from({ length: 1_000 }, (_, index) =>
      fetch(`${app.url}${list}/${index % 10 ? hot.id : other.id}`, { headers: index % 2 ? json : {} }),
    );
    for (const response of await Promise.all(loads)) {
      expect(response.status).toBe(200);
      await response.arrayBuffer();
    }
    const rows = await app.db("articles").orderBy("id").select("views");
    expect(rows.map((row) => row.views)).toEqual([900, 100]);
  });

  test("shows its title, summary and paragraphs, and what was typed stays text", async () => {
    const { id } = await publishArticle(app.db, site, {
      title: "$' <b>굵게</b> $&",
      summary: "</script><script>x",
      content: "첫 문단\n\n둘째 문단\r\n셋째 문단",
    });
    const { text } = await app.request.get(`${list}/${id}`).expect(200);
    expect(text).toContain("$&#x27; &lt;b&gt;굵게&lt;/b&gt; $&amp;");
    expect(text).not.toContain("</script><script>x");
    for (const words of ["<p>첫 문단</p>", "<p>둘째 문단</p>", "<p>셋째 문단</p>"]) expect(text).toContain(words);
  });

  test("that is missing leads to the list, as JSON to a 404", async () => {
    for (const id of ["999", "abc", "0", "1e3", "99999999999999999999"]) {
      await app.request.get(`${list}/${id}`).expect(302).expect("Location", list);
      await app.request.get(`${list}/${id}`).set(json).expect(404);
    }
  });

  test("of another site is missing", async () => {
    const { id } = await publish("여기 기사");
    await app.request.get(`/other/press/${id}`).expect(302);
    expect((await app.db("articles").first("views"))?.views).toBe(0);
  });
});

describe("publishing", () => {
  const article = { title: "제목", summary: "요약", content: "본문" };
  const post = () => app.request.post(list).set(sameOrigin).set(json);

  test("needs a session", async () => {
    await post().send(article).expect(401);
    await app.request.post(list).set(json).send(article).expect(401);
    await post().set("Cookie", "session=s%3Aforged.signature").send(article).expect(401);
    expect(await app.db("articles")).toHaveLength(0);
  });

  test("puts the article on top at once, under the next number", async () => {
    await publishMany(2);
    await app.request.get(list).expect(200);
    const { body } = await post().set("Cookie", cookie).send(article).expect(201);
    expect(body.article).toMatchObject({ number: 3, title: "제목", views: 0 });
    const after = await app.request.get(list).set(json);
    expect(after.body.articles[0]).toMatchObject({ title: "제목", number: 3 });
  });

  test("takes its date and views from the server alone", async () => {
    const { body } = await post()
      .set("Cookie", cookie)
      .send({ ...article, views: 9_999, date: "1999-01-01", publishedAt: "1999-01-01", id: 7, site: "x" })
      .expect(201);
    expect(body.article.views).toBe(0);
    expect(Date.now() - Date.parse(body.article.publishedAt)).toBeLessThan(60_000);
  });

  test.each([{ title: "", summary: "요약" }, { title: "제목", summary: "   " }, {}, { title: ["a"], summary: "b" }])(
    "refuses %j and stores nothing",
    async (body) => {
      const answer = await post().set("Cookie", cookie).send(body).expect(422);
      expect(answer.body.message).toBe("제목/요약은 필수입니다!");
      expect(await app.db("articles")).toHaveLength(0);
    },
  );

  test("gives a plain form back what was typed", async () => {
    const page = await app.request
      .post(list)
      .set(sameOrigin)
      .set("Cookie", cookie)
      .type("form")
      .send({ title: "", summary: "", content: "길게 쓴 본문" })
      .expect(422);
    expect(page.text).toContain("제목/요약은 필수입니다!");
    expect(page.text).toContain("길게 쓴 본문");
    await app.request
      .post(list)
      .set(sameOrigin)
      .set("Cookie", cookie)
      .type("form")
      .send(article)
      .expect(303)
      .expect("Location", list);
  });

  test("numbers articles of parallel publishers without gaps or repeats", async () => {
    await Promise.all(Array.from({ length: 12 }, () => post().set("Cookie", cookie).send(article).expect(201)));
    const rows = await app.db("articles").orderBy("number").select("number");
    expect(rows.map((row) => row.number)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });

  test("refuses another site's page, and a script with a session that says nothing of its origin", async () => {
    await app.request.post(list).set("Cookie", cookie).set("Sec-Fetch-Site", "cross-site").send(article).expect(403);
    await app.request.post(list).set("Cookie", cookie).set("Origin", "https://evil.example").send(article).expect(403);
    await app.request.post(list).set("Cookie", cookie).send(article).expect(403);
    await app.request.post(list).set("Cookie", cookie).set("Origin", app.url).send(article).expect(201);
  });
});

describe("the desk", () => {
  const words = { title: "고친 제목", summary: "고친 요약", content: "고친 본문" };
  const send = (method: "put" | "delete", path: string) =>
    app.request[method](path).set(sameOrigin).set(json).set("Cookie", cookie);

  test("lets nobody change an article without a session", async () => {
    const { id } = await publish("그대로");
    const path = `${list}/${id}`;
    await app.request
      .put(path)
      .set(sameOrigin)
      .set(json)
      .send({ ...words, revision: 1 })
      .expect(401);
    await app.request.delete(path).set(sameOrigin).set(json).expect(401);
    await app.request.delete(`${path}/publication`).set(sameOrigin).expect(401);
    await app.request.post(path).type("form").set(sameOrigin).send({ _method: "delete" }).expect(401);
    await app.request.delete(path).set("Cookie", cookie).set("Sec-Fetch-Site", "cross-site").expect(403);
    expect(await app.db("articles").first("title", "unpublished_at")).toEqual({
      title: "그대로",
      unpublished_at: null,
    });
  });

  test("edits the words alone: number, date and views stay what they were", async () => {
    const { id, number, publishedAt } = await publish("처음 제목");
    await app.request.get(`${list}/${id}`).set(json);
    const { body } = await send("put", `${list}/${id}`)
      .send({ ...words, revision: 1, views: 9_999, publishedAt: "1999-01-01", number: 77 })
      .expect(200);
    expect(body.article).toMatchObject({ ...words, id, number, publishedAt, views: 1, revision: 2 });
    expect((await app.request.get(list).set(json)).body.articles[0].title).toBe("고친 제목");
  });

  test("tells the second of two editors, gives both texts and loses neither", async () => {
    const { id } = await publish("함께 쓰는 글");
    await send("put", `${list}/${id}`)
      .send({ ...words, revision: 1 })
      .expect(200);
    const mine = { title: "내 제목", summary: "내 요약", content: "내 본문", revision: 1 };
    const answer = await send("put", `${list}/${id}`).send(mine).expect(409);
    expect(answer.body.article).toMatchObject({ ...words, revision: 2 });
    const page = await app.request
      .post(`${list}/${id}`)
      .type("form")
      .set(sameOrigin)
      .set("Cookie", cookie)
      .send({ ...mine, _method: "put" })
      .expect(409);
    expect(page.text).toContain("내 본문");
    expect(page.text).toContain("고친 본문");
    await send("put", `${list}/${id}`)
      .send({ ...mine, revision: 2 })
      .expect(200);
  });

  test("refuses an edit without title or summary", async () => {
    const { id } = await publish("온전한 글");
    const { body } = await send("put", `${list}/${id}`).send({ title: " ", summary: "x", revision: 1 }).expect(422);
    expect(body.message).toBe("제목/요약은 필수입니다!");
  });

  test("hides an article from list, address, feed and sitemap, and shows it again in its place", async () => {
    const [first, second] = [await publish("먼저"), await publish("나중")];
    const path = `${list}/${first.id}`;
    await send("delete", `${path}/publication`).expect(204);
    await app.request.get(path).expect(302).expect("Location", list);
    await app.request.get(path).set(json).expect(404);
    expect((await app.request.get(list).set(json)).body.articles).toHaveLength(1);
    for (const feed of [`${list}/feed.xml`, "/sitemap.xml"])
      expect((await app.request.get(feed)).text).not.toContain(`press/${first.id}`);
    const desk = await app.request.get("/admin/articles").set(json).set("Cookie", cookie).expect(200);
    expect(desk.body.articles.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
    await send("put", `${path}/publication`).expect(204);
    expect((await app.request.get(list).set(json)).body.articles[1]).toMatchObject({ id: first.id, number: 1 });
  });

  test("deletes for good, and never gives the number again", async () => {
    await publish("하나");
    const { id } = await publish("둘");
    await send("delete", `${list}/${id}`).expect(204);
    await send("delete", `${list}/${id}`).expect(404);
    expect((await publish("셋")).number).toBe(3);
  });

  test("answers a plain form with a page", async () => {
    const { id } = await publish("양식으로");
    const post = (fields: object, path = `${list}/${id}`) =>
      app.request.post(path).type("form").set(sameOrigin).set("Cookie", cookie).send(fields).expect(303);
    expect((await post({ ...words, revision: "1", _method: "put" })).headers.location).toBe(
      `/admin/articles/${id}?saved=1`,
    );
    const saved = await app.request.get(`/admin/articles/${id}?saved=1`).set("Cookie", cookie).expect(200);
    expect(saved.text).toContain("고친 내용을 저장했습니다.");
    await post({ _method: "delete" }, `${list}/${id}/publication`);
    expect((await post({ _method: "delete" })).headers.location).toMatch(/^\/admin\/articles\?site=/);
    expect(await app.db("articles")).toHaveLength(0);
  });
});
