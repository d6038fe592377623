import { expect, test } from "vitest";
import type { PressListProps } from "../../client/shared/article.ts";
import { accountIdOf, setPassword } from "../../server/models/account/account.ts";
import { administrator, sameOrigin, type TestApp, testApp } from "../support/testApp.ts";

const list = "/a-site/press";
const json = { Accept: "application/json" };
const env = { SIGN_IN_LIMIT: "4", REGISTRATION_LIMIT: "6" };
const first = await testApp({ env });
await first.createAdministrator();
const second = await testApp({ env, databaseUrl: first.databaseUrl });

test("a session of one instance is valid at the other, and signing out ends it everywhere", async () => {
  const cookie = await first.signIn();
  const there = await second.request.get(list).set(json).set("Cookie", cookie).expect(200);
  expect((there.body as PressListProps).administrator).not.toBeNull();
  await second.request.delete("/session").set(sameOrigin).set("Cookie", cookie).expect(204);
  const here = await first.request.get(list).set(json).set("Cookie", cookie).expect(200);
  expect((here.body as PressListProps).administrator).toBeNull();
});

test("an edit, hiding or deletion at one instance is on the other's shared list within a second", async () => {
  const cookie = await first.signIn();
  const change = (method: "put" | "delete", path: string) =>
    first.request[method](path).set(sameOrigin).set(json).set("Cookie", cookie);
  const { body } = await first.request
    .post(list)
    .set(sameOrigin)
    .set(json)
    .set("Cookie", cookie)
    .send({ title: "처음", summary: "요약" })
    .expect(201);
  const path = `${list}/${body.article.id}`;
  const titles = async () =>
    ((await second.request.get(list).set(json)).body as PressListProps).articles.map(({ title }) => title);
  const soon = { timeout: 1_000, interval: 50 };
  await expect.poll(titles, soon).toContain("처음");
  await change("put", path).send({ title: "고침", summary: "요약", revision: 1 }).expect(200);
  await expect.poll(titles, soon).toContain("고침");
  await change("delete", `${path}/publication`).expect(204);
  await expect.poll(titles, soon).not.toContain("고침");
  await change("put", `${path}/publication`).expect(204);
  await expect.poll(titles, soon).toContain("고침");
  await change("delete", path).expect(204);
  await expect.poll(titles, soon).not.toContain("고침");
});

test("a new password ends the session at every instance", async () => {
  const cookie = await first.signIn();
  const signedIn = async () =>
    ((await second.request.get(list).set(json).set("Cookie", cookie)).body as PressListProps).administrator !== null;
  expect(await signedIn()).toBe(true);
  const id = (await accountIdOf(first.db, administrator.email)) ?? "";
  await setPassword(first.db, { by: "npm run admin", id, password: administrator.password });
  expect(await signedIn()).toBe(false);
});

test("one key posted to both at once is one lead", async () => {
  const post = (app: TestApp) =>
    app.request
      .post("/registrations")
      .set(sameOrigin)
      .send({ form: "popup", name: "홍길동", phone: "010-1234-5678", key: "both-at-once" });
  const answers = await Promise.all([post(first), post(second), post(first), post(second)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(await first.db("registrations").where({ key: "both-at-once" })).toHaveLength(1);
});

test("failed sign-ins at one instance count at the other", async () => {
  const fail = (app: TestApp) =>
    app.request.post("/session").set(sameOrigin).set(json).send({ email: "a@b.example", password: "wrong" });
  for (let tries = 0; tries < 2; tries += 1) {
    await fail(first).expect(401);
    await fail(second).expect(401);
  }
  await fail(first).expect(429);
  await fail(second).expect(429);
});
