import { beforeEach, expect, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import { privacyProps } from "../../server/config/operator.ts";
import { createLog } from "../../server/middleware/logging.ts";
import { textBudget } from "../../server/models/text/heldTexts.ts";
import { sendTexts } from "../../server/services/sms/sendTexts.ts";
import { findTextResult } from "../../server/services/sms/textResults.ts";
import { textServiceFor } from "../../server/services/sms/textServiceFor.ts";
import { testNhnCloud } from "../support/fakeNhnCloud.ts";
import { present } from "../support/present.ts";
import { testApp } from "../support/testApp.ts";

/** Three in the afternoon, in Seoul. */
const now = new Date("2026-12-04T06:00:00Z");
const app = await testApp({ env: { REGISTRATION_LIMIT: "1000" }, context: { now: () => now } });
const fake = await testNhnCloud();
beforeEach(async () => {
  fake.reset();
  await app.db("registrations").delete();
  await app.db("texted_numbers").delete();
});

async function register(body: object = {}): Promise<string> {
  const sent = { form: "customer", name: "김하늘", phone: "010-2345-6789", ...body };
  await app.post("/registrations", sent).expect(201);
  return present(await app.db("registrations").orderBy("id", "desc").first("id")).id;
}

async function send(id: string, env: Record<string, string> = {}) {
  const config = readConfig({ ...fake.env, ...env });
  const { textService, optOut, textLimits: limits } = config;
  const service = textServiceFor(present(textService));
  const log = createLog({ logLevel: "silent" });
  const publicUrl = "https://lumina.example";
  await sendTexts(
    { db: app.db, service, optOut, limits, publicUrl, sessionSecret: "s".repeat(32), log, now: () => now },
    id,
  );
  // The database's clock isn't the test's.
  await app.db("texts").whereNotNull("settled_at").update({ settled_at: now });
}
const states = async () =>
  Object.fromEntries((await app.db("texts").select("kind", "state")).map(({ kind, state }) => [kind, state]));

test("information and advertising are sent by NHN Cloud, each by its own address", async () => {
  await send(await register({ marketing: true }));
  expect(await states()).toEqual({ visit: "sent", news: "sent" });
  expect(fake.sent.map(({ path }) => path)).toEqual(["mms", "ad-mms"]);
  const [visit, news] = fake.sent;
  expect(visit?.body).toMatchObject({ sendNo: "15338848", recipientList: [{ recipientNo: "01023456789" }] });
  expect(visit?.body.title).toBeTruthy();
  expect(String(news?.body.body)).toMatch(/무료수신거부 080-123-4567$/);
});

test("a text whose answer was lost is found by its key, and not sent again", async () => {
  const id = await register();
  fake.trouble = { when: "after", answer: (response) => response.destroy() };
  await send(id);
  expect(await states()).toEqual({ visit: "sending" });
  fake.trouble = undefined;
  await send(id);
  expect(await states()).toEqual({ visit: "sent" });
  expect(fake.sent).toHaveLength(1);
});

test.each([
  [-2019, "failed"],
  [-9999, "sending"],
  [-1000, "sending"],
])("a refusal with code %i leaves the text %s", async (resultCode, state) => {
  const answer = JSON.stringify({ header: { isSuccessful: false, resultCode, resultMessage: "010-2345-6789" } });
  fake.trouble = { when: "before", answer: (response) => response.writeHead(200).end(answer) };
  await send(await register());
  expect(await app.db("texts").first("state", "reason")).toEqual({ state, reason: `HTTP 200, code ${resultCode}` });
  expect(fake.sent).toEqual([]);
});

test.each([
  ["3", "delivered"],
  ["0", "undelivered"],
  ["2", null],
])("a message of state %s is recorded as %s", async (msgStatus, delivery) => {
  await send(await register());
  fake.msgStatus = msgStatus;
  const { id } = present(await app.db("texts").first("id"));
  const service = textServiceFor(present(readConfig(fake.env).textService));
  await findTextResult({ db: app.db, service, now: () => now }, id);
  expect(await app.db("texts").first("delivery")).toEqual({ delivery });
});

test("a month's budget stops advertising first, then every automatic text, until the next month", async () => {
  const env = { SMS_MONTHLY_BUDGET: "5" };
  const register5 = (number: number) => register({ marketing: true, phone: `010-2345-000${number}`, key: `${number}` });
  const month = { hour: 1, day: 1, month: 5 };
  await send(await register5(1), env);
  await send(await register5(2), env);
  expect(fake.sent).toHaveLength(4);
  expect(await textBudget(app.db, month, now)).toEqual({ sent: 4, month: 5, held: "advertising" });
  await send(await register5(3), env);
  expect(fake.sent.slice(4).map(({ path }) => path)).toEqual(["mms"]);
  expect(await textBudget(app.db, month, now)).toMatchObject({ held: "all" });
  await send(await register5(4), env);
  expect(fake.sent).toHaveLength(5);
  expect(await app.db("texts").where({ state: "held" }).orderBy("id").select("kind")).toHaveLength(3);
  const next = new Date("2026-12-31T15:00:00Z");
  expect(await textBudget(app.db, month, new Date(next.getTime() - 1))).toMatchObject({ sent: 5 });
  expect(await textBudget(app.db, month, next)).toMatchObject({ sent: 0, held: "none" });
  expect(await textBudget(app.db, { ...month, month: undefined }, now)).toBeUndefined();
});

test("what NHN Cloud needs is asked for at the start, and the policy names it", () => {
  expect(() => readConfig({ SMS_SERVICE: "nhn" })).toThrow(/NHN_APP_KEY is required for nhn[\s\S]*SMS_SENDER/);
  expect(() => readConfig({ ...fake.env, KAKAO_CHANNEL: "KA01PFchannel" })).toThrow("KAKAO_CHANNEL is Solapi's");
  const { processors } = privacyProps(readConfig(fake.env));
  expect(processors).toEqual([{ work: "texts", company: "엔에이치엔클라우드(주)" }]);
});
