import { request } from "node:http";
import { Writable } from "node:stream";
import pino from "pino";
import { expect, test, vi } from "vitest";
import { loggedPath } from "../../server/middleware/loggedPath.ts";
import { json, testService } from "../support/fakeService.ts";
import { present } from "../support/present.ts";
import { administrator, sameOrigin, startTestApp, testApp } from "../support/testApp.ts";
import { startTestRelay } from "../support/testRelay.ts";

let logged = "";
const log = pino(
  { level: "trace" },
  new Writable({
    write(line, _encoding, done) {
      logged += line;
      done();
    },
  }),
);
const lead = { form: "home", name: "비밀고객", phone: "010-7777-6666", message: "혼자만 아는 문의" };
/** Everything typed in this file. */
const typed = /비밀고객|010-?7777|혼자만|battery|wrong password|남몰래/;

const service = await testService();
const app = await testApp({ env: { RELAY_URL: `${service.url}/?token=s` }, context: { log } });
await app.createAdministrator();

const errorOf = async (status: number, body: object) => {
  const { text, headers } = await app.post("/registrations", body).expect(status);
  return `${text} ${JSON.stringify(headers)}`;
};

test("neither a refused nor a failed registration puts the input into the log or the answer", async () => {
  expect(await errorOf(422, { ...lead, phone: "010-7777-66" })).not.toMatch(typed);
  // An error of ours: PostgreSQL's own message quotes the row.
  await app.db.raw("ALTER TABLE registrations ADD CONSTRAINT broken CHECK (name <> '비밀고객')");
  expect(await errorOf(500, { ...lead, key: "broken" })).not.toMatch(typed);
  await app.db.raw("ALTER TABLE registrations DROP CONSTRAINT broken");
  expect(logged).toContain("request failed");
  expect(logged).not.toMatch(typed);
});

test("neither do the desk, a relay rejected in the visitor's own words, and a mistyped password", async () => {
  await app.post("/registrations", { ...lead, key: "stored" }).expect(201);
  service.behave = json(422, { message: "비밀고객 010-7777-6666 is refused", errors: [{ field: "phone" }] });
  const relay = await startTestRelay(app, { log });
  await vi
    .waitFor(async () => expect(await app.db("registrations").pluck("relay_state")).toEqual(["given_up"]), 12_000)
    .finally(() => relay.stop());
  await app.post("/session", { ...administrator, password: "wrong password" }).expect(401);
  const cookie = await app.signIn();
  const send = (path: string, body: object) =>
    app.request.post(path).set(sameOrigin).set("Cookie", cookie).set("Accept", "application/json").send(body);
  const { id } = present(await app.db("registrations").first("id"));
  await send("/admin/leads/search", { q: "비밀고객" }).expect(200);
  await send("/admin/leads/search", { q: "비밀고객\0" }).expect(400);
  await send(`/admin/leads/${id}/notes`, { body: "남몰래 적은 메모" }).expect(204);
  await app.request.get("/admin/leads").query({ q: "비밀고객" }).expect(302);
  expect(logged).toContain("given up");
  expect(logged).not.toMatch(typed);
  expect(logged).not.toContain(cookie.split("=")[1]);
  expect(logged).not.toContain(encodeURIComponent("비밀고객"));
});

test("the URL of a registration's own page is in no line, however it is encoded", async () => {
  const { headers } = await app.post("/registrations", { ...lead, key: "own page" }).expect(201);
  const token = String(headers.location).split("/").at(-1) ?? "";
  const { hostname, port } = new URL(app.url);
  logged = "";
  const ways = [
    `/registrations/${token}`,
    `/waitlist/${token}`,
    `/REGISTRATIONS/${token}/visit.ics`,
    `//registrations/${token}`,
    `/registrations//${token}`,
    `/registrations/./${token}#x`,
    `/%72egistrations/${token}`,
    `/registrations%2F${token}`,
    `/registrations/${token.replace("-", "%2D")}`,
    `/registrations\\${token}`,
    `/x;y/${token}?${token}`,
    `/${token}/press`,
    `http://x/registrations/${token}`,
    `HTTP://x//registrations/${token}?a=b`,
    `http://x?/registrations/${token}`,
  ];
  for (const path of ways)
    await new Promise((resolve, reject) =>
      request({ hostname, port, path, agent: false }, (answer) => answer.resume().once("end", resolve))
        .once("error", reject)
        .end(),
    );
  // Pages that are the same for all visitors have no log line: a board's list, and home.
  await vi.waitFor(() => expect(logged.match(/request completed/g)).toHaveLength(ways.length - 2));
  expect(logged).not.toContain(token.slice(-22));
  expect(logged).toContain('"path":"/registrations/:token"');
});

test("a line shows known paths, and of any other only what can't be a secret", () => {
  expect(loggedPath("/")).toBe("/");
  expect(loggedPath("/FloorPlan/114A/?a=b")).toBe("/FloorPlan/114A");
  const list = `/${encodeURIComponent("센트럴루미나")}/press`;
  expect(loggedPath(`${list}/12?cursor=a`)).toBe(`${list}/12`);
  expect(loggedPath("/admin/leads/34567/status")).toBe("/admin/leads/34567/status");
  expect(loggedPath("http://x:80/robots.txt")).toBe("/robots.txt");
  for (const secret of ["01077776666", "821077776666", "비밀고객", "a%40b.example", "%E0%A4%A", "x y", "4-abcdef"])
    expect(loggedPath(`/search/${secret}`)).toBe("/search/:other");
  expect(loggedPath("/01077776666/press")).toBe("/:other/press");
  expect(loggedPath("a".repeat(8_000))).toMatch(/^.{0,40}$/);
  expect(loggedPath("/a".repeat(4_000))).toBe("/a".repeat(8));
});

test("a probe is logged only when it fails", async () => {
  logged = "";
  await app.request.get("/healthz").expect(200);
  await app.request.get("/readyz").expect(200);
  await app.request.get("/nowhere").expect(404);
  expect(logged).toContain("/nowhere");
  expect(logged).not.toMatch(/healthz|readyz/);
  const stopping = await startTestApp({ databaseUrl: app.databaseUrl, context: { log, stopping: () => true } });
  await stopping.request.get("/readyz").expect(503);
  await stopping.stop();
  expect(logged).toContain("/readyz");
});
