import { describe, expect, test } from "vitest";
import type { OverviewProps } from "../../client/pages/Admin/deskProps.ts";
import { startSalesOffice } from "../support/salesOffice.ts";

const office = await startSalesOffice();
const { app } = office;

describe("the log", () => {
  test("names who did what, and holds no visitor's name or number", async () => {
    const id = await office.lead({ name: "비밀고객", phone: "010-7777-6666" });
    await office.get("/admin/leads").expect(200);
    await office.send("post", "/admin/leads/search").send({ q: "비밀고객" }).expect(200);
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

  test("is a list of its own, page by page", async () => {
    for (let index = 0; index < 60; index += 1) await office.get("/admin/leads").expect(200);
    const first = await office.get("/admin/log").expect(200);
    expect(first.body.entries).toHaveLength(50);
    const second = await office.get("/admin/log").query({ before: first.body.before }).expect(200);
    expect(second.body.entries[0].id).not.toBe(first.body.entries.at(-1).id);
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
    { word: "home", count: 1 },
    { word: "popup", count: 1 },
  ]);
  expect(body.sources.map(({ word }) => word)).toEqual(["direct", "naver"]);
  expect(body.relayStates).toContainEqual({ word: "given_up", count: 1 });
});

test("an open desk hears of a lead that another process stored, and nothing about it", async () => {
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
  expect(heard).not.toContain("비밀");
  ending.abort();
});
