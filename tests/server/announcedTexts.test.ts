import { afterEach, expect, test } from "vitest";
import { textNotice, textPromise } from "../../client/copy/textNotice.ts";
import { announcedTextsHeader } from "../../client/shared/announcedTexts.ts";
import { readConfig } from "../../server/config/config.ts";
import { ledgerWith, saleAt } from "../support/ledgers.ts";
import { startTestApp, type TestApp, testApp } from "../support/testApp.ts";

const solapi = { SMS_SERVICE: "solapi", SOLAPI_API_KEY: "k", SOLAPI_API_SECRET: "s", SMS_SENDER: "15338848" };
/** Three in the afternoon, in Seoul. */
const afternoon = new Date("2026-12-04T06:00:00Z");
let now = afternoon;
const env = { ...solapi, SMS_OPT_OUT: "080-123-4567", REGISTRATION_LIMIT: "1000" };
const app = await testApp({ env, context: { now: () => now } });
const silent = await testApp({ databaseUrl: app.databaseUrl });

afterEach(async () => {
  now = afternoon;
  await app.db("registrations").delete();
  await app.db("texted_numbers").delete();
});

let count = 0;
async function promised(body: object = {}, from = app): Promise<string | undefined> {
  count += 1;
  const lead = { form: "popup", name: "김하늘", phone: "010-2345-6789", key: `promise-${count}` };
  const { headers } = await from.post("/registrations", { ...lead, ...body }).expect(201, { ok: true });
  return headers[announcedTextsHeader.toLowerCase()];
}

test("a registration announces the texts that were agreed to, and none without a text service", async () => {
  expect(await promised()).toBe("visit");
  expect(await promised({ marketing: true })).toBe("visit, news");
  expect(await promised({ marketing: true }, silent)).toBeUndefined();
});

test("no text is announced to a number that can't receive any", async () => {
  expect(await promised({ phone: "02-123-4567", marketing: true })).toBeUndefined();
  expect(await promised({ phone: "사무실로 전화 주세요" })).toBeUndefined();
});

test("at night advertising is announced for the morning, and never without remaining homes or an opt-out number", async () => {
  now = new Date("2026-12-04T13:00:00Z");
  expect(await promised({ marketing: true })).toBe("visit, newsLater");
  now = new Date("2026-01-16T06:00:00Z");
  expect(await promised({ marketing: true })).toBe("visit");
  const without = await startTestApp({ databaseUrl: app.databaseUrl, env: solapi, context: { now: () => afternoon } });
  expect(await promised({ marketing: true, phone: "010-1111-2222" }, without)).toBe("visit");
  await without.stop();
});

test("a number's fourth text of a day isn't announced, and a retry gets the announcement of the first answer", async () => {
  expect(await promised({ marketing: true, key: "first" })).toBe("visit, news");
  expect(await promised({ marketing: true })).toBe("visit");
  expect(await promised()).toBeUndefined();
  expect(await promised({ marketing: true, key: "first" })).toBe("visit, news");
  expect(await app.db("registrations")).toHaveLength(3);
});

test("the page for browsers without scripts announces the same", async () => {
  const lead = { form: "popup", name: "김하늘", phone: "010-2345-6789" };
  const page = async (from: TestApp, body: object) =>
    (await from.form("/registrations", { ...lead, ...body }).expect(201)).text;
  expect(await page(app, {})).toContain(textNotice(["visit"], saleAt(now)));
  expect(await page(silent, { name: "이바다" })).not.toMatch(/문자로 보내/);
});

test("the notice names no more than what is announced", () => {
  const [selling, applying] = [saleAt(afternoon), saleAt(new Date("2026-01-10T06:00:00Z"))];
  expect(textNotice([], selling)).toBe("");
  expect(textNotice(["visit"], applying)).toBe(textPromise.place);
  expect(textNotice(["visit"], selling)).toBe(textPromise.place);
  expect(textNotice(["visit"], { ...selling, ledger: ledgerWith([]) })).toBe(textPromise.withHomes);
  expect(textNotice(["visit", "newsLater"], selling)).toContain("오전 8시 이후");
  expect(readConfig({}).textService).toBeUndefined();
});
