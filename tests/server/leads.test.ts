import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { LeadDetailProps, LeadsProps, OverviewProps } from "../../client/pages/Admin/deskProps.ts";
import { sameOrigin, startTestApp, type TestApp } from "../support/testApp.ts";

let app: TestApp;
let cookie: string;
const json = { Accept: "application/json" };

beforeAll(async () => {
  app = await startTestApp({ env: { REGISTRATION_LIMIT: "10000" } });
  await app.createAdministrator();
  cookie = await app.signIn();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db("registrations").delete();
});

interface Given {
  name?: string;
  phone?: string;
  message?: string;
  form?: string;
  created_at?: Date;
  status?: string;
  relay_state?: string;
  last_touch?: object;
}

/** @returns the id of a lead that stands in the database as if a form had been sent. */
async function lead(given: Given = {}): Promise<string> {
  const row = { key: randomUUID(), fingerprint: "", form: "popup", name: "김하나", phone: "010-1234-5678" };
  const consent = { consent_version: "1", consent_hash: "hash" };
  const [{ id }] = await app
    .db("registrations")
    .insert({ ...row, ...consent, ...given })
    .returning("id");
  return id;
}
const get = (path: string) => app.request.get(path).set(json).set("Cookie", cookie);
const send = (method: "post" | "put" | "delete", path: string) =>
  app.request[method](path).set(json).set(sameOrigin).set("Cookie", cookie);
const names = ({ body }: { body: LeadsProps }) => body.leads.map(({ name }) => name);
const search = async (fields: object) => names(await send("post", "/admin/leads/search").send(fields).expect(200));
const log = () => app.db("desk_log").orderBy("id", "desc");

describe("without a session", () => {
  const pages = ["/admin", "/admin/leads", "/admin/leads/1", "/admin/overview", "/admin/log", "/admin/nothing"];

  test.each(pages)("%s leads to the sign-in form and is kept by nobody", async (path) => {
    const page = await app.request.get(path).expect(302);
    expect(page.headers.location).toBe(`/admin/sign-in?next=${encodeURIComponent(path)}`);
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(page.headers["x-robots-tag"]).toContain("noindex");
    await app.request.get(path).set(json).expect(401);
  });

  test("nothing is told, taken or changed", async () => {
    const id = await lead();
    for (const path of ["search", "export", `${id}/notes`, `${id}/relay`])
      await app.request.post(`/admin/leads/${path}`).set(sameOrigin).set(json).send({ q: "", body: "x" }).expect(401);
    await app.request.put(`/admin/leads/${id}/status`).set(sameOrigin).send({ status: "closed" }).expect(401);
    await app.request.delete(`/admin/leads/${id}`).set(sameOrigin).expect(401);
    await app.request.get("/admin/leads/events").set(json).expect(401);
    expect(await app.db("registrations").first("status")).toEqual({ status: "new" });
    expect(await app.db("lead_notes")).toHaveLength(0);
  });

  test("the sign-in form leads on to the desk, and nowhere else", async () => {
    const signIn = (next: string) =>
      app.request
        .post("/session")
        .type("form")
        .set(sameOrigin)
        .send({ email: "admin@lumina.example", password: "correct horse battery", next })
        .expect(303);
    expect((await signIn("/admin/leads/7")).headers.location).toBe("/admin/leads/7");
    for (const elsewhere of ["https://evil.example", "//evil.example", "/admin/../x", "/admin//evil.example"])
      expect((await signIn(elsewhere)).headers.location).toMatch(/press$/);
  });
});

describe("the list", () => {
  test("shows the newest first, thirty a page, each lead once", async () => {
    const moment = new Date("2026-01-05T03:00:00Z");
    for (let index = 0; index < 65; index += 1)
      await lead({ name: `고객 ${index}`, created_at: new Date(moment.getTime() + Math.floor(index / 3)) });
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const { body }: { body: LeadsProps } = await get("/admin/leads")
        .query(cursor ? { cursor } : {})
        .expect(200);
      sizes.push(body.leads.length);
      seen.push(...body.leads.map(({ name }) => name));
      expect(body.count).toBe(65);
      cursor = body.nextCursor;
    }
    expect(sizes).toEqual([30, 30, 5]);
    expect(seen).toEqual(Array.from({ length: 65 }, (_, index) => `고객 ${64 - index}`));
  });

  test("is a page with its own frame, kept from caches and search engines", async () => {
    await lead({ name: "<b>김</b>", message: "</script>" });
    const page = await app.request.get("/admin/leads").set("Cookie", cookie).expect(200).expect("Content-Type", /html/);
    expect(page.text).toContain("&lt;b&gt;김&lt;/b&gt;");
    expect(page.text).not.toContain("방문예약 하기");
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(page.text).toContain('<meta name="robots" content="noindex">');
  });

  test("narrows by state, form, source, days of Seoul, the day of the visit and the relay", async () => {
    await lead({ name: "가", status: "contacted", created_at: new Date("2024-03-01T15:30:00Z") });
    await lead({ name: "나", form: "home", last_touch: { source: "naver" }, relay_state: "given_up" });
    const visitor = await lead({ name: "다" });
    await app.db("visit_slots").insert({ starts_at: "2026-05-02T01:00:00Z", booked: 1 });
    await app.db("visit_bookings").insert({ registration_id: visitor, starts_at: "2026-05-02T01:00:00Z" });
    const found = async (query: object) => names(await get("/admin/leads").query(query).expect(200));
    expect(await found({ status: "contacted" })).toEqual(["가"]);
    expect(await found({ form: "home" })).toEqual(["나"]);
    expect(await found({ source: "naver" })).toEqual(["나"]);
    expect(await found({ relay: "given_up" })).toEqual(["나"]);
    expect(await found({ from: "2024-03-02", to: "2024-03-02" })).toEqual(["가"]);
    expect(await found({ to: "2024-03-01" })).toEqual([]);
    expect(await found({ visit: "2026-05-02" })).toEqual(["다"]);
    expect(await found({ status: "unheard-of", from: "yesterday" })).toEqual(["다", "나", "가"]);
  });

  test("finds a part of a name or of a number, however it was typed", async () => {
    await lead({ name: "김 하나", phone: "010-1234-5678" });
    await lead({ name: "Lee Duna", phone: "+82 10 9876 5432" });
    await lead({ name: "100%_정답", phone: "02-555-0000" });
    expect(await search({ q: "하나" })).toEqual(["김 하나"]);
    expect(await search({ q: "김하" })).toEqual(["김 하나"]);
    expect(await search({ q: "김" })).toEqual(["김 하나"]);
    expect(await search({ q: "DUN" })).toEqual(["Lee Duna"]);
    expect(await search({ q: "%_" })).toEqual(["100%_정답"]);
    expect(await search({ q: "5678" })).toEqual(["김 하나"]);
    expect(await search({ q: "010 9876-54" })).toEqual(["Lee Duna"]);
    expect(await search({ q: "+82 10 9876" })).toEqual(["Lee Duna"]);
    expect(await search({ q: "555" })).toEqual(["100%_정답"]);
    expect(await search({ q: "없음" })).toEqual([]);
    expect(await search({ q: "하나", status: "closed" })).toEqual([]);
  });

  test("refuses words that can't be anybody's", async () => {
    for (const q of ["a\0b", "\uD800", "가".repeat(51)])
      await send("post", "/admin/leads/search").send({ q }).expect(400);
    await send("post", "/admin/leads/search").send({ q: "", cursor: "x" }).expect(400);
  });

  test("leaves out what can't narrow anything: a day that isn't there, a board that can't be", async () => {
    await lead();
    for (const day of ["0000-01-01", "2026-02-31", "\0"]) {
      const { body } = await send("post", "/admin/leads/search").send({ from: day, visit: day }).expect(200);
      expect(body.filters).toEqual({});
    }
    for (const site of ["%00", "..", "%ed%a0%80"])
      await app.request.get(`/admin/articles?site=${site}`).set(json).set("Cookie", cookie).expect(200);
  });

  test("works as a plain form, and its address says nothing of the search", async () => {
    await lead({ name: "박서준" });
    const page = await app.request
      .post("/admin/leads/search")
      .type("form")
      .set(sameOrigin)
      .set("Cookie", cookie)
      .send({ q: "서준", status: "" })
      .expect(200);
    expect(page.text).toContain("박서준");
    expect(page.text).not.toContain('id="hydration"');
    await get("/admin/leads/search").expect(302);
  });
});

describe("a lead", () => {
  test("is shown with everything that is known of it", async () => {
    const id = await lead({ phone: "010-1111-2222", message: "주차가 되나요?" });
    const twin = await lead({ name: "김하나 (집)", phone: "+82 10 1111 2222" });
    await app.db("relay_attempts").insert({ registration_id: id, outcome: "retrying", status: 500, reason: "busy" });
    await send("post", `/admin/leads/${id}/notes`).send({ body: "내일 다시 전화" }).expect(204);
    const { body }: { body: LeadDetailProps } = await get(`/admin/leads/${id}`).expect(200);
    expect(body.lead).toMatchObject({ name: "김하나", message: "주차가 되나요?", status: "new" });
    expect(body.lead.sameNumber.map((other) => other.id)).toEqual([twin]);
    expect(body.lead.relay[0]?.note).toContain("HTTP 500");
    expect(body.lead.notes).toMatchObject([{ body: "내일 다시 전화", author: "admin@lumina.example" }]);
    expect(body.lead.accesses.map(({ title }) => title)).toEqual(["상세 열람", "메모"]);
    const list = await get("/admin/leads");
    expect(list.body.leads.map((row: { duplicates: number }) => row.duplicates)).toEqual([1, 1]);
  });

  test("moves from status to status, and the log says from where", async () => {
    const id = await lead();
    await send("put", `/admin/leads/${id}/status`).send({ status: "contacted" }).expect(204);
    await send("put", `/admin/leads/${id}/status`).send({ status: "unheard-of" }).expect(400);
    expect(await app.db("registrations").where({ id }).first("status")).toEqual({ status: "contacted" });
    expect((await log())[0]).toMatchObject({ action: "status", details: { from: "new", to: "contacted" } });
    const plain = { _method: "put", status: "booked" };
    await app.request
      .post(`/admin/leads/${id}/status`)
      .type("form")
      .set(sameOrigin)
      .set("Cookie", cookie)
      .send(plain)
      .expect(303)
      .expect("Location", `/admin/leads/${id}?done=status`);
  });

  test("is sent again when it was given up, and not when it has arrived", async () => {
    const id = await lead({ relay_state: "given_up" });
    await send("post", `/admin/leads/${id}/relay`).send({}).expect(202);
    expect(await app.db("registrations").where({ id }).first("relay_state")).toEqual({ relay_state: "retrying" });
    expect(await app.db("relay_attempts").where({ registration_id: id }).pluck("outcome")).toEqual(["sent_again"]);
    await app.db("registrations").where({ id }).update({ relay_state: "relayed" });
    await send("post", `/admin/leads/${id}/relay`).send({}).expect(409);
  });

  test("is destroyed with its notes when its owner asks", async () => {
    const id = await lead();
    await send("post", `/admin/leads/${id}/notes`).send({ body: "메모" }).expect(204);
    await send("delete", `/admin/leads/${id}`).expect(204);
    expect(await app.db("registrations")).toHaveLength(0);
    expect(await app.db("lead_notes")).toHaveLength(0);
    expect(await app.db("erasures").where({ registration_id: id }).first("reason")).toEqual({ reason: "office" });
    await get(`/admin/leads/${id}`).expect(404);
  });

  test("that isn't there is a 404 for every way of asking", async () => {
    for (const id of ["999999999", "abc", "0", "1e3"]) {
      await get(`/admin/leads/${id}`).expect(404);
      await send("put", `/admin/leads/${id}/status`).send({ status: "closed" }).expect(404);
      await send("post", `/admin/leads/${id}/notes`).send({ body: "x" }).expect(404);
    }
  });

  test("is changed from our own pages alone", async () => {
    const id = await lead();
    const from = (site: string) =>
      app.request
        .put(`/admin/leads/${id}/status`)
        .set("Cookie", cookie)
        .set("Sec-Fetch-Site", site)
        .send({ status: "closed" });
    await from("cross-site").expect(403);
    await from("same-origin").expect(204);
  });
});

describe("the table for a spreadsheet", () => {
  const download = async (fields: object = {}) =>
    (await send("post", "/admin/leads/export").type("form").send(fields).buffer(true).expect(200)).text;
  const lines = (text: string) => text.slice(1).trimEnd().split("\r\n");

  test("begins with the mark that Excel looks for, and keeps numbers as text", async () => {
    await lead({ phone: "01012345678" });
    await lead({ phone: "12345" });
    await lead({ phone: "+82 10 9999 8888" });
    await lead({ phone: "021234567" });
    const text = await download();
    expect(text.charCodeAt(0)).toBe(0xfeff);
    const phones = lines(text).map((line) => line.split(",")[3]);
    expect(phones).toEqual(['"연락처"', '"02-123-4567"', '"010-9999-8888"', `"'12345"`, '"010-1234-5678"']);
  });

  test.each(["=1+1", "+cmd", "-2", "@SUM(A1)", "\t=1", " =1", "＝1"])("doesn't run %j", async (name) => {
    await lead({ name });
    expect(lines(await download())[1]).toContain(`"'${name}"`);
  });

  test("keeps quotes, commas and line breaks within their cell", async () => {
    await lead({ message: '첫 줄, "따옴표"\n둘째 줄' });
    expect(await download()).toContain('"첫 줄, ""따옴표""\n둘째 줄"');
  });

  test("holds what the filters leave, all pages of it, and is written down first", async () => {
    for (let index = 0; index < 40; index += 1) await lead({ form: index % 2 ? "home" : "popup" });
    expect(lines(await download({ form: "home" }))).toHaveLength(21);
    expect((await log())[0]).toMatchObject({ action: "export", details: { filters: { form: "home" }, shown: 20 } });
  });
});

describe("the log", () => {
  test("names who did what, and holds no visitor's name or number", async () => {
    const id = await lead({ name: "비밀고객", phone: "010-7777-6666" });
    await get("/admin/leads").expect(200);
    await send("post", "/admin/leads/search").send({ q: "비밀고객" }).expect(200);
    await get(`/admin/leads/${id}`).expect(200);
    const rows = (await log()).slice(0, 3);
    expect(rows.map(({ action }) => action)).toEqual(["view", "search", "list"]);
    expect(rows.every(({ administrator }) => administrator === "admin@lumina.example")).toBe(true);
    expect(JSON.stringify(await log())).not.toMatch(/비밀|7777/);
  });

  test("can only grow", async () => {
    await get("/admin/leads").expect(200);
    await expect(app.db("desk_log").update({ administrator: "x" })).rejects.toThrow(/append-only/);
    await expect(app.db("desk_log").delete()).rejects.toThrow(/append-only/);
    await expect(app.db.raw("TRUNCATE desk_log")).rejects.toThrow(/append-only/);
  });

  test("is a list of its own, page by page", async () => {
    for (let index = 0; index < 60; index += 1) await get("/admin/leads").expect(200);
    const first = await get("/admin/log").expect(200);
    expect(first.body.entries).toHaveLength(50);
    const second = await get("/admin/log").query({ before: first.body.before }).expect(200);
    expect(second.body.entries[0].id).not.toBe(first.body.entries.at(-1).id);
  });
});

test("the overview counts days, forms, sources and the relay", async () => {
  await lead({ form: "home" });
  await lead({ form: "popup", last_touch: { source: "naver" }, relay_state: "given_up" });
  await lead({ created_at: new Date("2020-01-01") });
  const { body }: { body: OverviewProps } = await get("/admin/overview").expect(200);
  expect(body.days).toHaveLength(30);
  expect(body.days.at(-1)?.count).toBe(2);
  expect(body.forms).toEqual([
    { word: "home", count: 1 },
    { word: "popup", count: 1 },
  ]);
  expect(body.sources.map(({ word }) => word)).toEqual(["direct", "naver"]);
  expect(body.relayStates).toContainEqual({ word: "given_up", count: 1 });
});

test("an open desk hears of a lead that another process stored, and nothing about it", async () => {
  const ending = new AbortController();
  const stream = await fetch(`${app.url}/admin/leads/events`, { headers: { cookie }, signal: ending.signal });
  expect(stream.headers.get("content-type")).toContain("text/event-stream");
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = "";
  await lead({ name: "비밀고객" });
  while (!heard.includes("event: leads")) heard += (await reader?.read())?.value ?? "";
  expect(heard).not.toContain("비밀");
  ending.abort();
});
