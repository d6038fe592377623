import { expect, test } from "vitest";
import { json, list, startPressBoard } from "../support/pressBoard.ts";
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

test("publishing puts the article on top at once, under the next number", async () => {
  await board.publishMany(2);
  await app.request.get(list).expect(200);
  const { body } = await post().set("Cookie", board.cookie).send(article).expect(201);
  expect(body.article).toMatchObject({ number: 3, title: "제목", views: 0 });
  const after = await app.request.get(list).set(json);
  expect(after.body.articles[0]).toMatchObject({ title: "제목", number: 3 });
});

test("publishing takes its date and views from the server alone", async () => {
  const { body } = await post()
    .set("Cookie", board.cookie)
    .send({ ...article, views: 9_999, date: "1999-01-01", publishedAt: "1999-01-01", id: 7, site: "x" })
    .expect(201);
  expect(body.article.views).toBe(0);
  expect(Date.now() - Date.parse(body.article.publishedAt)).toBeLessThan(60_000);
});

test.each([{ title: "", summary: "요약" }, { title: "제목", summary: "   " }, {}, { title: ["a"], summary: "b" }])(
  "refuses %j and stores nothing",
  async (body) => {
    const answer = await post().set("Cookie", board.cookie).send(body).expect(422);
    expect(answer.body.message).toBe("제목/요약은 필수입니다!");
    expect(await app.db("articles")).toHaveLength(0);
  },
);

test("publishing gives a plain form back what was typed", async () => {
  const page = await app.request
    .post(list)
    .set(sameOrigin)
    .set("Cookie", board.cookie)
    .type("form")
    .send({ title: "", summary: "", content: "길게 쓴 본문" })
    .expect(422);
  expect(page.text).toContain("제목/요약은 필수입니다!");
  expect(page.text).toContain("길게 쓴 본문");
  await app.request
    .post(list)
    .set(sameOrigin)
    .set("Cookie", board.cookie)
    .type("form")
    .send(article)
    .expect(303)
    .expect("Location", list);
});

test("publishing numbers articles of parallel publishers without gaps or repeats", async () => {
  await Promise.all(Array.from({ length: 12 }, () => post().set("Cookie", board.cookie).send(article).expect(201)));
  const rows = await app.db("articles").orderBy("number").select("number");
  expect(rows.map((row) => row.number)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
});

test("publishing refuses another site's page, and a script with a session that says nothing of its origin", async () => {
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
