import { expect, test } from "vitest";
import { idempotencyKeyHeader } from "../../client/shared/desk/idempotencyKey.ts";
import { json, list, startPressBoard } from "../support/pressBoard.ts";
import { sameOrigin } from "../support/testApp.ts";

const board = await startPressBoard();
const { app } = board;

const words = { title: "고친 제목", summary: "고친 요약", content: "고친 본문" };
const send = (method: "put" | "delete", path: string) =>
  app.request[method](path).set(sameOrigin).set(json).set("Cookie", board.cookie);

test("an article that is sent again, because the answer was lost, is stored once", async () => {
  const twice = { title: "두 번 보낸 기사", summary: "요약", content: "본문" };
  for (const path of [list, `${list}/drafts`]) {
    const send = () =>
      app.request
        .post(path)
        .set({ ...sameOrigin, ...json, Cookie: board.cookie, [idempotencyKeyHeader]: "one" })
        .send({ ...twice, title: `${twice.title} ${path}` })
        .expect(201);
    const [first, second] = await Promise.all([send(), send()]);
    expect(second.body).toEqual(first.body);
  }
  const plain = () => app.form(list, twice, board.cookie).expect(303);
  await plain();
  await plain();
  expect(await app.db("articles").where("title", "like", "두 번 보낸 기사%")).toHaveLength(3);
});

test("the desk denies changes of an article without a session", async () => {
  const { id } = await board.publish("그대로");
  const path = `${list}/${id}`;
  await app.request
    .put(path)
    .set(sameOrigin)
    .set(json)
    .send({ ...words, revision: 1 })
    .expect(401);
  await app.request.delete(path).set(sameOrigin).set(json).expect(401);
  await app.request.delete(`${path}/publication`).set(sameOrigin).expect(401);
  await app.form(path, { _method: "delete" }).expect(401);
  await app.request.delete(path).set("Cookie", board.cookie).set("Sec-Fetch-Site", "cross-site").expect(403);
  expect(await app.db("articles").first("title", "unpublished_at")).toEqual({
    title: "그대로",
    unpublished_at: null,
  });
});

test("an edit in the desk changes the text only: number, date and views stay", async () => {
  const { id, number, publishedAt } = await board.publish("처음 제목");
  await app.request.get(`${list}/${id}`).set(json);
  const { body } = await send("put", `${list}/${id}`)
    .send({ ...words, revision: 1, views: 9_999, publishedAt: "1999-01-01", number: 77 })
    .expect(200);
  expect(body.article).toMatchObject({ ...words, id, number, publishedAt, views: 1, revision: 2 });
  expect((await app.request.get(list).set(json)).body.articles[0].title).toBe("고친 제목");
});

test("the second of two editors is notified, gets both texts, and neither is lost", async () => {
  const { id } = await board.publish("함께 쓰는 글");
  await send("put", `${list}/${id}`)
    .send({ ...words, revision: 1 })
    .expect(200);
  const mine = { title: "내 제목", summary: "내 요약", content: "내 본문", revision: 1 };
  const answer = await send("put", `${list}/${id}`).send(mine).expect(409);
  expect(answer.body.article).toMatchObject({ ...words, revision: 2 });
  const page = await app.form(`${list}/${id}`, { ...mine, _method: "put" }, board.cookie).expect(409);
  expect(page.text).toContain("내 본문");
  expect(page.text).toContain("고친 본문");
  await send("put", `${list}/${id}`)
    .send({ ...mine, revision: 2 })
    .expect(200);
});

test("the desk hides an article from list, page, feed and sitemap, and shows it again at its place", async () => {
  const [first, second] = [await board.publish("먼저"), await board.publish("나중")];
  const path = `${list}/${first.id}`;
  await send("delete", `${path}/publication`).expect(204);
  await app.request.get(path).expect(302).expect("Location", list);
  await app.request.get(path).set(json).expect(404);
  expect((await app.request.get(list).set(json)).body.articles).toHaveLength(1);
  for (const feed of [`${list}/feed.xml`, "/sitemap.xml"])
    expect((await app.request.get(feed)).text).not.toContain(`press/${first.id}`);
  const desk = await app.request.get("/admin/articles").set(json).set("Cookie", board.cookie).expect(200);
  expect(desk.body.articles.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
  await send("put", `${path}/publication`).expect(204);
  expect((await app.request.get(list).set(json)).body.articles[1]).toMatchObject({ id: first.id, number: 1 });
});

test("the desk deletes permanently, and never reuses the number", async () => {
  await board.publish("하나");
  const { id } = await board.publish("둘");
  await send("delete", `${list}/${id}`).expect(204);
  await send("delete", `${list}/${id}`).expect(404);
  expect((await board.publish("셋")).number).toBe(3);
});

test("the desk answers a plain form with a page", async () => {
  const { id } = await board.publish("양식으로");
  const post = (fields: object, path = `${list}/${id}`) => app.form(path, fields, board.cookie).expect(303);
  expect((await post({ ...words, revision: "1", _method: "put" })).headers.location).toBe(
    `/admin/articles/${id}?saved=1`,
  );
  const saved = await app.request.get(`/admin/articles/${id}?saved=1`).set("Cookie", board.cookie).expect(200);
  expect(saved.text).toContain("고친 내용을 저장했습니다.");
  await post({ _method: "delete" }, `${list}/${id}/publication`);
  expect((await post({ _method: "delete" })).headers.location).toMatch(/^\/admin\/articles\?site=/);
  expect(await app.db("articles")).toHaveLength(0);
});
