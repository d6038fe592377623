import { beforeEach, expect, test, vi } from "vitest";
import { publishArticle } from "../../server/models/article/articleWriting.ts";
import { sameOrigin, testApp } from "../support/testApp.ts";

let queries: string[];
const json = { Accept: "application/json" };

const app = await testApp();
await publishArticle(app.db, "a-site", { title: "제목", summary: "요약", content: "본문" });
// The ledger, notices and terms are read at the start, which on a busy machine may end after the first page.
await vi.waitUntil(
  () => app.database.pool.totalCount === app.database.pool.idleCount && app.database.pool.waitingCount === 0,
);
app.db.on("query", ({ sql }: { sql: string }) => queries.push(sql));
beforeEach(() => {
  queries = [];
});

/** All statements, including those that begin and end a transaction. */
const roundTrips = () => queries.length;

test("a content page makes no query", async () => {
  await app.request.get("/BusinessGuide/intro").expect(200);
  expect(roundTrips()).toBe(0);
});

test("a page of the press list is one query", async () => {
  await app.request.get("/a-site/press").set(json).expect(200);
  expect(roundTrips()).toBe(1);
});

test("an article is read and counted in one statement", async () => {
  await app.request.get("/a-site/press/1").expect(200);
  expect(roundTrips()).toBe(1);
});

test("a registration takes a statement for its address, one for all, and one more", async () => {
  await app.request
    .post("/registrations")
    .set(sameOrigin)
    .send({ form: "popup", name: "홍길동", phone: "010-1234-5678", key: "queries-1" })
    .expect(201);
  expect(roundTrips(), queries.join("\n")).toBe(3);
});
