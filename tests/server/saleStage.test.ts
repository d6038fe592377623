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

/** What each stage must show, and must not show. */
const stages = [
  ["2025-11-10T12:00", { said: ["입주자모집공고 예정"], unsaid: ["잔여 세대 안내를", "진행 중"] }],
  ["2025-11-20T12:00", { said: ["입주자모집공고 진행 중"], unsaid: ["잔여 세대 안내를"] }],
  ["2025-12-01T12:00", { said: ["특별공급 접수 진행 중"], unsaid: ["잔여 세대 안내를"] }],
  ["2025-12-02T12:00", { said: ["1순위 접수 (해당지역) 진행 중"], unsaid: ["잔여 세대 안내를"] }],
  ["2025-12-03T12:00", { said: ["1순위 접수 (기타지역) 진행 중"], unsaid: ["잔여 세대 안내를"] }],
  ["2025-12-04T12:00", { said: ["2순위 접수 진행 중"], unsaid: ["잔여 세대 안내를"] }],
  ["2025-12-05T12:00", { said: ["당첨자 발표 예정"], unsaid: ["진행 중", "잔여 세대 안내를"] }],
  ["2025-12-10T12:00", { said: ["당첨자 발표 진행 중"], unsaid: ["잔여 세대 안내를"] }],
  ["2025-12-23T12:00", { said: ["정당계약 진행 중"], unsaid: ["잔여 세대 안내를"] }],
  ["2026-01-05T12:00", { said: ["잔여 세대 선착순 계약 예정"], unsaid: ["잔여 세대 안내를"] }],
  ["2026-11-22T12:00", { said: ["잔여 세대 선착순 계약 진행 중", "잔여 세대 안내를"], unsaid: ["발표 예정"] }],
] as const;

test.each(stages)(
  "at %s the home page shows the stage of the sale, and nothing of other stages",
  async (time, words) => {
    turnTo(`${time}:00`);
    const home = await read("/");
    for (const shown of words.said) expect(home).toContain(shown);
    for (const unsaid of words.unsaid) expect(home).not.toContain(unsaid);
    for (const path of ["/BusinessGuide/intro", "/SalesInfo/announcement"])
      expect((await read(path)).replace(/<[^>]*>/g, "")).toContain(
        path === "/BusinessGuide/intro" ? words.said[0] : "2025년 11월 20일",
      );
  },
);

test("every row of the schedule shows its status", async () => {
  const statuses = async (time: string) => {
    turnTo(`${time}:00`);
    const rows = (await read("/BusinessGuide/plan")).matchAll(/<li data-status="(\w+)">.*?<span>([^<]+)<\/span>/gs);
    return [...rows].map(([, status, name]) => `${status} ${name}`);
  };
  expect(new Set(await statuses("2025-11-10T12:00"))).toEqual(new Set(["ahead 예정"]));
  const now = await statuses("2026-11-22T12:00");
  expect(now).toHaveLength(9);
  expect(now.slice(0, -1).every((status) => status === "over 마감")).toBe(true);
  expect(now.at(-1)).toBe("underWay 진행 중");
  expect(await statuses("2025-12-02T17:30")).toEqual([...Array(3).fill("over 마감"), ...Array(6).fill("ahead 예정")]);
});

test("visits can be booked from the announcement on", async () => {
  const days = async (time: string) => {
    turnTo(`${time}:00`);
    // A board for each: a page is shared for a second.
    const { body } = await app.request
      .get(`/${time.slice(0, 10)}/customer`)
      .set("Accept", "application/json")
      .expect(200);
    return body.days.map(({ day }: { day: string }) => day);
  };
  expect(await days("2025-11-01T12:00")).toEqual([]);
  expect((await days("2025-11-10T12:00"))[0]).toBe("2025-11-20");
  expect(await days("2026-11-22T12:00")).toHaveLength(14);
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
