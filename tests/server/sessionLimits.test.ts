import express from "express";
import supertest from "supertest";
import { afterEach, expect, test, vi } from "vitest";
import { automaticUpdate } from "../../client/shared/automaticUpdate.ts";
import { neverCacheCookies } from "../../server/middleware/neverCacheCookies.ts";
import { present } from "../support/present.ts";
import { startSalesOffice } from "../support/salesOffice.ts";

const office = await startSalesOffice();
const { app } = office;
const hour = 60 * 60_000;

afterEach(() => {
  vi.useRealTimers();
});

/** Of the only session. */
async function newSession(left: number) {
  await app.db("sessions").delete();
  const cookie = await app.signIn();
  const endsAt = new Date(Date.now() + left);
  await app.db("sessions").update({ expire: endsAt });
  const end = async (): Promise<Date> => present(await app.db("sessions").first("expire")).expire;
  const ask = (path: string, headers = {}) =>
    app.request.get(path).set({ Accept: "application/json", Cookie: cookie, ...headers });
  return { cookie, endsAt, end, ask };
}

async function openStream(cookie: string) {
  const leaving = new AbortController();
  const stream = await fetch(`${app.url}/admin/leads/events`, { headers: { cookie }, signal: leaving.signal });
  const reader = stream.body?.getReader();
  await reader?.read();
  return { status: stream.status, leave: () => leaving.abort(), next: async () => reader?.read() };
}

test("a session lasts two hours from its last use", async () => {
  const { end, endsAt, ask } = await newSession(hour);
  await ask("/admin/overview").expect(200);
  const moved = await end();
  expect(moved.getTime()).toBeGreaterThan(endsAt.getTime());
  expect(moved.getTime()).toBeLessThanOrEqual(Date.now() + 2 * hour);
  // Not every request of a desk writes.
  await ask("/admin/overview").expect(200);
  expect(await end()).toEqual(moved);
});

test("a session that isn't used ends after two hours too, and the cookie has no expiry", async () => {
  await app.db("sessions").delete();
  const answer = await app.post("/session", { email: "admin@lumina.example", password: "correct horse battery" });
  const cookies = answer.headers["set-cookie"] as unknown as string[];
  expect(cookies.find((cookie) => cookie.startsWith("session="))).toMatch(
    /^session=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const { expire } = present(await app.db("sessions").first("expire"));
  expect(Math.abs(expire.getTime() - Date.now() - 2 * hour)).toBeLessThan(60_000);
});

test("automatic requests of a desk or a browser don't count as use", async () => {
  const { end, endsAt, ask, cookie } = await newSession(hour);
  await ask("/admin/overview", automaticUpdate).expect(200);
  await app.request
    .post("/admin/leads/search")
    .set({ ...automaticUpdate, "Sec-Fetch-Site": "same-origin", Accept: "application/json", Cookie: cookie })
    .send({ atLeast: 30 })
    .expect(200);
  await ask("/admin/leads", { "Sec-Purpose": "prefetch" }).expect(200);
  const stream = await openStream(cookie);
  expect(stream.status).toBe(200);
  stream.leave();
  expect(await end()).toEqual(endsAt);
});

test("an expired session stays expired despite its open stream, which ends", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { cookie, ask, end } = await newSession(hour);
  const [left, stays] = [await openStream(cookie), await openStream(cookie)];
  const over = new Date(Date.now() - 1_000);
  await app.db("sessions").update({ expire: over });
  await ask("/admin/leads").expect(401);
  left.leave();
  await ask("/admin/leads").expect(401);
  vi.advanceTimersByTime(15_000);
  expect((await stays.next())?.done).toBe(true);
  await ask("/admin/leads").expect(401);
  await app.request.get("/admin/leads/events").set("Cookie", cookie).expect(302);
  expect(await end()).toEqual(over);
});

test("a slow request doesn't revive a session", async () => {
  const { cookie, ask } = await newSession(hour);
  const slow = app.request
    .post("/admin/leads/export")
    .set({ Cookie: cookie, "Sec-Fetch-Site": "same-origin" })
    .send({})
    .then(({ status }) => status);
  await app.db("sessions").delete();
  await slow;
  await ask("/admin/leads").expect(401);
  expect(await app.db("sessions")).toHaveLength(0);
});

test("a session ends twelve hours after signing in, however much it is used", async () => {
  const { end, ask } = await newSession(hour);
  const start = Date.now() - 11 * hour;
  await app.db.raw("UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{signedInAt}', to_jsonb(?::bigint))::json", [
    start,
  ]);
  await app.db("sessions").update({ expire: new Date(Date.now() + 30 * 60_000) });
  await ask("/admin/leads").expect(200);
  expect((await end()).getTime()).toBe(start + 12 * hour);
});

test("a shared answer has no cookie, and one with a cookie isn't cached", async () => {
  const site = express();
  site.use(neverCacheCookies);
  const answer = (path: string, caching?: string) =>
    site.get(path, (_request, response) => {
      if (caching) response.set("Cache-Control", caching);
      response.cookie("session", "a").send("x");
    });
  answer("/public", "public, max-age=60");
  answer("/shared", "s-maxage=60");
  answer("/private", "private, no-cache");
  answer("/unsaid");
  site.get("/raw", (_request, response) => {
    response.cookie("session", "a").writeHead(200, ["Cache-Control", "public"]).end();
  });
  const head = async (path: string) => (await supertest(site).get(path)).headers;
  for (const path of ["/public", "/shared", "/raw"]) expect((await head(path))["set-cookie"], path).toBeUndefined();
  for (const path of ["/private", "/unsaid"])
    expect(await head(path), path).toMatchObject({ "cache-control": "no-store", "set-cookie": [expect.any(String)] });
});
