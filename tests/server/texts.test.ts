import { afterEach, expect, test } from "vitest";
import { textPromise } from "../../client/copy/textNotice.ts";
import { visits } from "../../client/copy/visits.ts";
import { readConfig } from "../../server/config/config.ts";
import { createLog } from "../../server/middleware/logging.ts";
import { changeMarketing } from "../../server/models/lead/consentLedger.ts";
import { countHeldTexts, releaseHeldTexts } from "../../server/models/text/heldTexts.ts";
import { purgeTextedNumbers, remainingTexts, textedNumber } from "../../server/models/text/textedNumber.ts";
import { bookLater, cancelVisit } from "../../server/models/visit/visit.ts";
import { eucKrBytes } from "../../server/services/sms/eucKr.ts";
import { sendTexts } from "../../server/services/sms/sendTexts.ts";
import { solapi } from "../../server/services/sms/solapi.ts";
import { findTextResult } from "../../server/services/sms/textResults.ts";
import { approvedTemplates, testSolapi } from "../support/fakeSolapi.ts";
import { present } from "../support/present.ts";
import { testApp } from "../support/testApp.ts";

/** Three in the afternoon, in Seoul. */
const afternoon = new Date("2026-12-04T06:00:00Z");
let now = afternoon;
const fake = await testSolapi();
const app = await testApp({ env: { REGISTRATION_LIMIT: "1000" }, context: { now: () => now } });

afterEach(async () => {
  fake.reset();
  now = afternoon;
  await app.db("registrations").delete();
  await app.db("texted_numbers").delete();
  await app.db.raw("DELETE FROM graphile_worker._private_jobs");
});

async function register(body: object = {}): Promise<string> {
  await app.post("/registrations", { form: "customer", name: "김하늘", phone: "010-2345-6789", ...body }).expect(201);
  return present(await app.db("registrations").orderBy("id", "desc").first("id")).id;
}

function settings(env: Record<string, string> = {}) {
  return readConfig({ ...fake.env, ...env });
}

function send(id: string, env: Record<string, string> = {}, preparing: () => Promise<unknown> = async () => {}) {
  const { textService, optOut, textLimits: limits } = settings(env);
  const service = textService && solapi(textService);
  return sendTexts(
    {
      db: app.db,
      service: service && {
        ...service,
        prepare: (...text) => preparing().then(() => service.prepare(...text)),
      },
      optOut,
      limits,
      publicUrl: "https://lumina.example",
      sessionSecret: "s".repeat(32),
      log: createLog({ logLevel: "silent" }),
      now: () => now,
    },
    id,
  );
}
const states = async () =>
  Object.fromEntries((await app.db("texts").select("kind", "state")).map(({ kind, state }) => [kind, state]));
const nextLook = async () => {
  const { rows } = await app.db.raw(
    "SELECT run_at FROM graphile_worker.jobs WHERE task_identifier = 'sendTexts' ORDER BY run_at",
  );
  return rows[0]?.run_at as Date | undefined;
};

test("a registration gets a text with the model house, the visit and its own link, within EUC-KR's limits", async () => {
  const id = await register({ visitDate: "2026-12-06T14:00+09:00" });
  await send(id);
  expect(await states()).toEqual({ visit: "sent", reminder: "waiting" });
  const [text] = fake.sent;
  expect(text).toMatchObject({ to: "01023456789", from: "15338848", type: "LMS" });
  expect(text?.text).toContain("방문예약: 12월 6일(일) 14:00");
  expect(text?.text).toContain(visits.place.address);
  expect(text?.text).toMatch(/https:\/\/lumina\.example\/registrations\/\d+-[\w-]{22}/);
  expect(text?.text).not.toContain("(광고)");
  const row = await app.db("texts").where({ kind: "visit" }).first();
  expect(row).toMatchObject({ bytes: eucKrBytes(String(text?.text)), provider_id: "G4V1" });
  // Whoever has the link acts as the visitor, so the office's copy of the text has another.
  const ownLink = /registrations\/\d+-[\w-]{22}/;
  expect(row?.body.replace(ownLink, "")).toBe(String(text?.text).replace(ownLink, ""));
  const shown = ownLink.exec(row?.body ?? "")?.[0];
  await app.request.get(`/${shown}`).expect(404);
  await send(id);
  expect(fake.sent).toHaveLength(1);
  // A version from before this, which may still run beside it.
  await app
    .db("texts")
    .where({ kind: "visit" })
    .update({ body: String(text?.text) });
  expect(await app.db("texts").where({ kind: "visit" }).first("body")).toEqual({ body: row?.body });
});

test("the text has the address of the list of homes while the office shows it, and says no more about them", async () => {
  const id = await register();
  await app.db("homes_ledger").update({ open: true });
  await send(id);
  const list = "https://lumina.example/SalesInfo/homes";
  expect(
    fake.sent.map(({ text }) =>
      String(text)
        .split("\n")
        .filter((line) => line.includes(list)),
    ),
  ).toEqual([[`${textPromise.list}: ${list}`]]);
  await app.db("homes_ledger").update({ open: false });
  const closed = await register({ phone: "010-3456-7890" });
  await send(closed);
  expect(String(fake.sent[1]?.text)).not.toContain(list);
});

test("advertising is sent only with consent, beginning with (광고) and ending with the toll-free opt-out", async () => {
  const id = await register({ marketing: true });
  await send(id);
  expect(await states()).toEqual({ visit: "sent", news: "sent" });
  expect(String(fake.sent[1]?.text)).toMatch(/^\(광고\)\[센트럴 루미나\][\s\S]*무료수신거부 080-123-4567$/);
  expect(fake.sent[0]?.text).toContain("광고성 정보 수신 동의: 2026. 12. 4.");
});

const kakao = {
  KAKAO_CHANNEL: "KA01PFchannel",
  KAKAO_VISIT_TEMPLATE: approvedTemplates.visit,
  KAKAO_REMINDER_TEMPLATE: approvedTemplates.reminder,
};

test("with a channel and its templates, information is sent through KakaoTalk, with a text as a fallback", async () => {
  const id = await register({ visitDate: "2026-12-06T14:00+09:00", marketing: true, name: "당첨 축하" });
  await send(id, kakao);
  now = new Date("2026-12-05T05:00:00Z");
  await send(id, kakao);
  const [visit, news, reminder] = fake.sent;
  expect(visit).toMatchObject({
    to: "01023456789",
    from: "15338848",
    type: "ATA",
    kakaoOptions: {
      pfId: "KA01PFchannel",
      templateId: "KA01TPvisit",
      disableSms: false,
      variables: { "#{방문예약}": "12월 6일(일) 14:00", "#{수신동의}": "2026. 12. 4." },
    },
  });
  expect(visit).not.toHaveProperty("text");
  expect(reminder).toMatchObject({ type: "ATA", kakaoOptions: { templateId: "KA01TPreminder" } });
  expect(JSON.stringify(fake.sent)).not.toContain("당첨");
  // Kakao doesn't allow advertising.
  expect(news).toMatchObject({ type: "LMS", text: expect.stringMatching(/^\(광고\)/) });
  expect(news).not.toHaveProperty("kakaoOptions");
});

test("no variable of a template is empty, because Kakao rejects those", async () => {
  const id = await register();
  await send(id, kakao);
  const options = fake.sent[0]?.kakaoOptions as { variables: Record<string, string> };
  expect(Object.keys(options.variables).sort()).toEqual(["#{링크}", "#{방문예약}", "#{수신동의}"]);
  for (const [name, value] of Object.entries(options.variables)) expect(value, name).not.toBe("");
});

test("a template unknown to Kakao sends the text instead, once", async () => {
  const id = await register();
  await send(id, { ...kakao, KAKAO_VISIT_TEMPLATE: "KA01TPwithdrawn" });
  expect(await states()).toEqual({ visit: "sent" });
  expect(fake.sent).toMatchObject([{ type: "LMS", to: "01023456789" }]);
  await send(id, kakao);
  expect(fake.sent).toHaveLength(1);
});

test.each([
  [{ status: "SENDING", count: { sentPending: 1 } }, null, true],
  [{ status: "SENDING", count: { sentFailed: 1 } }, null, true],
  [{ status: "COMPLETE", count: { sentSuccess: 1 } }, "delivered", false],
  [{ status: "COMPLETE", count: { sentSuccess: 1, sentFailed: 1, sentReplacement: 1 } }, "replaced", false],
  [{ status: "COMPLETE", count: { sentFailed: 1 } }, "undelivered", false],
] as const)("Solapi's result of a text (%j) is recorded as %j", async (outcome, delivery, again) => {
  const id = await register();
  await send(id);
  const { id: text } = present(await app.db("texts").first("id"));
  const looks = async () =>
    (await app.db.raw("SELECT run_at FROM graphile_worker.jobs WHERE task_identifier = 'findTextResult'")).rows;
  expect(await looks()).toMatchObject([{ run_at: new Date(now.getTime() + 120_000) }]);
  await app.db.raw("DELETE FROM graphile_worker._private_jobs");
  fake.outcome = outcome;
  const { textService } = settings();
  const service = textService && solapi(textService);
  await app.db("texts").update({ settled_at: now });
  await findTextResult({ db: app.db, service, now: () => now }, text);
  expect(await app.db("texts").first("state", "delivery")).toEqual({ state: "sent", delivery });
  expect((await looks()).length > 0).toBe(again);
  // After a day the result isn't checked any more.
  await app.db.raw("DELETE FROM graphile_worker._private_jobs");
  await findTextResult({ db: app.db, service, now: () => new Date(now.getTime() + 86_400_000) }, text);
  expect(await looks()).toEqual([]);
  expect(fake.sent).toHaveLength(1);
});

test("a template without a channel is reported at the start", () => {
  expect(() => settings({ KAKAO_VISIT_TEMPLATE: "KA01TPvisit" })).toThrow("KAKAO_CHANNEL is required");
  expect(() => settings({ KAKAO_CHANNEL: "a b" })).toThrow("KAKAO_CHANNEL must be");
});

/** 14:00 on the day before, in Seoul. */
const dayBefore = new Date("2026-12-05T05:00:00Z");
const visitDate = "2026-12-06T14:00+09:00";

test("a booked visit is reminded in the afternoon before, once, with a link to change it", async () => {
  const id = await register({ visitDate });
  await send(id);
  expect(fake.sent).toHaveLength(1);
  expect(await nextLook()).toEqual(dayBefore);
  now = new Date(dayBefore.getTime() - 1);
  await send(id);
  expect(fake.sent).toHaveLength(1);
  now = dayBefore;
  await send(id);
  await send(id);
  expect(await states()).toEqual({ visit: "sent", reminder: "sent" });
  expect(fake.sent).toHaveLength(2);
  expect(fake.sent[1]?.text).toContain("방문예약: 12월 6일(일) 14:00");
  expect(fake.sent[1]?.text).toMatch(/예약 확인과 변경\nhttps:\/\/lumina\.example\/registrations\/\d+-[\w-]{22}$/);
  expect(fake.sent[1]?.text).not.toContain("(광고)");
});

test("a visit booked later is reminded too, and after a cancellation the next one", async () => {
  const id = await register();
  await send(id);
  const book = (startsAt: string) =>
    bookLater(app.db, id, { startsAt: new Date(startsAt), capacity: 1, remindAt: dayBefore }, now);
  expect(await book(visitDate)).toBe("booked");
  await send(id);
  expect(await nextLook()).toEqual(dayBefore);
  await cancelVisit(app.db, id);
  now = dayBefore;
  await send(id);
  expect(await states()).toEqual({ visit: "sent", reminder: "skipped" });
  expect(await book("2026-12-06T15:00+09:00")).toBe("booked");
  await send(id);
  expect(fake.sent[1]?.text).toContain("방문예약: 12월 6일(일) 15:00");
});

test("there is no reminder of a visit that was cancelled, is over, or was booked after that hour", async () => {
  const cancelled = await register({ visitDate, key: "cancelled" });
  await cancelVisit(app.db, cancelled);
  now = dayBefore;
  await send(cancelled);
  expect(await states()).toEqual({ visit: "sent", reminder: "skipped" });
  expect((await app.db("texts").where({ kind: "reminder" }).first())?.reason).toBe("noVisit");
  await app.db("registrations").delete();
  now = afternoon;
  const over = await register({ visitDate, key: "over" });
  await send(over);
  now = new Date("2026-12-06T05:00:00Z");
  await send(over);
  expect((await app.db("texts").where({ kind: "reminder" }).first())?.reason).toBe("late");
  await app.db("registrations").delete();
  now = new Date(dayBefore.getTime() + 1);
  await register({ visitDate, key: "booked late" });
  expect(await app.db("texts").where({ kind: "reminder" })).toEqual([]);
});

test("a reminder that couldn't be sent in the afternoon is sent by day, not at night", async () => {
  const id = await register({ visitDate });
  await send(id);
  now = new Date("2026-12-05T12:00:00Z");
  await send(id);
  expect(fake.sent).toHaveLength(1);
  expect(await nextLook()).toEqual(new Date("2026-12-05T23:00:00Z"));
  now = new Date("2026-12-05T23:00:00Z");
  await send(id);
  expect(await states()).toEqual({ visit: "sent", reminder: "sent" });
});

test("a future reminder doesn't count among a number's texts of today", async () => {
  for (const key of ["a", "b"]) await send(await register({ key, visitDate }));
  const id = await register({ key: "c" });
  expect(await states()).toMatchObject({ reminder: "waiting" });
  const number = textedNumber("s".repeat(32), "01023456789");
  // Two were sent, and its own one is pending.
  expect(await remainingTexts(app.db, { id, number, now })).toBe(0);
});

test("a consent withdrawn before the text is sent stops it", async () => {
  now = new Date("2026-12-04T13:00:00Z");
  const id = await register({ marketing: true });
  await send(id);
  expect(await states()).toEqual({ visit: "sent", news: "waiting" });
  await app.db("registrations").update({ marketing_consent: false });
  now = new Date("2026-12-05T00:00:00Z");
  await send(id);
  expect(await states()).toEqual({ visit: "sent", news: "skipped" });
  expect(fake.sent).toHaveLength(1);
});

test.each([
  ["another text", ["visit", "news"]],
  ["it", ["news"]],
] as const)("a consent withdrawn while %s is being prepared stops advertising", async (_what, kinds) => {
  const id = await register({ marketing: true });
  await app.db("texts").whereNotIn("kind", kinds).delete();
  await send(id, {}, () => changeMarketing(app.db, id, { marketing: false, channel: "link" }));
  expect(await states()).toMatchObject({ news: "skipped" });
  expect(fake.sent).toHaveLength(kinds.length - 1);
});

test("advertising that waits until morning isn't sent when its number has refused it on another registration", async () => {
  now = new Date("2026-12-04T13:00:00Z");
  const [id, other] = [
    await register({ marketing: true, key: "one" }),
    await register({ marketing: true, key: "two" }),
  ];
  await send(id);
  expect(await states()).toMatchObject({ news: "waiting" });
  // The refusal is recorded by the database's clock, which doesn't move.
  await app.db("registrations").update({ created_at: new Date(Date.now() - 60_000) });
  await changeMarketing(app.db, other, { marketing: false, channel: "link" });
  now = new Date("2026-12-05T00:00:00Z");
  await send(id);
  expect(await app.db("texts").where({ registration_id: id, kind: "news" }).first("state", "reason")).toEqual({
    state: "skipped",
    reason: "refused",
  });
  expect(fake.sent).toHaveLength(1);
});

test("advertising waits until morning, information doesn't", async () => {
  now = new Date("2026-12-04T12:30:00Z");
  const id = await register({ marketing: true });
  await send(id);
  expect(await states()).toEqual({ visit: "sent", news: "waiting" });
  expect(await nextLook()).toEqual(new Date("2026-12-04T23:00:00Z"));
  now = new Date("2026-12-04T23:00:00Z");
  await send(id);
  expect(await states()).toEqual({ visit: "sent", news: "sent" });
});

test("without a toll-free opt-out number advertising isn't sent", async () => {
  const id = await register({ marketing: true });
  await send(id, { SMS_OPT_OUT: "" });
  expect(await states()).toEqual({ visit: "sent", news: "skipped" });
});

test("only mobile numbers get texts", async () => {
  const id = await register({ phone: "02-123-4567" });
  await send(id);
  expect(await states()).toEqual({ visit: "skipped" });
  expect(fake.steps).toEqual([]);
});

test("no input of a visitor is in a text", async () => {
  const name = "당첨 축하 09012345678";
  await register({ name, message: "경품 http://evil.example", email: "당첨@evil.example", marketing: true });
  const { id } = present(await app.db("registrations").first("id"));
  await send(id);
  expect(fake.sent).toHaveLength(2);
  for (const { text, subject } of fake.sent) expect(`${text} ${subject}`).not.toMatch(/당첨|경품|evil|0901234/);
});

const spellings = ["010-2345-6789", "01023456789", "+82 10-2345-6789", "001-82-10-2345-6789", "０１０２３４５６７８９"];

test("thirty forms for one number send three texts, whatever its spelling and however many processes send", async () => {
  for (let index = 0; index < 30; index += 1)
    await register({ key: `thirty-${index}`, phone: spellings[index % spellings.length] });
  const ids: string[] = await app.db("registrations").pluck("id");
  await Promise.all(ids.map((id) => send(id)));
  expect(fake.sent).toHaveLength(3);
  expect(await app.db("texts").where({ state: "skipped", reason: "numberLimit" })).toHaveLength(27);
  // The leads themselves are all stored, and another number's text is sent.
  expect(ids).toHaveLength(30);
  await register({ key: "another", phone: "010-2345-6780" });
  await send(present(await app.db("registrations").orderBy("id", "desc").first("id")).id);
  expect(fake.sent).toHaveLength(4);
});

test("texts beyond the operator's limits wait for the office, erased registrations counted", async () => {
  const limited = { TEXT_LIMIT_HOUR: "2" };
  for (const key of ["one", "two"]) await send(await register({ key, phone: `010-2345-678${key.length}` }), limited);
  await app.db("registrations").delete();
  expect(fake.sent).toHaveLength(2);
  const id = await register({ key: "third", phone: "010-9999-0000" });
  await send(id, limited);
  expect(await states()).toEqual({ visit: "held" });
  expect(await countHeldTexts(app.db)).toBe(1);
  const office = { id: "0", email: "admin@lumina.example", name: "", role: "office" as const, fingerprint: "" };
  expect(await releaseHeldTexts(app.db, office, now)).toBe(1);
  await send(id, limited);
  expect(await states()).toEqual({ visit: "sent" });
  now = new Date(now.getTime() + 61 * 60_000);
  await send(await register({ key: "later", phone: "010-9999-0001" }), limited);
  expect(fake.sent).toHaveLength(4);
});

test("erasing registrations doesn't reset a number's limit, which ends after a day", async () => {
  const texted = async (key: string) => {
    await register({ key });
    const { id } = present(await app.db("registrations").first("id"));
    await send(id);
    const { state } = present(await app.db("texts").first("state"));
    await app.db("registrations").delete();
    return state;
  };
  for (const key of ["a", "b", "c"]) expect(await texted(key)).toBe("sent");
  now = new Date(afternoon.getTime() + 24 * 3_600_000 - 1);
  expect(await texted("d")).toBe("skipped");
  expect(JSON.stringify(await app.db("texted_numbers"))).not.toMatch(/2345|6789/);
  now = new Date(afternoon.getTime() + 24 * 3_600_000);
  expect(await texted("e")).toBe("sent");
  await purgeTextedNumbers(app.db, now);
  expect(await app.db("texted_numbers")).toHaveLength(1);
  await purgeTextedNumbers(app.db, new Date(now.getTime() + 24 * 3_600_000));
  expect(await app.db("texted_numbers")).toEqual([]);
});

test("a retried text counts once", async () => {
  const id = await register();
  for (let attempt = 0; attempt < 4; attempt += 1) {
    fake.trouble = { step: "send", when: "before", answer: (response) => response.destroy() };
    await send(id);
  }
  fake.trouble = undefined;
  await send(id);
  expect(fake.sent).toHaveLength(1);
  expect((await app.db("texted_numbers").first())?.sent_at).toHaveLength(1);
});

test("remaining homes are advertised only while there are any on sale", async () => {
  now = new Date("2026-01-15T06:00:00Z");
  const id = await register({ marketing: true });
  await send(id);
  expect(await states()).toEqual({ visit: "sent", news: "skipped" });
  expect(await app.db("texts").where({ kind: "news" }).pluck("reason")).toEqual(["noRemainingUnits"]);
});

test("without a service the text is stored and not sent", async () => {
  const id = await register();
  await send(id, { SMS_SERVICE: "log" });
  expect(await states()).toEqual({ visit: "logged" });
  expect((await app.db("texts").first("body"))?.body).toContain("[센트럴 루미나] 등록해");
});

test.each(["make", "fill", "look", "send"] as const)(
  "an answer lost at the step %s doesn't send a second text",
  async (step) => {
    const id = await register();
    fake.trouble = { step, when: "after", answer: (response) => response.destroy() };
    await send(id);
    expect(["waiting", "sending"]).toContain((await states()).visit);
    expect(await nextLook()).toBeInstanceOf(Date);
    fake.trouble = undefined;
    await send(id);
    expect(await states()).toEqual({ visit: "sent" });
    expect(fake.sent).toHaveLength(1);
  },
);

test("a rejected text is given up, and one that the service was too busy for is retried", async () => {
  const id = await register();
  const answer = (status: number) => (response: import("node:http").ServerResponse) =>
    response.writeHead(status).end('{"errorCode": "TooMany", "errorMessage": "010-2345-6789"}');
  fake.trouble = { step: "make", when: "before", answer: answer(429) };
  await send(id);
  expect(await states()).toEqual({ visit: "waiting" });
  fake.trouble = { step: "make", when: "before", answer: answer(400) };
  await send(id);
  expect(await states()).toEqual({ visit: "failed" });
  expect((await app.db("texts").first("reason"))?.reason).toBe("HTTP 400, TooMany");
});

test("a wrong secret sends nothing", async () => {
  const id = await register();
  await send(id, { SOLAPI_API_SECRET: "wrong" });
  expect(fake.sent).toEqual([]);
  expect((await app.db("texts").first("reason"))?.reason).toContain("SignatureDoesNotMatch");
});

test("a partially configured service is reported at the start", () => {
  expect(() => settings({ SOLAPI_API_KEY: "" })).toThrow("SOLAPI_API_KEY is required");
  expect(() => settings({ SMS_SENDER: "" })).toThrow("SMS_SENDER is required");
  expect(readConfig({}).textService).toBeUndefined();
});
