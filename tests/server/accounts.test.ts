import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import type { Role } from "../../client/shared/account.ts";
import { accountIdOf, createAccount, editAccount, setEnabled } from "../../server/models/account/account.ts";
import { createAdministrator } from "../../server/models/account/password.ts";
import { present } from "../support/present.ts";
import { startSalesOffice } from "../support/salesOffice.ts";
import { administrator, sameOrigin } from "../support/testApp.ts";

const office = await startSalesOffice();
const { app } = office;
const json = { Accept: "application/json" };
const password = "a counsellor's password";

async function account(email: string, role: Role = "counsellor") {
  expect(await createAccount(app.db, { by: "test", email, name: "", role, password })).toBeUndefined();
  return present(await accountIdOf(app.db, email));
}

async function signIn(email: string, typed = password): Promise<string> {
  const answer = await app.post("/session", { email, password: typed }).expect(200);
  return String(answer.headers["set-cookie"]?.[0]).split(";")[0] ?? "";
}

type Method = "get" | "post" | "put" | "delete";
const as = (cookie: string, method: Method, path: string) =>
  app.request[method](path).set(json).set(sameOrigin).set("Cookie", cookie);

const ownId = async (email: string) => present(await accountIdOf(app.db, email));

const lastNote = async () => (await office.log())[0]?.details.note;

beforeEach(async () => {
  await app.db("administrators").whereNot({ email: administrator.email }).delete();
  await app.db("throttles").delete();
});

test("two instances that start together create the first account once", async () => {
  const email = "first@lumina.example";
  const made = await Promise.all([1, 2, 3].map(() => createAdministrator(app.db, email, password)));
  expect(made.filter(Boolean)).toHaveLength(1);
  await signIn(email);
});

/** What a counsellor may request, by path and method. Every other pair is the office's. */
const counsellors = [
  "get /admin",
  "get /admin/sign-in",
  "get /admin/password",
  "put /admin/password",
  "get /admin/today",
  "post /admin/today",
  "get /admin/homes",
  "get /admin/homes/:key/slip",
  "post /admin/homes/:key/hold",
  "put /admin/homes/:key/hold",
  "delete /admin/homes/:key/hold",
  "get /admin/leads",
  "post /admin/leads",
  "get /admin/leads/search",
  "post /admin/leads/search",
  "get /admin/leads/new",
  "get /admin/leads/events",
  "get /admin/leads/:id",
  "put /admin/leads/:id/status",
  "put /admin/leads/:id/assignee",
  "put /admin/leads/:id/callback",
  "put /admin/leads/:id/grade",
  "post /admin/leads/:id/absences",
  "delete /admin/leads/:id/absences",
  "put /admin/leads/:id/visit",
  "post /admin/leads/:id/notes",
  "delete /admin/leads/:id/marketing",
  "put /admin/leads/:id/interest",
  "get /admin/leads/:id/texts",
  "post /admin/leads/:id/texts",
  "post /admin/undo/:id",
  "post /admin/filters",
  "delete /admin/filters/:id",
  "post /admin/together",
  "delete /admin/together/:id",
  "delete /admin/leads/:id/shown",
];

/** Every path of the desk's table and of publishing, with all methods. */
const addresses = [
  ...new Set(
    [...readFileSync("server/deskRoutes.ts", "utf8").matchAll(/"(\/admin[^"]*)"/g)].map(([, path]) => String(path)),
  ),
  "/admin/unheard-of",
];
const methods: readonly Method[] = ["get", "post", "put", "delete"];

test("a counsellor is denied every path and method that isn't listed for counsellors", async () => {
  await account("counsellor@lumina.example");
  const cookie = await signIn("counsellor@lumina.example");
  const lead = await office.lead();
  await app
    .db("registrations")
    .where({ id: lead })
    .update({ assignee_id: await ownId("counsellor@lumina.example") });
  expect(addresses.length).toBeGreaterThan(15);
  const letIn: string[] = [];
  for (const path of addresses)
    for (const method of methods) {
      // An open stream never ends.
      if (path === "/admin/leads/events" && method === "get") continue;
      const answer = await as(cookie, method, path.replaceAll(/:\w+/g, lead)).send(method === "get" ? undefined : {});
      if (answer.status !== 403 && answer.status !== 404) letIn.push(`${method} ${path}`);
    }
  expect(letIn.filter((pair) => !counsellors.includes(pair))).toEqual([]);
  expect(await app.db("registrations").where({ id: lead })).toHaveLength(1);
});

test("without a session the same paths are denied, and to the office none of them", async () => {
  for (const path of addresses)
    for (const method of methods) {
      if (path === "/admin/sign-in" && method === "get") continue;
      const answer = await app.request[method](path.replaceAll(/:\w+/g, "1")).set(json).set(sameOrigin);
      expect(answer.status, `${method} ${path}`).toBe(401);
    }
  for (const path of ["/admin/accounts", "/admin/overview", "/admin/log", "/admin/articles", "/admin/leads"])
    await office.get(path).expect(200);
});

test("a counsellor can't publish, and sees no form for it", async () => {
  await account("counsellor@lumina.example");
  const cookie = await signIn("counsellor@lumina.example");
  const site = `/${encodeURIComponent("센트럴루미나")}/press`;
  await as(cookie, "post", site).send({ title: "제목", summary: "요약" }).expect(403);
  for (const [method, path] of [
    ["put", `${site}/1`],
    ["delete", `${site}/1`],
    ["put", `${site}/1/publication`],
    ["delete", `${site}/1/publication`],
  ] as const)
    await as(cookie, method, path).send({}).expect(403);
  expect(await app.db("articles")).toHaveLength(0);
  const page = await app.request.get(site).set("Cookie", cookie).expect(200);
  expect(page.text).toContain("counsellor@lumina.example");
  expect(page.text).not.toContain('name="summary"');
  expect((await app.request.get(site).set("Cookie", office.cookie)).text).toContain('name="summary"');
});

test("accounts are created, changed, disabled and enabled by the office, and each change is logged", async () => {
  const made = { email: "new@lumina.example", name: "김상담", role: "counsellor", password };
  await office.send("post", "/admin/accounts", made).expect(201);
  expect(await lastNote()).toBe("new@lumina.example: 상담사 계정 추가");
  const cookie = await signIn(made.email);
  await as(cookie, "get", "/admin/overview").expect(403);
  const id = present(await accountIdOf(app.db, made.email));
  // A changed role takes effect with the next request, also in open sessions.
  await office.send("put", `/admin/accounts/${id}`, { role: "office" }).expect(204);
  expect(await lastNote()).toBe("new@lumina.example: 상담사 → 사무소");
  await as(cookie, "get", "/admin/overview").expect(200);
  await office.send("put", `/admin/accounts/${id}`, { role: "counsellor", name: "이상담" }).expect(204);
  await as(cookie, "get", "/admin/overview").expect(403);
  await office.send("delete", `/admin/accounts/${id}/access`).expect(204);
  expect(await lastNote()).toBe("new@lumina.example: 사용 중지");
  await as(cookie, "get", "/admin/password").expect(401);
  await app.post("/session", { email: made.email, password }).expect(401);
  await office.send("put", `/admin/accounts/${id}/access`).expect(204);
  await signIn(made.email);
  await office.send("put", `/admin/accounts/${id}/password`, { password: "another password" }).expect(204);
  expect(await lastNote()).toBe("new@lumina.example: 비밀번호 변경");
  await signIn(made.email, "another password");
  expect(JSON.stringify(await office.log())).not.toContain("another password");
});

test("errors of an account are shown beside its fields, with scripts and without", async () => {
  const wrong = { email: "no address", name: "가\n나", role: "owner", password: "short" };
  const { body } = await office.send("post", "/admin/accounts", wrong).expect(422);
  expect(Object.keys(body.fields).sort()).toEqual(["email", "name", "password", "role"]);
  const taken = { email: administrator.email.toUpperCase(), role: "office", password };
  expect((await office.send("post", "/admin/accounts", taken).expect(422)).body.fields).toEqual({
    email: "이미 있는 계정입니다.",
  });
  const plain = await app.form("/admin/accounts", wrong, office.cookie).expect(422);
  expect(plain.text).toContain("이메일 주소를 다시 확인해 주세요.");
  expect(plain.text).toContain('value="no address"');
  expect(plain.text).not.toContain("short");
  expect(await app.db("administrators")).toHaveLength(1);
});

test("everyone changes their own password with the old one, and guesses are throttled", async () => {
  await account("counsellor@lumina.example");
  const [cookie, other] = [await signIn("counsellor@lumina.example"), await signIn("counsellor@lumina.example")];
  const change = (current: string, next = "a password of one's own") =>
    as(cookie, "put", "/admin/password").send({ current, password: next });
  expect((await change("wrong").expect(422)).body.fields).toEqual({
    current: "지금 쓰는 비밀번호가 올바르지 않습니다.",
  });
  expect(Object.keys((await change(password, "short").expect(422)).body.fields)).toEqual(["password"]);
  await change(password).expect(204);
  await as(cookie, "get", "/admin/password").expect(200);
  await as(other, "get", "/admin/password").expect(401);
  for (let guess = 0; guess < app.config.limits.signIns; guess += 1) await change("wrong");
  await change("a password of one's own").expect(429);
});

test("one office account always remains, also when two disable each other at once", async () => {
  const first = present(await accountIdOf(app.db, administrator.email));
  await office.send("delete", `/admin/accounts/${first}/access`).expect(409);
  await office.send("put", `/admin/accounts/${first}`, { role: "counsellor" }).expect(409);
  await office.send("put", "/admin/accounts/999999", { role: "office" }).expect(404);
  const second = await account("second@lumina.example", "office");
  const refusals = await Promise.all([
    setEnabled(app.db, { by: "test", id: first, enabled: false }),
    editAccount(app.db, { by: "test", id: second, role: "counsellor" }),
  ]);
  expect(refusals.filter((refusal) => refusal === "last")).toHaveLength(1);
  await app.db("administrators").where({ id: first }).update({ role: "office", disabled_at: null });
});
