import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../support/testApp.ts";

const site = encodeURIComponent("센트럴루미나");
let now: Date;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ context: { now: () => now } });
});
afterAll(() => app.stop());

/** Sets the clock in Seoul. */
const turnTo = (time: string) => {
  now = new Date(`${time}+09:00`);
};
const read = async (path: string) => (await app.request.get(path).expect(200)).text;

test("a cached page changes at the moment the sale does, and not before", async () => {
  turnTo("2026-01-16T23:59:58");
  const before = await read("/BusinessGuide/plan");
  turnTo("2026-01-16T23:59:59");
  expect(await read("/BusinessGuide/plan")).toBe(before);
  turnTo("2026-01-17T00:00:00");
  expect(await read("/BusinessGuide/plan")).not.toBe(before);
});

test("an article's page is drawn anew when the sale changes, with the count that goes on", async () => {
  turnTo("2025-11-25T12:00:00");
  await app.db("sites").insert({ slug: "센트럴루미나" });
  const words = { title: "제목", summary: "요약", content: "본문" };
  const [{ id }] = await app
    .db("articles")
    .insert({ ...words, site: "센트럴루미나", number: 1 })
    .returning("id");
  const moment = async () => /"moment":"([^"]+)"/.exec(await read(`/${site}/press/${id}`))?.[1];
  expect(await moment()).toBe("2025-11-20T15:00:00.000Z");
  turnTo("2025-12-01T09:00:00");
  expect(await moment()).toBe("2025-12-01T00:00:00.000Z");
});
