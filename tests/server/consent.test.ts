import { Writable } from "node:stream";
import pino from "pino";
import { beforeEach, expect, test } from "vitest";
import { consent, consentTexts } from "../../client/copy/consent.ts";
import { registrationLink } from "../../client/copy/registrationLink.ts";
import { eraseRegistration, purgeRegistrations } from "../../server/models/lead/erasure.ts";
import { linkPath, readLinkToken } from "../../server/services/signing/signedLinks.ts";
import { testApp } from "../support/testApp.ts";

let logged = "";
const log = pino(
  new Writable({
    write(line, _encoding, done) {
      logged += line;
      done();
    },
  }),
);

const app = await testApp({ context: { log } });
beforeEach(() => app.db("registrations").delete());

let count = 0;
async function register(body: object = {}): Promise<string> {
  count += 1;
  const { headers } = await app
    .post("/registrations", { form: "home", name: "김하늘", phone: "010-2345-6789", key: `consent-${count}`, ...body })
    .expect(201, { ok: true });
  return headers.location as string;
}
const change = (path: string, body: object) => app.form(path, body);
const propsOf = async (path: string) => (await app.request.get(path).set("Accept", "application/json")).body;

test("the link shows the notice as it was shown, and masks the person", async () => {
  const path = await register({ marketing: true });
  const page = await app.request.get(path).expect(200);
  expect(page.text).toContain("김*늘");
  expect(page.text).toContain("***-****-6789");
  expect(page.text).not.toMatch(/김하늘|010-?2345/);
  // Name and number for an inquiry need no consent, so none may be claimed.
  expect(page.text).not.toMatch(/수집·이용에 동의/);
  expect(page.text).toContain("개인정보 수집·이용 안내, 광고성 정보 수신에 동의");
  expect(page.headers).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "strict-origin",
    "x-robots-tag": "noindex",
  });
  expect(await propsOf(path)).toMatchObject({
    marketing: true,
    version: consent.version,
    wording: consentTexts.home,
    events: [{ kind: "notified", marketing: true, channel: "form" }],
  });
});

/** Both consents that news needs. */
const news = { change: "marketing-on", marketingUse: "on", marketing: "on" };

test("marketing consent is changed by a plain form, and every change is recorded", async () => {
  const path = await register();
  await change(path, { ...news, marketingUse: undefined }).expect("Location", `${path}?done=disagreed`);
  expect(await propsOf(path)).toMatchObject({ marketing: false });
  await change(path, news).expect(303).expect("Location", `${path}?done=marketing`);
  await change(path, news).expect(303);
  expect(await propsOf(path)).toMatchObject({ marketing: true });
  await change(path, { change: "marketing-off" }).expect(303);
  const { marketing, events } = await propsOf(path);
  expect(marketing).toBe(false);
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
    "notified",
    "marketing_given",
    "marketing_withdrawn",
  ]);
  expect((await app.request.get(`${path}?done=marketing`)).text).toContain(registrationLink.done.marketing);
});

test("viewing changes nothing, and withdrawal requires confirmation", async () => {
  const path = await register();
  await app.request.get(`${path}?change=withdraw&confirm=yes`).expect(200);
  await change(path, { change: "withdraw" }).expect(303).expect("Location", `${path}?done=unconfirmed`);
  expect(await app.db("registrations")).toHaveLength(1);
});

test("withdrawal erases every copy and keeps only the fact", async () => {
  const path = await register({ message: "파기될 글", phone: "010-7777-8888" });
  await change(path, { change: "withdraw", confirm: "yes" }).expect(303).expect("Location", path);
  const { rows } = await app.db.raw(`
    SELECT table_schema || '.' || quote_ident(table_name) AS name FROM information_schema.tables
    WHERE table_schema IN ('public', 'graphile_worker') AND table_type = 'BASE TABLE'`);
  for (const { name } of rows) {
    const { rows: found } = await app.db.raw(`SELECT row_to_json(t)::text AS row FROM ${name} t`);
    for (const { row } of found) expect(`${name} ${row}`).not.toMatch(/파기될 글|7777-?8888/);
  }
  expect(await app.db("erasures").orderBy("at", "desc").first()).toMatchObject({ reason: "withdrawn" });
  const page = await app.request.get(path).expect(410);
  expect(page.text).toContain(registrationLink.erased.title);
  await change(path, news).expect(303);
  expect(await app.db("consent_events")).toEqual([]);
});

test("the retention period ends with the same erasure, also of a thousand at a time", async () => {
  await app.db.raw(
    `INSERT INTO registrations (key, fingerprint, form, name, phone, consent_version, consent_hash, created_at)
     SELECT 'old-' || n, 'f', 'popup', '오래된 이', '1', '1', 'h', now() - interval '366 days' FROM generate_series(1, 1200) n`,
  );
  await register();
  expect(await purgeRegistrations(app.db, { retentionDays: 365, now: new Date() })).toBe(1_200);
  expect(await app.db("registrations").pluck("name")).toEqual(["김하늘"]);
  expect(Number((await app.db("erasures").where({ reason: "retention" }).count())[0]?.count)).toBe(1_200);
  expect(await eraseRegistration(app.db, "999999", "office")).toBe(false);
});

test.each(["1-aaaaaaaaaaaaaaaaaaaaaa", "1", "../x", "1-%00", "999999999999999999999-aaaaaaaaaaaaaaaaaaaaaa"])(
  "a link with an invalid signature (%s) is not found",
  async (token) => {
    await app.request.get(`/registrations/${token}`).expect((answer) => expect(answer.status).toBeOneOf([400, 404]));
  },
);

test("a signature is valid for one registration and one secret", () => {
  const token = linkPath("secret", "12").split("/").at(-1) ?? "";
  expect(readLinkToken("secret", token)).toBe("12");
  expect(readLinkToken("another", token)).toBeUndefined();
  expect(readLinkToken("secret", token.replace("12-", "13-"))).toBeUndefined();
});

test("a browser that sends only the origin can withdraw, and another site's form can't", async () => {
  const path = await register();
  const withdraw = (origin: string) =>
    app.request.post(path).type("form").set({ Origin: origin }).send({ change: "withdraw", confirm: "yes" });
  for (const origin of ["null", "https://evil.example", app.url.replace("http:", "https:")]) {
    await withdraw(origin).expect(403);
    expect(await app.db("registrations")).toHaveLength(1);
  }
  await withdraw(app.url).expect(303);
  expect(await app.db("registrations")).toHaveLength(0);
});

test("a retry without a key gets no link, because someone else may have sent the original", async () => {
  const words = { form: "popup", name: "이바다", phone: "010-1111-2222" };
  const first = await app.post("/registrations", words).expect(201);
  const second = await app.post("/registrations", words).expect(201);
  expect(first.headers.location).toBeDefined();
  expect(second.headers.location).toBeUndefined();
});

test("neither the link nor the input is logged", async () => {
  const path = await register({ message: "비밀 문의" });
  await app.request.get(path).expect(200);
  await change(path, news);
  expect(logged).toContain("/registrations/:token");
  expect(logged).not.toContain(path.split("/").at(-1));
  expect(logged).not.toMatch(/김하늘|010-?2345|비밀 문의/);
});
