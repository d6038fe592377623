import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "../../server/database/connect.ts";
import { observatoryPoints, observatoryScore } from "../support/observatory.ts";
import { administrator, sameOrigin, startTestApp, type TestApp } from "../support/testApp.ts";

let app: TestApp;
const overTls = { PUBLIC_URL: "https://lumina.example", TRUST_PROXY: "1" };
const tls = { "X-Forwarded-Proto": "https" };
const site = encodeURIComponent("센트럴루미나");

beforeAll(async () => {
  app = await startTestApp({ env: overTls });
  await app.createAdministrator();
});
afterAll(() => app.stop());

const seen = async (path: string, cookie = "") => {
  const { headers, text = "" } = await app.request.get(path).set({ ...tls, ...(cookie && { Cookie: cookie }) });
  return { headers, html: text };
};

test("visitors' pages get the Observatory's maximum score without a cookie: 140", async () => {
  for (const path of [
    "/",
    `/${site}/press`,
    `/${site}/customer`,
    "/tours/84A",
    "/FloorPlan/Emodel",
    "/admin/sign-in",
  ]) {
    const answer = await seen(path);
    expect(answer.headers["set-cookie"], path).toBeUndefined();
    expect(observatoryScore(answer), `${path} ${JSON.stringify(observatoryPoints(answer))}`).toBe(140);
  }
});

test("the session cookie gets the maximum score, and the desk's pages, which set none, that of visitors' pages", async () => {
  const signedIn = await app.request.post("/session").set(tls).send(administrator).expect(200);
  const [cookie = ""] = String(signedIn.headers["set-cookie"]?.[0]).split(";");
  expect(cookie).toMatch(/^__Host-session=/);
  expect(observatoryPoints({ headers: signedIn.headers, html: "" }).cookies).toBe(5);
  for (const path of ["/admin/leads", "/admin/articles", `/${site}/press`]) {
    const answer = await seen(path, cookie);
    expect(observatoryScore(answer), `${path} ${JSON.stringify(observatoryPoints(answer))}`).toBe(140);
  }
});

test("answers without scripts lose no points: files, redirects, refusals, errors", async () => {
  const dead = await startTestApp({
    env: overTls,
    context: { database: connect("postgres://nobody@127.0.0.1:9/none", () => {}) },
  });
  const known = (await app.request.head("/announcement.pdf")).headers.etag;
  const answers = {
    pdf: await app.request.get("/announcement.pdf"),
    "part of the pdf": await app.request.get("/announcement.pdf").set("Range", "bytes=-5"),
    "no such part": await app.request.get("/announcement.pdf").set("Range", "bytes=5-2"),
    "known pdf": await app.request.get("/announcement.pdf").set("If-None-Match", String(known)),
    icon: await app.request.get("/favicon.ico"),
    redirection: await app.request.get("/Promotion/Press"),
    desk: await app.request.get("/admin/leads"),
    missing: await app.request.get("/nothing").set("Accept", "application/json"),
    "another site's": await app.request.post("/registrations").set("Origin", "https://evil.example").send({}),
    "a wrong type": await app.request.post("/registrations").type("text/plain").send("x"),
    "too large": await app.request.post("/registrations").send({ message: "x".repeat(110_000) }),
    "not stored": await dead.request.post("/registrations").send({ form: "popup", name: "김하늘", phone: "010" }),
    "signed out": await app.request.delete("/session").set(sameOrigin),
    feed: await app.request.get(`/${site}/press/feed.xml`),
    robots: await app.request.get("/robots.txt"),
    ready: await dead.request.get("/readyz"),
  };
  await dead.stop().catch(() => {});
  expect(Object.values(answers).map(({ status }) => status)).toEqual([
    200, 206, 416, 304, 200, 302, 302, 404, 403, 415, 413, 503, 204, 200, 200, 503,
  ]);
  for (const [name, { headers }] of Object.entries(answers)) {
    expect(observatoryScore({ headers, html: "" }), name).toBe(135);
    expect(headers["cross-origin-opener-policy"], name).toBe("same-origin");
  }
});

test("each missing or weaker header costs as many points as in the Observatory", async () => {
  const { headers, html } = await seen("/");
  const without = (name: string, value?: string) => observatoryScore({ headers: { ...headers, [name]: value }, html });
  expect(without("content-security-policy")).toBe(75);
  expect(without("content-security-policy", "default-src 'self'; frame-ancestors 'none'")).toBe(135);
  expect(without("content-security-policy", "default-src 'none'; script-src 'unsafe-inline'")).toBe(80);
  expect(without("strict-transport-security")).toBe(80);
  expect(without("cross-origin-resource-policy")).toBe(130);
  expect(without("referrer-policy", "unsafe-url")).toBe(130);
  expect(observatoryScore({ headers, html: html.replaceAll(/ integrity="[^"]+"/g, "") })).toBe(135);
  expect(observatoryScore({ headers: { ...headers, "set-cookie": ["session=a; Path=/"] }, html })).toBe(60);
});
