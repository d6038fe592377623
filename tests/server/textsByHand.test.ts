import { afterEach, expect, test } from "vitest";
import { desk } from "../../client/copy/desk.ts";
import type { LeadTextsProps } from "../../client/shared/desk/sms.ts";
import { createLog } from "../../server/middleware/logging.ts";
import { createAccount } from "../../server/models/account/account.ts";
import { sendTexts } from "../../server/services/sms/sendTexts.ts";
import { solapi } from "../../server/services/sms/solapi.ts";
import { approvedTemplates, testSolapi } from "../support/fakeSolapi.ts";
import { present } from "../support/present.ts";
import { sameOrigin, testApp } from "../support/testApp.ts";

/** Three in the afternoon, in Seoul. */
const afternoon = new Date("2026-12-04T06:00:00Z");
let now = afternoon;
const staff = "010-7777-8888";
const fake = await testSolapi();
const app = await testApp({
  env: {
    REGISTRATION_LIMIT: "1000",
    ...fake.env,
    KAKAO_CHANNEL: "KA01PFchannel",
    KAKAO_VISIT_TEMPLATE: approvedTemplates.visit,
  },
  context: { now: () => now },
});
await app.createAdministrator();
const office = await app.signIn();
const account = { email: "kim@lumina.example", password: "a counsellor's password" };
await createAccount(app.db, { by: "test", name: "", role: "counsellor", ...account });
const counsellor = await app.signIn(account);
afterEach(async () => {
  fake.reset();
  now = afternoon;
  await app.db("registrations").delete();
  await app.db("texted_numbers").delete();
});

/** @returns the id of a lead whose automatic texts have been sent */
async function lead(fields: object = {}): Promise<string> {
  const body = { form: "customer", name: "김하늘", phone: "010-2345-6789", ...fields };
  await app.post("/registrations", body).expect(201);
  const { id } = present(await app.db("registrations").orderBy("id", "desc").first("id"));
  await app.db("texts").where({ registration_id: id }).delete();
  return id;
}

const ask = (method: "get" | "post", path: string, cookie = office) =>
  app.request[method](path).set("Accept", "application/json").set(sameOrigin).set("Cookie", cookie);
const preview = async (id: string, kind: string): Promise<LeadTextsProps> =>
  (await ask("get", `/admin/leads/${id}/texts?kind=${kind}`).expect(200)).body;
const send = (id: string, kind: string, cookie = office) =>
  ask("post", `/admin/leads/${id}/texts`, cookie).send({ kind });
const tryOut = (id: string, kind: string, phone = staff, cookie = office) =>
  ask("post", `/admin/leads/${id}/texts/tests`, cookie).send({ kind, phone });

/** The worker's run for a lead, seconds from now. */
function work(id: string, seconds = 20) {
  now = new Date(now.getTime() + seconds * 1_000);
  const { textService, optOut, publicUrl, textLimits: limits } = app.config;
  const log = createLog({ logLevel: "silent" });
  const service = solapi(present(textService));
  return sendTexts(
    { db: app.db, service, optOut, publicUrl, limits, sessionSecret: "s".repeat(32), log, now: () => now },
    id,
  );
}

test("a text is previewed in full, sent to a test number, and then sent to the lead as shown", async () => {
  const id = await lead();
  const shown = await preview(id, "absence");
  expect(shown.message).toMatchObject({ channel: "SMS", body: expect.stringMatching(/^\[센트럴 루미나\].*1533-8848/) });
  expect(shown).toMatchObject({ sender: "15338848", remaining: 3, sendsAt: null, testedAt: null });
  expect(shown.obstacle).toContain("시험");
  expect((await send(id, "absence").expect(409)).body.message).toBe(shown.obstacle);
  await tryOut(id, "absence").expect(202);
  await work(id, 0);
  expect(fake.sent).toMatchObject([{ to: "01077778888", type: "SMS", text: shown.message?.body }]);
  expect((await preview(id, "absence")).obstacle).toBe("");
  await send(id, "absence").expect(202);
  await send(id, "absence").expect(409);
  await work(id);
  expect(fake.sent[1]).toMatchObject({ to: "01023456789", text: shown.message?.body });
  await work(id);
  expect(fake.sent).toHaveLength(2);
  expect(await app.db("texts").orderBy("id").select("kind", "state", "sent_by", "test_number")).toEqual([
    { kind: "absence", state: "sent", sent_by: "admin@lumina.example", test_number: "01077778888" },
    { kind: "absence", state: "sent", sent_by: "admin@lumina.example", test_number: null },
  ]);
  expect(await app.db("desk_log").where({ action: "text" }).orderBy("id").pluck("details")).toEqual([
    { note: "부재 안내 (시험 발송)" },
    { note: "부재 안내" },
  ]);
});

test("an invitation to look together is sent with the open room's link, which the desk doesn't show, and not after its end", async () => {
  const id = await lead();
  expect(await preview(id, "together")).toMatchObject({ message: null, obstacle: desk.manualTextObstacles.noRoom });
  const { path } = (await ask("post", "/admin/together").send({ lead: id }).expect(201)).body;
  const shown = present((await preview(id, "together")).message).body;
  expect(shown).not.toContain(path);
  await tryOut(id, "together").expect(202);
  await work(id, 0);
  expect(fake.sent[0]).toMatchObject({ text: shown });
  await send(id, "together").expect(202);
  await work(id);
  expect(fake.sent[1]).toMatchObject({ to: "01023456789", text: expect.stringContaining(path) });
  expect(await app.db("texts").orderBy("id", "desc").first("body")).toEqual({ body: shown });
  await send(id, "together").expect(202);
  await app.db("rooms").update({ ended_at: app.db.fn.now() });
  await work(id);
  expect(fake.sent).toHaveLength(2);
  expect((await preview(id, "together")).texts[0]?.note).toContain(desk.textObstacles.noRoom);
});

test("a text can be undone until it is sent, by the account that sent it", async () => {
  const id = await lead();
  await tryOut(id, "visit").expect(202);
  await work(id, 0);
  const { body } = await send(id, "visit").expect(202);
  await work(id, 5);
  expect(fake.sent).toHaveLength(1);
  await ask("post", `/admin/undo/${body.undo}`, counsellor).send({}).expect(409);
  await ask("post", `/admin/undo/${body.undo}`).send({}).expect(204);
  await work(id);
  expect(fake.sent).toHaveLength(1);
  expect((await preview(id, "visit")).texts[0]?.note).toContain("되돌렸습니다");
  const again = (await send(id, "visit").expect(202)).body.undo;
  await work(id);
  await ask("post", `/admin/undo/${again}`).send({});
  // It was sent.
  expect(await app.db("texts").orderBy("id", "desc").first("state")).toEqual({ state: "sent" });
});

test("the preview shows the kind of message, and neither its link nor a test's opens anything", async () => {
  const id = await lead();
  const { message } = await preview(id, "visit");
  expect(message?.channel).toBe("ATA");
  const link = /\/registrations\/\S+/.exec(message?.body ?? "")?.[0] ?? "";
  await app.request.get(link).expect(404);
  await tryOut(id, "visit").expect(202);
  await work(id, 0);
  expect(fake.sent).toMatchObject([{ kakaoOptions: { variables: { "#{링크}": expect.stringMatching(/-x{22}$/) } } }]);
  expect((await preview(id, "news")).message?.channel).toBe("LMS");
});

test("advertising by hand is sent only with consent, and never after the number has withdrawn it", async () => {
  const silent = await lead();
  const willing = await lead({ marketing: true, phone: "010-5555-0000" });
  // The ledger's times are the database's own.
  await app.db("registrations").update({ created_at: new Date("2026-01-05T03:00:00Z") });
  await tryOut(willing, "news").expect(202);
  await work(willing, 0);
  expect((await send(silent, "news").expect(409)).body.message).toContain("광고 수신에 동의하지 않은");
  expect((await preview(willing, "news")).obstacle).toBe("");
  await send(willing, "news").expect(202);
  const other = await lead({ marketing: true, phone: "010 5555 0000" });
  await ask("post", `/admin/leads/${other}/marketing`).expect(404);
  await app.request.delete(`/admin/leads/${other}/marketing`).set(sameOrigin).set("Cookie", office).expect(200);
  // Consent is withdrawn between the request and the job.
  await work(willing);
  expect(fake.sent).toHaveLength(1);
  expect(
    await app.db("texts").where({ registration_id: willing }).orderBy("id", "desc").first("state", "reason"),
  ).toEqual({
    state: "skipped",
    reason: "refused",
  });
  expect((await send(willing, "news").expect(409)).body.message).toContain("거부한 기록");
});

test("at night the page says when a text will be sent, and it is sent then", async () => {
  const id = await lead();
  await tryOut(id, "absence").expect(202);
  await work(id, 0);
  now = new Date("2026-12-04T13:00:00Z");
  expect((await preview(id, "absence")).sendsAt).toBe("2026-12-04T23:00:00.000Z");
  await send(id, "absence").expect(202);
  await work(id, 60);
  expect(fake.sent).toHaveLength(1);
  now = new Date("2026-12-04T23:00:00Z");
  await work(id, 0);
  expect(fake.sent).toHaveLength(2);
});

test("a number gets at most three texts a day, and a test can't go to a lead's number", async () => {
  const id = await lead();
  await tryOut(id, "absence").expect(202);
  await work(id, 0);
  for (let text = 0; text < 3; text += 1) {
    await send(id, "absence").expect(202);
    await work(id);
  }
  expect(fake.sent).toHaveLength(4);
  expect((await preview(id, "absence")).remaining).toBe(0);
  expect((await send(id, "absence").expect(409)).body.message).toContain("3건");
  for (const phone of ["010-2345-6789", "", "1533-8848", "+82 10 7777 8888"])
    expect(Object.keys((await tryOut(id, "absence", phone).expect(422)).body.fields), phone).toEqual(["phone"]);
});

test("a reminder needs a visit, a lead without a mobile number gets none, and an unknown kind is refused", async () => {
  const [id, landline] = [await lead(), await lead({ phone: "02-123-4567" })];
  expect(await preview(id, "reminder")).toMatchObject({
    message: null,
    obstacle: expect.stringContaining("예약된 방문"),
  });
  await send(id, "reminder").expect(409);
  await tryOut(id, "reminder").expect(422);
  expect((await preview(landline, "absence")).obstacle).toContain("휴대전화 번호가 아니");
  for (const kind of ["unheard-of", ["visit"], undefined])
    await ask("post", `/admin/leads/${id}/texts`).send({ kind }).expect(400);
});

test("a counsellor sends tested texts to own and unassigned leads, and can't test", async () => {
  const [id, others] = [await lead(), await lead({ phone: "010-9999-0000" })];
  const admin = present(await app.db("administrators").where({ role: "office" }).first("id"));
  await app.db("registrations").where({ id: others }).update({ assignee_id: admin.id });
  await tryOut(id, "absence", staff, counsellor).expect(403);
  await tryOut(id, "absence").expect(202);
  await work(id, 0);
  await send(id, "absence", counsellor).expect(202);
  await send(others, "absence", counsellor).expect(404);
  await ask("get", `/admin/leads/${others}/texts`, counsellor).expect(404);
  await app.request.get(`/admin/leads/${id}/texts`).set("Accept", "application/json").expect(401);
  await app.request.post(`/admin/leads/${id}/texts`).set(sameOrigin).send({ kind: "absence" }).expect(401);
});

test("without scripts the page comes back with the result", async () => {
  const id = await lead();
  const post = (path: string, fields: object) => app.form(`/admin/leads/${id}${path}`, fields, office);
  const wrong = await post("/texts/tests", { kind: "absence", phone: "12" }).expect(422);
  expect(wrong.text).toContain("시험 발송을 받을 휴대전화 번호");
  const refused = await post("/texts", { kind: "absence" }).expect(303);
  expect(refused.headers.location).toBe(`/admin/leads/${id}/texts?kind=absence&done=text-refused`);
  await post("/texts/tests", { kind: "absence", phone: staff }).expect(303);
  await work(id, 0);
  const sent = await post("/texts", { kind: "absence" }).expect(303);
  expect(sent.headers.location).toMatch(/texts\?kind=absence&done=text&undo=\d+$/);
  const page = await app.request.get(String(sent.headers.location)).set("Cookie", office).expect(200);
  expect(page.text).toContain("되돌리기");
});
