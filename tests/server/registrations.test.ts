import { createHash, randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { visitSlots } from "../../client/complex/sale/visitSlots.ts";
import { solveTask } from "../../client/components/registration/solveTask.ts";
import { consent } from "../../client/copy/consent.ts";
import { messages } from "../../client/copy/messages.ts";
import { eachField, visitorFields } from "../../client/shared/registrationFields.ts";
import { connect } from "../../server/database/connect.ts";
import { storeRegistration } from "../../server/models/lead/registration.ts";
import { saleAt } from "../support/ledgers.ts";
import { sameOrigin, startTestApp, testApp } from "../support/testApp.ts";

const lead = { form: "popup", name: "김하늘", phone: "010-2345-6789" };
const rows = () => app.db("registrations").orderBy("id");

const app = await testApp();
beforeEach(async () => {
  await app.db("registrations").delete();
  await app.db("throttles").delete();
});

const post = (body: object) => app.post("/registrations", body);

test("stores a lead with the consent text as shown", async () => {
  await post({ ...lead, form: "customer", message: "첫 줄\n둘째 줄", marketing: true, key: "k-1" }).expect(201, {
    ok: true,
  });
  expect(await rows()).toMatchObject([
    {
      name: "김하늘",
      phone: "010-2345-6789",
      message: "첫 줄\n둘째 줄",
      form: "customer",
      marketing_consent: true,
      consent_version: consent.version,
      email: "",
      visit_date: "",
    },
  ]);
  expect((await rows())[0]?.consent_hash).toMatch(/^[0-9a-f]{64}$/);
});

/** Request-specific headers. */
const itsOwn = { date: "", ratelimit: "", "x-request-id": "" };

test("stores fifty concurrent posts of one key as one lead, and answers each alike", async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => post({ ...lead, key: "same" })));
  const [first, ...others] = answers.map(({ status, headers, text }) => ({
    status,
    headers: { ...headers, ...itsOwn },
    text,
  }));
  expect(first).toMatchObject({ status: 201, headers: { location: expect.stringMatching(/^\/registrations\/./) } });
  for (const other of others) expect(other).toEqual(first);
  expect(await rows()).toHaveLength(1);
});

test("refuses another lead under the same key", async () => {
  await post({ ...lead, key: "k" }).expect(201);
  const answer = await post({ ...lead, name: "이바다", key: "k" }).expect(422);
  expect(answer.body.ok).toBe(false);
  expect(await rows()).toHaveLength(1);
});

test("shows errors of fields that the form doesn't have at its top, also without scripts", async () => {
  await post({ ...lead, key: "shown" }).expect(201);
  const answer = await app.form("/registrations", { ...lead, name: "이바다", key: "shown" }).expect(422);
  const form = answer.text.slice(answer.text.indexOf('action="/registrations"'));
  expect(form.slice(0, form.indexOf("<label"))).toContain(messages.keyTaken);
});

test("keeps the selected visit while the database can't list the free slots", async () => {
  const [slot] = visitSlots(saleAt(new Date()));
  const visitDate = String(slot?.startsAt);
  const refused = await startTestApp({ databaseUrl: "postgres://nobody@127.0.0.1:9/nothing" });
  const answer = await refused.form("/registrations", { ...lead, form: "customer", visitDate }).expect(503);
  await refused.stop();
  expect(answer.text).toContain(`name="visitDate" value="${visitDate}"`);
});

/** A registration of a later version, with a field that this one doesn't have. */
const later = (field: object) => ({
  ...eachField(visitorFields, () => ""),
  ...{ form: "popup" as const, name: "김하늘", phone: "010-2345-6789" },
  ...{ agreed: false, marketing: false, key: "deploy", touches: {} },
  ...field,
});

test("accepts a retry of what another version stored, and refuses it with a field of that version set", async () => {
  const options = { relayed: false, texts: [], now: new Date() };
  const first = await storeRegistration(app.db, later({}), options);
  expect(first.outcome).toBe("stored");
  // As stored by the first version of the application: clients may still hold the key.
  const printed =
    '{"email":"","form":"popup","marketing":false,"message":"","name":"김하늘","phone":"010-2345-6789","visitDate":""}';
  expect((await rows())[0]?.fingerprint).toBe(createHash("sha256").update(printed).digest("hex"));
  for (const unset of ["", false, null, undefined])
    expect(await storeRegistration(app.db, later({ referee: unset }), options)).toMatchObject({ outcome: "replayed" });
  expect(await storeRegistration(app.db, later({ referee: "이바다" }), options)).toEqual({ outcome: "conflict" });
});

test("stores a double click without a key as one lead, and different content as two", async () => {
  await post(lead).expect(201);
  await post(lead).expect(201);
  await post({ ...lead, name: "이바다" }).expect(201);
  expect(await rows()).toHaveLength(2);
});

test.each([
  [{ form: "popup" }, ["name", "phone"]],
  [{ form: "home", name: "김하늘", phone: "02-123-4567" }, ["phone"]],
  [{ form: "home", name: "김하늘", phone: "0101234567890" }, ["phone"]],
  [{ ...lead, name: "김\u0000하늘" }, ["name"]],
  [{ ...lead, name: "가".repeat(51) }, ["name"]],
  [{ ...lead, phone: ["010", "1234"] }, ["phone"]],
  [{ ...lead, message: "x".repeat(2_001) }, ["message"]],
  [{ ...lead, form: "other" }, ["form"]],
  [{ ...lead, marketing: "maybe" }, ["marketing"]],
])("refuses %j and names the fields", async (body, fields) => {
  const answer = await post(body).expect(422);
  expect(answer.body.ok).toBe(false);
  expect(Object.keys(answer.body.fields).sort()).toEqual([...fields].sort());
  expect(await rows()).toHaveLength(0);
});

test.each(["01012345678", "010-1234-5678", "010 123 4567", "019-1234-5678"])(
  "accepts the phone %s on the home form",
  async (phone) => {
    await post({ ...lead, form: "home", phone }).expect(201);
  },
);

test("doesn't validate what the popup and the customer page leave open", async () => {
  await post({ ...lead, phone: "사무실로 전화 주세요" }).expect(201);
  await post({ ...lead, form: "customer", phone: "+82 10 1234 5678" }).expect(201);
});

const jobs = async () => (await app.db.raw("SELECT task_identifier FROM graphile_worker.jobs")).rows;

test("a lead with a filled honeypot is answered like any other, and waits for the office", async () => {
  await app.db.raw("DELETE FROM graphile_worker._private_jobs");
  const [plain, filled] = [
    await post({ ...lead, key: "plain" }),
    await post({ ...lead, key: "filled", company: "주식회사" }),
  ];
  const shape = ({ status, body, headers }: typeof plain) => ({
    status,
    body,
    headers: Object.keys(headers),
    location: headers.location?.replace(/\d+-[\w-]+$/, ""),
  });
  expect(shape(filled)).toEqual(shape(plain));
  await app.request.get(String(filled.headers.location)).expect(200);
  expect(await rows()).toMatchObject([{ status: "new" }, { status: "suspected", alerted: true }]);
  expect((await jobs()).length).toBe(1);
});

test.each(["marketing", "marketingUse"])("a form's %s alone is no consent to news", async (box) => {
  await app.form("/registrations", { ...lead, [box]: "on" }).expect(201);
  expect((await rows())[0]?.marketing_consent).toBe(false);
});

test("answers a plain form with a page, and keeps the input if something is missing", async () => {
  const done = await app.form("/registrations", { ...lead, marketing: "on", marketingUse: "on" }).expect(201);
  expect(done.text).toContain(messages.registered.split("\n")[0]);
  expect((await rows())[0]?.marketing_consent).toBe(true);
  const missing = await app
    .form("/registrations", { form: "customer", name: "", phone: "010", message: "남는 글" })
    .expect(422);
  expect(missing.text).toContain("고객명을 적어 주세요.");
  expect(missing.text).toContain("남는 글");
  // The address of that page, opened again: by a phone that restores its tabs, for example.
  const again = await app.request.get("/registrations").redirects(1).expect(200);
  expect(again.text).toContain('action="/registrations"');
});

test("a line break of a plain form counts once, as in its field", async () => {
  const send = (message: string) => app.form("/registrations", { ...lead, message });
  const longest = `${"가\r\n".repeat(999)}가나`;
  await send(longest).expect(201);
  expect((await rows())[0]?.message).toBe(longest.replaceAll("\r\n", "\n"));
  await send(`${longest}다`).expect(422);
});

test("stores the visitor's source, drops invalid parts, and never loses a lead over it", async () => {
  const touches = {
    first: { source: "naver", at: "2025-11-14T00:00:00.000Z" },
    last: { source: 7, referrer: "a.example" },
  };
  await post({ ...lead, key: "t1", touches }).expect(201);
  await post({ ...lead, key: "t2", touches: "nonsense" }).expect(201);
  await app.request
    .post("/registrations")
    .type("form")
    .set({ ...sameOrigin, Referer: "https://lumina.example/Promotion/Customer?utm_source=kakao&utm_campaign=open" })
    .send({ ...lead, key: "t3", touches: "typed by nobody" })
    .expect(201);
  const kept = (await rows()).map(({ first_touch, last_touch, source }) => ({ first_touch, last_touch, source }));
  const kakao = { source: "kakao", campaign: "open", landing: "/Promotion/Customer" };
  expect(kept).toEqual([
    { first_touch: touches.first, last_touch: { referrer: "a.example" }, source: "a.example" },
    { first_touch: {}, last_touch: {}, source: "direct" },
    { first_touch: kakao, last_touch: kakao, source: "kakao" },
  ]);
});

test("a retry from another form is the same lead", async () => {
  await post({ ...lead, key: "way", touches: { last: { source: "naver" } } }).expect(201);
  await post({ ...lead, key: "way", touches: { last: { source: "kakao" } } }).expect(201);
  expect(await rows()).toHaveLength(1);
});

test("throttles an address that sends too many, and no others", async () => {
  const limited = await startTestApp({ env: { REGISTRATION_LIMIT: "3", TRUST_PROXY: "1" } });
  const from = (address: string, key: string) =>
    limited.request
      .post("/registrations")
      .set("X-Forwarded-For", address)
      .send({ ...lead, key });
  for (const key of ["a", "b", "c"]) await from("203.0.113.7", key).expect(201);
  const answer = await from("203.0.113.7", "d").expect(429);
  expect(answer.body).toEqual({ ok: false, message: messages.tooManyRegistrations });
  await from("203.0.113.8", "e").expect(201);
  // Two addresses of one IPv6 network are one visitor.
  for (const [index, key] of ["f", "g", "h"].entries()) await from(`2001:db8:1:2::${index}`, key).expect(201);
  await from("2001:db8:1:2:ffff::1", "i").expect(429);
  await limited.stop();
});

test("while a flood arrives, a registration costs its own proof of work, and a plain form has five per address", async () => {
  const flooded = await startTestApp({ env: { REGISTRATION_FLOOD: "1", TRUST_PROXY: "1" } });
  const from = (address: string) => flooded.request.post("/registrations").set("X-Forwarded-For", address);
  await from("203.0.113.1")
    .send({ ...lead, key: "before" })
    .expect(201);
  const { body } = await from("203.0.113.2")
    .send({ ...lead, key: "flood-1" })
    .expect(429);
  const proof = await solveTask(body.task);
  await from("203.0.113.2")
    .send({ ...lead, key: "flood-1", proof })
    .expect(201);
  for (const other of [proof, { ...proof, solution: { counter: 1, derivedKey: "00" } }, "proof", null, {}])
    await from("203.0.113.3")
      .send({ ...lead, key: "flood-2", proof: other })
      .expect(429);
  const plain = (address: string) =>
    from(address)
      .type("form")
      .set(sameOrigin)
      .send({ ...lead, key: randomUUID() });
  for (let sent = 0; sent < 5; sent += 1) await plain("203.0.113.4").expect(201);
  const refused = await plain("203.0.113.4").expect(429);
  expect(refused.text).toContain(lead.phone);
  await plain("203.0.113.5").expect(201);
  expect(await flooded.db("registrations").where({ name: lead.name })).toHaveLength(8);
  await flooded.stop();
});

test("shows an error message when the lead can't be stored", async () => {
  const dead = await startTestApp({ context: { database: connect("postgres://nobody@127.0.0.1:9/none", () => {}) } });
  const answer = await dead.post("/registrations", lead).expect(503);
  expect(answer.body).toEqual({ ok: false, message: messages.registrationFailed });
  const page = await dead.form("/registrations", lead).expect(503);
  expect(page.text).toContain(messages.registrationFailed);
  expect(page.text).toContain("010-2345-6789");
  await dead.request.get("/BusinessGuide/intro").expect(200);
  await dead.request.get("/readyz").expect(503);
  await dead.request.get("/healthz").expect(200);
  await dead.stop().catch(() => {});
});
