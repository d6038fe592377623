import { Secret, TOTP } from "otpauth";
import { beforeEach, expect, test } from "vitest";
import { messages } from "../../client/copy/messages.ts";
import { newSecondFactor, setSecondFactor } from "../../server/models/account/secondFactor.ts";
import { administrator, sameOrigin, testApp } from "../support/testApp.ts";

let now: Date;
let secret: string;

const app = await testApp({ env: { SIGN_IN_LIMIT: "3" }, context: { now: () => now } });
await app.createAdministrator();
beforeEach(async () => {
  now = new Date("2026-11-01T00:00:10Z");
  await app.db("throttles").delete();
  secret = newSecondFactor(administrator.email).secret;
  await setSecondFactor(app.db, administrator.email, secret);
});

/** The app's code, so many seconds from now. */
const code = (seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + seconds * 1_000 });
const signIn = (more: object = {}) =>
  app.request
    .post("/session")
    .set(sameOrigin)
    .set("Accept", "application/json")
    .send({ ...administrator, ...more });

// First, because a success is taken off the count only after its answer, which may be during the next test.
test("wrong codes count for the throttle", async () => {
  for (let tries = 0; tries < 3; tries += 1) await signIn({ code: "000000" }).expect(401);
  await signIn({ code: code() }).expect(429);
});

test("the right password without a code asks for it, and doesn't count as a failure", async () => {
  for (let tries = 0; tries < 5; tries += 1) {
    const { body } = await signIn().expect(401);
    expect(body.message).toBe(messages.codeRequired);
  }
  await signIn({ code: code() }).expect(200);
});

test("a wrong password can't be detected through the code", async () => {
  const { body } = await signIn({ password: "wrong", code: code() }).expect(401);
  expect(body.message).toBe(messages.wrongCredentials);
});

test("a code is accepted once, from one of several concurrent requests", async () => {
  const answers = await Promise.all([signIn({ code: code() }), signIn({ code: code() })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  await signIn({ code: code() }).expect(401);
});

test("a clock may be off by half a minute, not by more", async () => {
  await signIn({ code: code(-90) }).expect(401);
  await signIn({ code: code(-30) }).expect(200);
});

test("a code in full-width digits is the same code, and what has none is a wrong one", async () => {
  for (const wrong of ["１２３４５６", "１２３", "٠١٢٣٤٥", "😀😀😀"])
    await app
      .db("throttles")
      .delete()
      .then(() => signIn({ code: wrong }).expect(401));
  await signIn({ code: code().replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))) }).expect(200);
});

test("a plain form comes back to ask for the code", async () => {
  const answer = await app.form("/session", administrator).expect(303);
  expect(answer.headers.location).toMatch(/signIn=code$/);
  const page = await app.request.get(answer.headers.location ?? "").expect(200);
  expect(page.text).toContain('name="code"');
});

test("setting a second factor ends earlier sessions", async () => {
  await setSecondFactor(app.db, administrator.email, null);
  const cookie = await app.signIn();
  await setSecondFactor(app.db, administrator.email, secret);
  const { body } = await app.request.get("/a-site/press").set("Accept", "application/json").set("Cookie", cookie);
  expect(body.administrator).toBeNull();
});
