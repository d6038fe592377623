import { describe, expect, test } from "vitest";
import type { OverviewProps } from "../../client/shared/desk/overview.ts";
import { listDeskLog, purgeDeskLog } from "../../server/models/deskLog.ts";
import { startSalesOffice } from "../support/salesOffice.ts";

const office = await startSalesOffice();
const { app } = office;

describe("the log", () => {
  test("names who did what, and contains no visitor's name or number", async () => {
    const id = await office.lead({ name: "비밀고객", phone: "010-7777-6666" });
    await office.get("/admin/leads").expect(200);
    await office.send("post", "/admin/leads/search", { q: "비밀고객" }).expect(200);
    await office.get(`/admin/leads/${id}`).expect(200);
    const rows = (await office.log()).slice(0, 3);
    expect(rows.map(({ action }) => action)).toEqual(["view", "search", "list"]);
    expect(rows.every(({ administrator }) => administrator === "admin@lumina.example")).toBe(true);
    expect(JSON.stringify(await office.log())).not.toMatch(/비밀|7777/);
  });

  test("can only grow", async () => {
    await office.get("/admin/leads").expect(200);
    await expect(app.db("desk_log").update({ administrator: "x" })).rejects.toThrow(/append-only/);
    await expect(app.db("desk_log").delete()).rejects.toThrow(/append-only/);
    await expect(app.db.raw("TRUNCATE desk_log")).rejects.toThrow(/append-only/);
  });

  const rows = (action: "list" | "search") => app.db("desk_log").where({ action });

  test("gets one row for an opened inbox, however often it updates itself", async () => {
    await office.lead();
    const before = await rows("list");
    const opened = await office.get("/admin/leads").expect(200);
    const refresh = (body: object) => office.send("post", "/admin/leads/search", body).expect(200);
    let { listToken } = opened.body;
    for (let time = 0; time < 5; time += 1) {
      await office.lead();
      ({ listToken } = (await refresh({ atLeast: 1 + time, listToken })).body);
    }
    expect(await rows("list")).toHaveLength(before.length + 1);
  });

  test("gets a row for everything that the token doesn't cover", async () => {
    for (let index = 0; index < 70; index += 1) await office.lead();
    const { listToken, nextCursor } = (await office.get("/admin/leads").expect(200)).body;
    const search = async (body: object) => (await office.send("post", "/admin/leads/search", body).expect(200)).body;
    const [lists, searches] = [(await rows("list")).length, (await rows("search")).length];
    await search({ listToken: "1.made-up" });
    await search({ listToken, status: "new" });
    await search({ listToken, q: "김하나" });
    await search({ listToken, atLeast: 70 });
    const next = await search({ listToken, cursor: nextCursor });
    expect(await rows("list")).toHaveLength(lists + 4);
    expect(await rows("search")).toHaveLength(searches + 1);
    // Two pages have been opened, and one more may have been added.
    await search({ listToken: next.listToken, atLeast: 70 });
    expect(await rows("list")).toHaveLength(lists + 4);
    const other = await app.signIn();
    await office.send("post", "/admin/leads/search").set("Cookie", other).send({ listToken }).expect(200);
    expect(await rows("list")).toHaveLength(lists + 5);
  });

  test("gets one row for a lead that is opened and changed, and another for opening it again", async () => {
    const id = await office.lead();
    const page = `/admin/leads/${id}`;
    const actions = () => app.db("desk_log").where({ registration_id: id }).orderBy("id").pluck("action");
    await office.get(page).expect(200);
    await office.send("put", `${page}/status`, { status: "contacted" }).expect(204);
    await office.get(page).expect(200);
    await office.send("post", `${page}/notes`, { body: "메모" }).expect(204);
    await office.get(page).expect(200);
    expect(await actions()).toEqual(["view", "status", "note"]);
    const other = await office.lead();
    await office.get(`/admin/leads/${other}`).expect(200);
    await office.get(`/admin/leads/${other}`).expect(200);
    expect(await app.db("desk_log").where({ registration_id: other }).pluck("action")).toEqual(["view", "view"]);
  });

  test("can be filtered by account, action and lead, with pages", async () => {
    const id = await office.lead();
    await office.send("put", `/admin/leads/${id}/status`, { status: "visited" }).expect(204);
    await app
      .db("desk_log")
      .insert({ administrator: "other@lumina.example", action: "export", details: { shown: 1234 } });
    for (let index = 0; index < 60; index += 1) await office.get("/admin/leads?status=new&source=naver").expect(200);
    const read = async (query: object) => (await office.get("/admin/log").query(query).expect(200)).body;
    const lists = await read({ action: "list" });
    expect(lists.entries).toHaveLength(50);
    expect(lists.entries[0]).toMatchObject({ title: "목록 열람", note: "0건 · 상태 신규 · 들어온 곳 naver" });
    const older = await read({ action: "list", before: lists.before });
    expect(older.entries.length).toBeGreaterThanOrEqual(10);
    expect(Number(older.entries[0].id)).toBeLessThan(Number(lists.entries.at(-1).id));
    const ofLead = await read({ lead: id });
    expect(ofLead.entries).toMatchObject([{ leadId: id, title: "상태 변경", note: "신규 → 방문함" }]);
    const ofOther = await read({ account: "other@lumina.example" });
    expect(ofOther.entries).toMatchObject([{ title: "내려받기", note: "1,234건" }]);
    expect(ofOther.accounts).toEqual(["admin@lumina.example", "other@lumina.example"]);
    expect((await read({ account: "other@lumina.example", action: "view" })).entries).toEqual([]);
    const all = await read({ action: "nothing", lead: "0", before: "x", account: "a\nb" });
    expect(all).toMatchObject({ filters: {} });
    expect(all.entries).toHaveLength(50);
  });

  test("expires after its retention period, and not within a year", async () => {
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    const write = (at: Date) => app.db("desk_log").insert({ administrator: "old@lumina.example", action: "list", at });
    for (const age of [800, 740, 700, 300]) await write(days(age));
    expect(await purgeDeskLog(app.db, { days: app.config.deskLogDays, now: new Date() })).toBe(2);
    expect(await purgeDeskLog(app.db, { days: 1, now: new Date() })).toBe(1);
    expect(await app.db("desk_log").where({ administrator: "old@lumina.example" })).toHaveLength(1);
    await expect(app.db("desk_log").where("at", "<", days(200)).delete()).rejects.toThrow(/append-only/);
  });

  test("a page of a long log reads no more rows than it shows", async () => {
    await app.db.raw(
      `INSERT INTO desk_log (administrator, action, registration_id)
       SELECT CASE WHEN n % 2 = 0 THEN 'even@lumina.example' ELSE 'odd@lumina.example' END,
         CASE WHEN n % 2 = 0 THEN 'list' ELSE 'view' END, CASE WHEN n % 2 = 1 THEN n END
       FROM generate_series(1, 60000) AS n`,
    );
    await app.db.raw("ANALYZE desk_log");
    const seen: string[] = [];
    const explain = (sql: string[]) =>
      app.db.transaction(async (transaction): Promise<{ rows: object[] }> => {
        for (const setting of sql.filter((text) => text.startsWith("SET"))) await transaction.raw(setting);
        return transaction.raw(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql.find((text) => text.startsWith("SELECT"))}`);
      });
    const conditions = [
      {},
      { account: "even@lumina.example" },
      { action: "view" },
      { account: "even@lumina.example", action: "view" },
      { account: "nobody@lumina.example" },
      { lead: "59999", account: "odd@lumina.example" },
    ] as const;
    for (const filters of conditions) {
      const sql: string[] = [];
      const listen = ({ sql: text, bindings }: { sql: string; bindings: unknown[] }) =>
        sql.push(app.db.raw(text.replace(/\$\d+/g, "?"), bindings as string[]).toString());
      app.db.on("query", listen);
      await listDeskLog(app.db, filters, "9000000");
      app.db.off("query", listen);
      const { rows: plan } = await explain(sql);
      const text = JSON.stringify(plan);
      seen.push(text);
      const read = [...text.matchAll(/"Actual Rows":\s?([\d.]+)/g)].map(([, count]) => Number(count));
      const dropped = [...text.matchAll(/"Rows Removed by Filter":\s?([\d.]+)/g)].map(([, count]) => Number(count));
      expect(Math.max(...read, ...dropped, 0), text).toBeLessThanOrEqual(51);
    }
    expect(seen).toHaveLength(conditions.length);
  });
});

test("the overview counts days, forms, sources and the relay", async () => {
  await office.lead({ form: "home" });
  await office.lead({ form: "popup", last_touch: { source: "naver" }, relay_state: "given_up" });
  await office.lead({ created_at: new Date("2020-01-01") });
  const { body }: { body: OverviewProps } = await office.get("/admin/overview").expect(200);
  expect(body.days).toHaveLength(30);
  expect(body.days.at(-1)?.count).toBe(2);
  expect(body.forms).toEqual([
    { value: "home", count: 1 },
    { value: "popup", count: 1 },
  ]);
  expect(body.sources.map(({ value }) => value)).toEqual(["direct", "naver"]);
  expect(body.relayStates).toContainEqual({ value: "given_up", count: 1 });
});

test("an open desk is notified of leads and homes that another process stored, without their data", async () => {
  const ending = new AbortController();
  const stream = await fetch(`${app.url}/admin/leads/events`, {
    headers: { cookie: office.cookie },
    signal: ending.signal,
  });
  expect(stream.headers.get("content-type")).toContain("text/event-stream");
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = "";
  await office.lead({ name: "비밀고객" });
  while (!heard.includes("event: leads")) heard += (await reader?.read())?.value ?? "";
  await app.db.raw("NOTIFY homes");
  while (!heard.includes("event: homes")) heard += (await reader?.read())?.value ?? "";
  expect(heard).not.toContain("비밀");
  ending.abort();
});
