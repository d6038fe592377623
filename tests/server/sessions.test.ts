import { beforeEach, expect, test } from "vitest";
import { accountIdOf, setPassword } from "../../server/models/account/account.ts";
import { present } from "../support/present.ts";
import { administrator, sameOrigin, startTestApp, testApp } from "../support/testApp.ts";

let time = Date.now();
const list = `/${encodeURIComponent("센트럴루미나")}/press`;
const json = { Accept: "application/json" };

const app = await testApp({ env: { TRUST_PROXY: "false" }, context: { now: () => new Date(time) } });
await app.createAdministrator();
beforeEach(async () => {
  time = Date.now();
  await app.db("throttles").delete();
  await app.db("sessions").delete();
});

const resetPassword = async (password = administrator.password) => {
  const id = present(await accountIdOf(app.db, administrator.email));
  await setPassword(app.db, { by: "npm run admin", id, password });
};
const whoIs = async (cookie: string) =>
  (await app.request.get(list).set(json).set("Cookie", cookie)).body.administrator;

test("signs in with e-mail and password, in any letter case of the e-mail", async () => {
  const response = await app.post("/session", { ...administrator, email: "ADMIN@lumina.example" }).expect(200);
  const cookie = String(response.headers["set-cookie"]?.[0]);
  expect(cookie).toMatch(/HttpOnly/);
  expect(cookie).toMatch(/SameSite=Lax/);
  expect(await whoIs(cookie.split(";")[0] ?? "")).toEqual({ email: administrator.email });
});

test("refuses a wrong password and an unknown e-mail with the same answer", async () => {
  const wrong = await app.post("/session", { email: administrator.email, password: "no" }).expect(401);
  const unknown = await app.post("/session", { email: "x@y.example", password: "no" }).expect(401);
  expect(wrong.body).toEqual(unknown.body);
  expect(wrong.headers["set-cookie"]).toBeUndefined();
});

test.each([{}, { email: 1, password: {} }, { email: "a".repeat(5_000), password: "\u0000" }])(
  "refuses %j",
  async (body) => {
    await app.post("/session", body).expect(401);
  },
);

test("changes the session id at sign-in, and deletes the old session", async () => {
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

test("signs out permanently: the row is deleted and the cookie invalid", async () => {
  const cookie = await app.signIn();
  await app.request.delete("/session").set("Cookie", cookie).set(sameOrigin).expect(204);
  expect(await app.db("sessions")).toHaveLength(0);
  await app.request.post(list).set("Cookie", cookie).set(sameOrigin).send({ title: "a", summary: "b" }).expect(401);
});

test("works with plain forms", async () => {
  const page = await app.form("/session", { ...administrator, site: "가온누리" }).expect(303);
  expect(decodeURI(String(page.headers.location))).toBe("/가온누리/press");
  const cookie = String(page.headers["set-cookie"]?.[0]).split(";")[0] ?? "";
  await app.form("/session", { _method: "delete" }, cookie).expect(303);
  expect(await app.db("sessions")).toHaveLength(0);
  const failed = await app.form("/session", { email: "a", password: "b" }).expect(303);
  const shown = await app.request.get(String(failed.headers.location)).expect(200);
  expect(shown.text).toContain("로그인 실패: 이메일 또는 비밀번호가 올바르지 않습니다.");
});

test("a session that began with the old password is over, though it is stored after the change", async () => {
  const cookie = await app.signIn();
  const late = present(await app.db("sessions").first());
  await resetPassword("another password");
  await app.db("sessions").insert(late);
  expect(await whoIs(cookie)).toBeNull();
  await resetPassword();
});

test("a hash that is upgraded at a sign-in doesn't replace a new password", async () => {
  const { default: argon2 } = await import("argon2");
  const weak = { memoryCost: 8_192, timeCost: 2, parallelism: 1 };
  const [before, changed] = [
    await argon2.hash(administrator.password, weak),
    await argon2.hash("another password", weak),
  ];
  await app.db("administrators").update({ password_hash: before });
  const transaction = await app.db.transaction();
  await transaction("administrators").update({ password_hash: changed });
  const signingIn = app.post("/session", administrator).then(({ status }) => status);
  const waiting = async () =>
    (
      await app.db.raw(
        "SELECT count(*)::integer AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      )
    ).rows[0].count;
  await expect.poll(waiting, { timeout: 5_000 }).toBe(1);
  await transaction.commit();
  expect(await signingIn).toBe(401);
  expect(await app.db("administrators").first("password_hash")).toEqual({ password_hash: changed });
  await resetPassword();
});

test("throttles an address after ten failures, whatever X-Forwarded-For it sends and across restarts", async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await app.request
      .post("/session")
      .set("X-Forwarded-For", `10.0.0.${attempt}`)
      .send({ email: "a", password: "b" })
      .expect(401);
  }
  await app.request.post("/session").set("X-Forwarded-For", "10.9.9.9").send(administrator).expect(429);
  expect(await app.db("throttles").where("key", "like", "sign-in:%")).toHaveLength(1);
});

test("behind a proxy a visitor's X-Forwarded-For doesn't evade the throttle, and others aren't affected", async () => {
  const proxied = await startTestApp({ env: { TRUST_PROXY: "1", SIGN_IN_LIMIT: "3" } });
  await proxied.createAdministrator();
  const from = (chain: string, body: object) =>
    proxied.request.post("/session").set("X-Forwarded-For", chain).send(body);
  const wrong = { email: administrator.email, password: "no" };
  for (let count = 0; count < 3; count += 1) await from(`10.0.0.${count}, 203.0.113.7`, wrong).expect(401);
  await from("192.0.2.1, 203.0.113.7", administrator).expect(429);
  for (const port of [1_025, 50_123]) await from(`203.0.113.7:${port}`, administrator).expect(429);
  await from("203.0.113.7, 198.51.100.1", administrator).expect(200);
  for (let port = 0; port < 3; port += 1) await from(`[2001:db8:0:1::${port}]:${port + 4_000}`, wrong).expect(401);
  await from("2001:db8:0:1::9", administrator).expect(429);
  await proxied.stop();
});

/** Sends only headers that a browser sends; each address is one of the proxy's visitors. */
async function behindProxy() {
  const proxied = await startTestApp({ databaseUrl: app.databaseUrl, env: { TRUST_PROXY: "1" } });
  const wrong = { email: administrator.email, password: "no" };
  const signIn = (address: string, body: object = administrator, cookie = "") =>
    proxied.request.post("/session").set("X-Forwarded-For", address).set("Cookie", cookie).set(sameOrigin).send(body);
  return {
    proxied,
    wrong,
    signIn,
    /** @returns the device cookie of a browser that has signed in, without its session */
    async device(): Promise<string> {
      const { headers } = await signIn("203.0.113.1").expect(200);
      const cookies = headers["set-cookie"] as unknown as string[];
      return cookies.find((cookie) => cookie.startsWith("device="))?.split(";")[0] ?? "";
    },
    /** Guesses from changing addresses. @returns the answers' statuses */
    async guess(count: number, body: object = wrong): Promise<number[]> {
      const statuses: number[] = [];
      for (let index = 0; index < count; index += 1)
        statuses.push((await signIn(`198.51.${Math.floor(index / 250)}.${index % 250}`, body)).status);
      return statuses;
    },
  };
}

test("guesses from many addresses are throttled, and the administrator's own browser isn't", async () => {
  const { proxied, signIn, wrong, device, guess } = await behindProxy();
  const known = await device();
  const statuses = await guess(40);
  expect(statuses).toEqual([...Array(30).fill(401), ...Array(10).fill(429)]);
  // In any letter case it is one account.
  for (const email of [wrong.email.toUpperCase(), wrong.email.replace("a", "ａ")])
    await signIn("192.0.2.1", { ...wrong, email }).expect(429);
  // PostgreSQL lowers this letter to i, JavaScript doesn't: it is no spelling of the account.
  await signIn("192.0.2.2", { ...administrator, email: administrator.email.replace("i", "İ") }).expect(401);
  await signIn("192.0.2.1").expect(429);
  await signIn("192.0.2.1", administrator, known).expect(200);
  // Another process, and the same after a restart.
  await app.post("/session", administrator).expect(429);
  await app.request.post("/session").set("Cookie", known).set(sameOrigin).send(administrator).expect(200);
  // Another account is counted separately.
  await signIn("192.0.2.1", { email: "other@lumina.example", password: "no" }).expect(401);
  await proxied.stop();
});

test("a throttled address counts no more against an account", async () => {
  const { proxied, signIn, wrong } = await behindProxy();
  for (let attempt = 0; attempt < 40; attempt += 1) await signIn("203.0.113.9", wrong);
  await signIn("192.0.2.1").expect(200);
  await proxied.stop();
});

test("a known browser has ten failures of its own, despite neighbours who used up their address", async () => {
  const { proxied, signIn, wrong, device } = await behindProxy();
  const known = await device();
  for (let attempt = 0; attempt < 12; attempt += 1)
    await signIn("203.0.113.1", { email: "x@y.example", password: "no" });
  await signIn("203.0.113.1").expect(429);
  await signIn("203.0.113.1", administrator, known).expect(200);
  for (let attempt = 0; attempt < 10; attempt += 1) await signIn(`192.0.2.${attempt}`, wrong, known).expect(401);
  await signIn("192.0.2.99", wrong, known).expect(429);
  await proxied.stop();
});

test("a new password makes every browser unknown", async () => {
  const { proxied, signIn, device, guess } = await behindProxy();
  const known = await device();
  await resetPassword();
  await guess(30);
  await signIn("192.0.2.1", administrator, known).expect(429);
  await proxied.stop();
});

test("a browser is known for the account that signed in, until the cookie expires, and not when it is altered", async () => {
  const { proxied, signIn, device, guess } = await behindProxy();
  const known = await device();
  await guess(30);
  const altered = known.replace(/=\d/, (start) => `=${start === "=9" ? 8 : 9}`);
  for (const cookie of [altered, `${known}x`, "device=1.a.b", "device="])
    await signIn("192.0.2.1", administrator, cookie).expect(429);
  const other = { email: "other@lumina.example", password: "no" };
  await guess(30, other);
  await signIn("192.0.2.1", other, known).expect(429);
  time += 181 * 24 * 60 * 60_000;
  await app.request.post("/session").set("Cookie", known).set(sameOrigin).send(administrator).expect(429);
  await proxied.stop();
});

test("the device cookie is sent with sign-ins only, and set after a success only", async () => {
  const { headers } = await app.post("/session", administrator).expect(200);
  const cookies = (headers["set-cookie"] as unknown as string[]).filter((cookie) => cookie.startsWith("device="));
  expect(cookies).toHaveLength(1);
  expect(headers["set-cookie"]?.[0]).toMatch(/^session=/);
  expect(cookies[0]).toMatch(/; Path=\/session; .*HttpOnly; SameSite=Strict/);
  expect(cookies[0]).not.toContain("lumina");
  const failed = await app.post("/session", { email: administrator.email, password: "no" }).expect(401);
  expect(failed.headers["set-cookie"]).toBeUndefined();
  const secure = await startTestApp({
    databaseUrl: app.databaseUrl,
    env: { PUBLIC_URL: "https://lumina.example", TRUST_PROXY: "1" },
  });
  const over = await secure.request.post("/session").set("X-Forwarded-Proto", "https").send(administrator).expect(200);
  expect(String(over.headers["set-cookie"])).toMatch(/__Secure-device=.*; Secure; SameSite=Strict$/);
  await secure.stop();
});

test("counts concurrent attempts one by one", async () => {
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => app.post("/session", { email: "a", password: "b" })),
  );
  expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(15);
});

test("counts failures of plain forms too, though they are redirected", async () => {
  const attempt = () => app.form("/session", { email: "a", password: "b" });
  for (let count = 0; count < 10; count += 1) expect((await attempt()).headers.location).toMatch(/signIn=failed$/);
  expect((await attempt().expect(303)).headers.location).toMatch(/signIn=throttled$/);
});

test("doesn't count successes", async () => {
  for (let attempt = 0; attempt < 12; attempt += 1) await app.signIn();
});

test("stores argon2id hashes at the required cost, and upgrades weaker ones", async () => {
  const { default: argon2 } = await import("argon2");
  await app.db("administrators").update({
    password_hash: await argon2.hash(administrator.password, { memoryCost: 8_192, timeCost: 2, parallelism: 1 }),
  });
  await app.signIn();
  const { password_hash } = present(await app.db("administrators").first());
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("over plain HTTP, where a Secure cookie can't be set, signing in says so", async () => {
  const own = await startTestApp({ env: { PUBLIC_URL: "https://lumina.example", TRUST_PROXY: "1" } });
  try {
    await own.createAdministrator();
    const signIn = () => own.request.post("/session").set(sameOrigin);
    const refused = await signIn().send(administrator).expect(400);
    expect(refused.body.message).toContain("X-Forwarded-Proto");
    const form = await signIn().set("Accept", "text/html").type("form").send(administrator).expect(303);
    const { text } = await own.request.get(String(form.headers.location)).expect(200);
    expect(text).toContain("https 주소로 접속하셔야");
    const behindProxy = await signIn().set("X-Forwarded-Proto", "https").send(administrator).expect(200);
    expect(String(behindProxy.headers["set-cookie"])).toMatch(/^__Host-session=.*Secure/);
  } finally {
    await own.stop();
  }
});
