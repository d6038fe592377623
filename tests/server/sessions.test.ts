import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { changePassword } from "../../server/models/administrator.ts";
import { administrator, sameOrigin, startTestApp, type TestApp } from "../support/testApp.ts";

let app: TestApp;
let time = Date.now();
const list = `/${encodeURIComponent("센트럴루미나")}/press`;
const json = { Accept: "application/json" };

beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: "false" }, context: { now: () => new Date(time) } });
  await app.createAdministrator();
});
afterAll(() => app.stop());
beforeEach(async () => {
  time = Date.now();
  await app.db("throttles").delete();
  await app.db("sessions").delete();
});

const whoIs = async (cookie: string) =>
  (await app.request.get(list).set(json).set("Cookie", cookie)).body.administrator;

test("signs in with the typed e-mail and password, whatever the letter case of the e-mail", async () => {
  const response = await app.request
    .post("/session")
    .send({ ...administrator, email: "ADMIN@lumina.example" })
    .expect(200);
  const cookie = String(response.headers["set-cookie"]?.[0]);
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  expect(await whoIs(cookie.split(";")[0] ?? "")).toEqual({ email: administrator.email });
});

test("refuses a wrong password and an unknown e-mail with the same answer", async () => {
  const wrong = await app.request.post("/session").send({ email: administrator.email, password: "no" }).expect(401);
  const unknown = await app.request.post("/session").send({ email: "x@y.example", password: "no" }).expect(401);
  expect(wrong.body).toEqual(unknown.body);
  expect(wrong.headers["set-cookie"]).toBeUndefined();
});

test.each([{}, { email: 1, password: {} }, { email: "a".repeat(5_000), password: "\u0000" }])(
  "refuses %j",
  async (body) => {
    await app.request.post("/session").send(body).expect(401);
  },
);

test("gives visitors no cookie", async () => {
  const page = await app.request.get(list);
  expect(page.headers["set-cookie"]).toBeUndefined();
});

test("changes the session id at sign-in, and the old session is gone", async () => {
  const first = await app.signIn();
  const response = await app.request
    .post("/session")
    .set("Cookie", first)
    .set(sameOrigin)
    .send(administrator)
    .expect(200);
  const second = String(response.headers["set-cookie"]?.[0]).split(";")[0] ?? "";
  expect(second).not.toBe(first);
  expect(await whoIs(first)).toBeNull();
  expect(await app.db("sessions")).toHaveLength(1);
});

test("signs out for good: the row is gone and the cookie worth nothing", async () => {
  const cookie = await app.signIn();
  await app.request.delete("/session").set("Cookie", cookie).set(sameOrigin).expect(204);
  expect(await app.db("sessions")).toHaveLength(0);
  await app.request.post(list).set("Cookie", cookie).set(sameOrigin).send({ title: "a", summary: "b" }).expect(401);
});

test("works with plain forms", async () => {
  const page = await app.request
    .post("/session")
    .type("form")
    .set(sameOrigin)
    .send({ ...administrator, site: "가온누리" })
    .expect(303);
  expect(decodeURI(String(page.headers.location))).toBe("/가온누리/press");
  const cookie = String(page.headers["set-cookie"]?.[0]).split(";")[0] ?? "";
  await app.request
    .post("/session")
    .type("form")
    .set(sameOrigin)
    .set("Cookie", cookie)
    .send({ _method: "delete" })
    .expect(303);
  expect(await app.db("sessions")).toHaveLength(0);
  const failed = await app.request
    .post("/session")
    .type("form")
    .set(sameOrigin)
    .send({ email: "a", password: "b" })
    .expect(303);
  const shown = await app.request.get(String(failed.headers.location)).expect(200);
  expect(shown.text).toContain("로그인 실패: 이메일 또는 비밀번호가 올바르지 않습니다.");
});

test("ends a session twelve hours after its start, however busy", async () => {
  const cookie = await app.signIn();
  time += 11 * 60 * 60_000;
  expect(await whoIs(cookie)).not.toBeNull();
  time += 2 * 60 * 60_000;
  expect(await whoIs(cookie)).toBeNull();
});

test("ends an idle session", async () => {
  const cookie = await app.signIn();
  await app.db("sessions").update({ expire: new Date(Date.now() - 1_000) });
  expect(await whoIs(cookie)).toBeNull();
});

test("a new password ends the sessions of the old one", async () => {
  const cookie = await app.signIn();
  await changePassword(app.db, administrator.email, administrator.password);
  expect(await whoIs(cookie)).toBeNull();
});

test("holds back an address after ten failures, whatever it says in X-Forwarded-For and across restarts", async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await app.request
      .post("/session")
      .set("X-Forwarded-For", `10.0.0.${attempt}`)
      .send({ email: "a", password: "b" })
      .expect(401);
  }
  await app.request.post("/session").set("X-Forwarded-For", "10.9.9.9").send(administrator).expect(429);
  const rows = await app.db("throttles");
  expect(rows).toHaveLength(1);
});

test("behind a proxy, what a visitor writes into X-Forwarded-For doesn't evade the throttle, and others go on", async () => {
  const proxied = await startTestApp({ env: { TRUST_PROXY: "1", SIGN_IN_LIMIT: "3" } });
  await proxied.createAdministrator();
  const from = (chain: string, body: object) =>
    proxied.request.post("/session").set("X-Forwarded-For", chain).send(body);
  const wrong = { email: administrator.email, password: "no" };
  for (let count = 0; count < 3; count += 1) await from(`10.0.0.${count}, 203.0.113.7`, wrong).expect(401);
  await from("192.0.2.1, 203.0.113.7", administrator).expect(429);
  await from("203.0.113.7, 198.51.100.1", administrator).expect(200);
  await proxied.stop();
});

test("counts attempts that arrive at once one by one", async () => {
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => app.request.post("/session").send({ email: "a", password: "b" })),
  );
  expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(15);
});

test("counts failures of plain forms too, though they are redirected", async () => {
  const attempt = () => app.request.post("/session").type("form").set(sameOrigin).send({ email: "a", password: "b" });
  for (let count = 0; count < 10; count += 1) expect((await attempt()).headers.location).toMatch(/signIn=failed$/);
  expect((await attempt().expect(303)).headers.location).toMatch(/signIn=throttled$/);
});

test("doesn't count successes", async () => {
  for (let attempt = 0; attempt < 12; attempt += 1) await app.signIn();
});

test("keeps hashes of argon2id that cost what they should, and raises weaker ones", async () => {
  const { default: argon2 } = await import("argon2");
  await app.db("administrators").update({
    password_hash: await argon2.hash(administrator.password, { memoryCost: 8_192, timeCost: 2, parallelism: 1 }),
  });
  await app.signIn();
  const { password_hash } = await app.db("administrators").first();
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
