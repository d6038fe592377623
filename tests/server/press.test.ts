import { describe, expect, test } from "vitest";
import type { PressListProps } from "../../client/shared/article.ts";
import { publishArticle } from "../../server/models/article/articleWriting.ts";
import { json, list, site, startPressBoard } from "../support/pressBoard.ts";

const board = await startPressBoard();
const { app } = board;

describe("the list", () => {
  test("returns ten articles per page, newest first, until there are no more", async () => {
    await board.publishMany(23);
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

  test("has no further page when exactly ten articles are left", async () => {
    await board.publishMany(10);
    const { body } = await app.request.get(list).set(json).expect(200);
    expect(body.articles).toHaveLength(10);
    expect(body.nextCursor).toBeNull();
  });

  test("pages don't repeat articles while others are published", async () => {
    await board.publishMany(15);
    const first = await app.request.get(list).set(json);
    await board.publish("끼어든 기사");
    const second = await app.request.get(list).query({ cursor: first.body.nextCursor }).set(json);
    expect(second.body.articles.map((article: { number: number }) => article.number)).toEqual([5, 4, 3, 2, 1]);
  });

  test("returns up to ten pages at once to readers without scripts, and continues after them", async () => {
    await board.publishMany(115);
    const { text } = await app.request.get(list).query({ pages: "2" }).expect(200).expect("Content-Type", /html/);
    expect(text.match(/<tr id="no-/g)).toHaveLength(20);
    expect(text).toContain('name="pages" value="3"');
    const most = await app.request.get(list).query({ pages: "10" }).set(json).expect(200);
    expect(most.body.articles).toHaveLength(100);
    const { text: last } = await app.request.get(list).query({ pages: "10" });
    // Each request loads only one further page.
    expect(last).not.toContain('name="pages"');
    expect(last).toContain(`name="cursor" value="${most.body.nextCursor}"`);
    const after = await app.request.get(list).query({ cursor: most.body.nextCursor, pages: "2" }).set(json).expect(200);
    expect(after.body).toMatchObject({ nextCursor: null, cursor: most.body.nextCursor, pages: 2 });
    expect(after.body.articles).toHaveLength(15);
    for (const pages of ["0", "11", "1e1", "-1", "", "2&pages=3"])
      await app.request.get(`${list}?pages=${pages}`).set(json).expect(400);
  });

  test("keeps sites apart, each with its own numbers", async () => {
    await board.publish("하나");
    await board.publish("다른 곳", "가온누리");
    const { body } = await app.request.get(`/${encodeURIComponent("가온누리")}/press`).set(json);
    expect(body.articles).toMatchObject([{ number: 1, title: "다른 곳" }]);
  });

  test("treats decomposed Hangul in a URL as the same site", async () => {
    await board.publish("하나");
    const { body } = await app.request.get(`/${encodeURIComponent(site.normalize("NFD"))}/press`).set(json);
    expect(body.articles).toHaveLength(1);
  });

  test("is a page by default, and its JSON is not to be stored", async () => {
    await board.publish("화면에 보이는 기사");
    const page = await app.request.get(list).expect(200).expect("Content-Type", /html/);
    expect(page.text).toContain("화면에 보이는 기사");
    expect(page.headers.vary).toContain("Accept");
    const props = await app.request.get(list).set(json);
    expect(props.headers["cache-control"]).toBe("no-store");
    expect(props.headers["content-type"]).toContain("application/json");
  });

  test("of a site without articles is empty and excluded from search engines", async () => {
    const page = await app.request.get("/nowhere/press").expect(200);
    expect(page.text).toContain('<meta name="robots" content="noindex">');
    expect(page.text).toContain("아직 등록된 기사가 없습니다");
  });

  test.each([
    "x",
    "AAAA",
    "&cursor=a",
    `${Buffer.from("2025-01-01T00:00:00.000Z|1").toString("base64url")}!x`,
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
  test("counts a view at each load and at no HEAD", async () => {
    const { id } = await board.publish("읽히는 기사");
    const views = async () => (await app.request.get(`${list}/${id}`).set(json)).body.article.views;
    expect(await views()).toBe(1);
    await app.request.head(`${list}/${id}`).expect(200);
    for (const name of ["Sec-Purpose", "Purpose", "X-Moz"])
      await app.request.get(`${list}/${id}`).set(name, "prefetch").expect(200);
    await app.request.get(`${list}/${id}`).expect(200);
    expect(await views()).toBe(3);
  });

  test("comes with those before and after it on its board, except those no longer published", async () => {
    const first = await board.publish("하나");
    const second = await board.publish("둘");
    const hidden = await board.publish("숨긴 글");
    const last = await board.publish("셋");
    await board.publish("다른 곳", "가온누리");
    await app.db("articles").where({ id: hidden.id }).update({ unpublished_at: new Date() });
    const around = async ({ id }: { id: string }) => {
      const { older, newer } = (await app.request.get(`${list}/${id}`).set(json)).body;
      return [older?.title, newer?.title];
    };
    expect(await around(first)).toEqual([undefined, "둘"]);
    expect(await around(second)).toEqual(["하나", "셋"]);
    expect(await around(last)).toEqual(["둘", undefined]);
    await app.request.get(`${list}/${last.id}`).expect(200);
    await board.publish("새 기사");
    expect((await app.request.get(`${list}/${last.id}`)).text).toContain("새 기사");
  });

  test("counts a thousand concurrent loads exactly", { timeout: 60_000 }, async () => {
    const [hot, other] = [await board.publish("뜨거운 기사"), await board.publish("다른 기사")];
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

  test("shows its title, summary and paragraphs, with markup as text", async () => {
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

  test("shows each visitor the count including theirs, in text and data, whatever the content", async () => {
    const imitation = '조회수 <!-- -->7 "views":7';
    const { id } = await publishArticle(app.db, site, { title: imitation, summary: imitation, content: imitation });
    await app.db("articles").where({ id }).update({ views: 1_233 });
    for (const [words, data] of [
      ["1,234", 1_234],
      ["1,235", 1_235],
    ]) {
      const { text } = await app.request.get(`${list}/${id}`).expect(200);
      expect(text).toContain(`<span>조회수 <!-- -->${words}</span>`);
      const hydration = /id="hydration">(.*?)<\/script>/.exec(text)?.[1] ?? "";
      expect(JSON.parse(hydration).props.article).toMatchObject({ title: imitation, content: imitation, views: data });
    }
  });
});
