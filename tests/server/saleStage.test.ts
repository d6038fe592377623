import { expect, test } from "vitest";
import { testApp } from "../support/testApp.ts";

const site = encodeURIComponent("센트럴루미나");
let now: Date;
const app = await testApp({ context: { now: () => now } });

/** Sets the clock in Seoul. */
const turnTo = (time: string) => {
  now = new Date(`${time}+09:00`);
};
const read = async (path: string) => (await app.request.get(path).expect(200)).text;

test("a cached page changes when the sale does, and not before", async () => {
  turnTo("2026-01-16T23:59:58");
  const before = await read("/BusinessGuide/plan");
  turnTo("2026-01-16T23:59:59");
  expect(await read("/BusinessGuide/plan")).toBe(before);
  turnTo("2026-01-17T00:00:00");
  expect(await read("/BusinessGuide/plan")).not.toBe(before);
});

test("an article's page is rendered anew when the sale changes, with its count continued", async () => {
  turnTo("2025-11-25T12:00:00");
  await app.db("sites").insert({ slug: "센트럴루미나" });
  const words = { title: "제목", summary: "요약", content: "본문" };
  const [article] = await app
    .db("articles")
    .insert({ ...words, site: "센트럴루미나", number: 1 })
    .returning("id");
  const moment = async () => /"moment":"([^"]+)"/.exec(await read(`/${site}/press/${article?.id}`))?.[1];
  expect(await moment()).toBe("2025-11-20T15:00:00.000Z");
  turnTo("2025-12-01T09:00:00");
  expect(await moment()).toBe("2025-12-01T00:00:00.000Z");
});

test("every row of the schedule shows its status", async () => {
  const statuses = async (time: string) => {
    turnTo(`${time}:00`);
    return [...(await read("/BusinessGuide/plan")).matchAll(/<li data-status="(\w+)">/g)].map(([, status]) => status);
  };
  expect(new Set(await statuses("2025-11-10T12:00"))).toEqual(new Set(["ahead"]));
  const now = await statuses("2026-11-22T12:00");
  expect(now).toHaveLength(9);
  expect(now.slice(0, -1).every((status) => status === "over")).toBe(true);
  expect(now.at(-1)).toBe("underWay");
  expect(await statuses("2025-12-02T17:30")).toEqual([...Array(3).fill("over"), ...Array(6).fill("ahead")]);
});

test("structured data has prices and availability, and no prices while nobody says what is left", async () => {
  const availability = async (time: string) => {
    turnTo(`${time}:00`);
    return /"availability":"https:\/\/schema\.org\/(\w+)"/.exec(await read("/"))?.[1];
  };
  expect(await availability("2025-11-10T12:00")).toBe("PreOrder");
  expect(await availability("2025-12-02T12:00")).toBe("InStock");
  expect(await availability("2026-11-22T12:00")).toBe("LimitedAvailability");
  expect(await read("/")).not.toMatch(/lowPrice|offerCount/);
  turnTo("2025-12-02T12:00:00");
  expect(await read("/")).toContain('"lowPrice":579000000,"highPrice":942000000');
});
