import { expect, test } from "vitest";
import { publishArticle } from "../../server/models/article/articleWriting.ts";
import { json, list, site, startPressBoard } from "../support/pressBoard.ts";
import { sameOrigin } from "../support/testApp.ts";

const board = await startPressBoard();
const { app } = board;

const article = { title: "제목", summary: "요약", content: "본문" };
const post = () => app.request.post(list).set(sameOrigin).set(json);

test("publishing needs a session", async () => {
  await post().send(article).expect(401);
  await app.request.post(list).set(json).send(article).expect(401);
  await post().set("Cookie", "session=s%3Aforged.signature").send(article).expect(401);
  expect(await app.db("articles")).toHaveLength(0);
});

test("publishing puts the article on top at once, with the next number", async () => {
  await board.publishMany(2);
  await app.request.get(list).expect(200);
  const { body } = await post().set("Cookie", board.cookie).send(article).expect(201);
  expect(body.article).toMatchObject({ number: 3, title: "제목", views: 0 });
  const after = await app.request.get(list).set(json);
  expect(after.body.articles[0]).toMatchObject({ title: "제목", number: 3 });
});

test("publishing sets date and views on the server only", async () => {
  const { body } = await post()
    .set("Cookie", board.cookie)
    .send({ ...article, views: 9_999, date: "1999-01-01", publishedAt: "1999-01-01", id: 7, site: "x" })
    .expect(201);
  expect(body.article.views).toBe(0);
  expect(Date.now() - Date.parse(body.article.publishedAt)).toBeLessThan(60_000);
});

test.each([
  { title: "", summary: "요약" },
  { title: "제목", summary: "   " },
  { title: "\u200b\u3164", summary: "요약" },
  { title: "\u202e\u200b", summary: "요약" },
  {},
  { title: ["a"], summary: "b" },
])("refuses %j and stores nothing", async (body) => {
  const answer = await post().set("Cookie", board.cookie).send(body).expect(422);
  expect(answer.body.message).toBe("제목/요약은 필수입니다!");
  expect(await app.db("articles")).toHaveLength(0);
});

test("publishing returns a plain form with its input", async () => {
  const page = await app.form(list, { title: "", summary: "", content: "길게 쓴 본문" }, board.cookie).expect(422);
  expect(page.text).toContain("제목/요약은 필수입니다!");
  expect(page.text).toContain("길게 쓴 본문");
  await app.form(list, article, board.cookie).expect(303).expect("Location", list);
});

test("publishing numbers concurrent articles without gaps or repeats", async () => {
  await Promise.all(Array.from({ length: 12 }, () => post().set("Cookie", board.cookie).send(article).expect(201)));
  const rows = await app.db("articles").orderBy("number").select("number");
  expect(rows.map((row) => row.number)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
});

test("publishing refuses another site's page, and a script with a session but without an origin", async () => {
  await app.request
    .post(list)
    .set("Cookie", board.cookie)
    .set("Sec-Fetch-Site", "cross-site")
    .send(article)
    .expect(403);
  await app.request
    .post(list)
    .set("Cookie", board.cookie)
    .set("Origin", "https://evil.example")
    .send(article)
    .expect(403);
  await app.request.post(list).set("Cookie", board.cookie).send(article).expect(403);
  await app.request.post(list).set("Cookie", board.cookie).set("Origin", app.url).send(article).expect(201);
});

test("refuses control characters, which feeds can't contain, and says so", async () => {
  for (const character of ["\0", "\u0007", "\u000B", "\u001B", "\u007F", "\u0085x\u009F", "\uFFFE", "\uD800"])
    for (const field of ["title", "summary", "content"] as const) {
      const body = JSON.stringify({ ...article, [field]: `앞${character}뒤` });
      const answer = await post().set("Cookie", board.cookie).type("json").send(body).expect(422);
      expect(answer.body.message).toContain("사용할 수 없는 문자");
    }
  expect(await app.db("articles")).toHaveLength(0);
});

test("a title is one line; a body keeps its lines, from forms and JSON", async () => {
  const typed = { title: " 두\r\n줄\t제목 ", summary: "요약", content: "첫 줄\r\n\r\n셋째 줄" };
  const plain = app.request.post(list).set(sameOrigin).set("Cookie", board.cookie).type("form");
  await plain.send(typed).expect(303);
  await post().set("Cookie", board.cookie).send(typed).expect(201);
  const stored = { title: "두 줄 제목", content: "첫 줄\n\n셋째 줄" };
  expect(await app.db("articles").select("title", "content")).toEqual([stored, stored]);
});

test("feed and sitemap stay well-formed whatever an older version has stored", async () => {
  const words = '앞\u0001\u000B\u001F\uFFFF<&>"뒤';
  await publishArticle(app.db, site, { title: words, summary: words, content: words });
  for (const path of [`${list}/feed.xml`, "/sitemap.xml"]) {
    const { text } = await app.request.get(path).buffer(true).expect(200);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
    expect(text, path).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/);
  }
  expect((await app.request.get(`${list}/feed.xml`)).text).toContain("<title>앞&lt;&amp;&gt;&quot;뒤</title>");
});
