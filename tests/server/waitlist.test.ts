import { afterEach, beforeAll, expect, test } from "vitest";
import { homePath } from "../../client/complex/homes/homePath.ts";
import { findHomes, readHomeSearch } from "../../client/complex/homes/homeSearch.ts";
import { ledgerHomes } from "../../client/complex/homes/ledgerHomes.ts";
import { saleHomes } from "../../client/complex/homes/saleHomes.ts";
import { waitlist as copy, waitlistConsent, wished } from "../../client/copy/waitlist.ts";
import { waitlistLimit } from "../../client/shared/waitlist.ts";
import { createLog } from "../../server/middleware/logging.ts";
import { purgeWaitlist } from "../../server/models/home/waitlist.ts";
import { eraseRegistration } from "../../server/models/lead/erasure.ts";
import { eucKrBytes } from "../../server/services/sms/eucKr.ts";
import { solapi } from "../../server/services/sms/solapi.ts";
import { findVacancies, sendVacancyText } from "../../server/services/sms/vacancyTexts.ts";
import { testSolapi } from "../support/fakeSolapi.ts";
import { ledgerWith } from "../support/ledgers.ts";
import { present } from "../support/present.ts";
import { startSalesOffice } from "../support/salesOffice.ts";
import { sameOrigin } from "../support/testApp.ts";

/** Three in the afternoon, in Seoul. */
const afternoon = new Date("2026-12-04T06:00:00Z");
let now = afternoon;
const fake = await testSolapi();
const office = await startSalesOffice(fake.env);
const { app } = office;
const [first, second] = saleHomes.map(({ key }) => key) as [string, string];

beforeAll(() => app.db("homes_ledger").update({ open: true }));
afterEach(async () => {
  fake.reset();
  now = afternoon;
  await app.db.raw("TRUNCATE waitlist, texts, texted_numbers, homes, home_events");
  await app.db.raw("DELETE FROM graphile_worker._private_jobs");
});

const ask = (body: object) =>
  app.request
    .post("/waitlist")
    .set(sameOrigin)
    .set("Accept", "application/json")
    .send({ phone: "010-2345-6789", ...body });

async function hold(key: string) {
  await office.send("post", `/admin/homes/${key}/hold`, { lead: await office.lead() }).expect(200);
}
const release = (key: string) => office.send("delete", `/admin/homes/${key}/hold`, {}).expect(200);

const options = () => ({
  db: app.db,
  service: solapi(present(app.config.textService)),
  publicUrl: "https://lumina.example",
  sessionSecret: "s".repeat(32),
  log: createLog({ logLevel: "silent" }),
  now: () => now,
});
const jobs = async (task: string): Promise<{ payload: { id: string }; run_at: Date }[]> =>
  (
    await app.db.raw(
      `SELECT payload, run_at FROM graphile_worker._private_jobs AS job JOIN graphile_worker._private_tasks AS task
         ON task.id = job.task_id WHERE task.identifier = ? ORDER BY run_at`,
      [task],
    )
  ).rows;
/** Does what the queue would now: looks for what is free, and sends the texts. */
async function work() {
  await findVacancies(options());
  for (const { payload } of await jobs("sendVacancyText")) await sendVacancyText(options(), payload.id);
}
const states = () => app.db("texts").orderBy("id").pluck("state");

test("who waits for a held home gets one text when it is offered again, with its address and a link that ends it", async () => {
  await hold(first);
  const { body, headers } = await ask({ home: first }).expect(201);
  expect(body).toMatchObject({ ok: true, outcome: "joined", wish: { home: first, search: null } });
  expect(await app.db("waitlist").first()).toMatchObject({
    phone_digits: "01023456789",
    consent_version: waitlistConsent.version,
  });
  await work();
  expect(fake.sent).toEqual([]);
  await release(first);
  await work();
  await work();
  const [text] = fake.sent;
  expect(fake.sent).toHaveLength(1);
  expect(text).toMatchObject({ to: "01023456789" });
  expect(text?.text).toContain(wished({ home: first, search: null }));
  expect(text?.text).toContain(`https://lumina.example${homePath(first)}`);
  expect(text?.text).toContain(`https://lumina.example${headers.location}`);
  expect(text?.text).not.toContain("(광고)");
  // The office's copy opens nothing.
  const stored = present(await app.db("texts").first());
  expect(stored).toMatchObject({ state: "sent", bytes: eucKrBytes(String(text?.text)) });
  expect(stored.body).not.toContain(headers.location);
  const page = await app.request.get(present(headers.location)).set("Accept", "application/json").expect(200);
  expect(page.body).toMatchObject({ outcome: "answered", phone: "***-****-6789" });
  await purgeWaitlist(app.db, { retentionDays: 365, now });
  expect(await app.db("waitlist").first("phone_digits")).toEqual({ phone_digits: "" });
});

test("a change plans the look once it can't be undone, a hold when it ends, and a reopened or cancelled home too", async () => {
  await hold(first);
  const { until } = present(await app.db("homes").where({ key: first }).first());
  expect((await jobs("findVacancies")).map(({ run_at }) => run_at)).toEqual([until]);
  const changes = [
    () => release(first),
    () => office.send("put", `/admin/homes/${first}/withheld`, { reason: "점검" }).expect(200),
    () => office.send("delete", `/admin/homes/${first}/withheld`, {}).expect(200),
    () => office.send("put", `/admin/homes/${first}/contract`, { number: "A-1", date: "2026-11-20" }).expect(200),
    () => office.send("delete", `/admin/homes/${first}/contract`, { reason: "취소" }).expect(200),
  ];
  const planned = [];
  for (const change of changes) {
    await app.db.raw("DELETE FROM graphile_worker._private_jobs");
    await change();
    planned.push((await jobs("findVacancies")).length);
  }
  expect(planned).toEqual([1, 0, 1, 0, 1]);
});

test("a hold that ended by the database's clock is an offer, without anybody's change", async () => {
  await hold(first);
  await ask({ home: first }).expect(201);
  await app
    .db("homes")
    .where({ key: first })
    .update({ until: app.db.raw("now() - interval '1 second'") });
  await work();
  expect(fake.sent).toHaveLength(1);
});

test("who searched without a result gets one text when a home matches", async () => {
  const search = "?type=119A&tower=106&floorFrom=28";
  const matching = findHomes(ledgerHomes(ledgerWith([])), readHomeSearch(new URLSearchParams(search)).search);
  const keys = matching.map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(0);
  await ask({ search: "?type=119A&priceTo=1" }).expect(400);
  const free = await ask({ search }).expect(200);
  expect(free.body).toMatchObject({ outcome: "free" });
  await app.db("homes").insert(keys.map((key) => ({ key, state: "withheld" as const, reason: "점검" })));
  await ask({ search: `${search}&sort=height` }).expect(201);
  await work();
  expect(fake.sent).toEqual([]);
  await office.send("delete", `/admin/homes/${keys[0]}/withheld`, {}).expect(200);
  await work();
  expect(fake.sent.map(({ text }) => String(text))).toEqual([
    expect.stringMatching(/https:\/\/lumina\.example\/SalesInfo\/homes\?type=119A&tower=106&floorFrom=28\n/),
  ]);
});

test("at night nobody is texted; what is gone by the morning is waited for again", async () => {
  await hold(first);
  await ask({ home: first }).expect(201);
  await release(first);
  now = new Date("2026-12-04T14:00:00Z");
  await app.db.raw("DELETE FROM graphile_worker._private_jobs");
  await work();
  expect(await states()).toEqual([]);
  expect((await jobs("findVacancies")).map(({ run_at }) => run_at.toISOString())).toEqual(["2026-12-04T23:00:00.000Z"]);
  now = new Date("2026-12-04T23:00:00Z");
  await findVacancies(options());
  await hold(first);
  for (const { payload } of await jobs("sendVacancyText")) await sendVacancyText(options(), payload.id);
  expect([fake.sent, await states()]).toEqual([[], []]);
  await release(first);
  await work();
  expect(fake.sent).toHaveLength(1);
});

test("a text whose answer was lost is sent once", async () => {
  await hold(first);
  await ask({ home: first }).expect(201);
  await release(first);
  fake.trouble = { step: "send", when: "after", answer: (response) => response.destroy() };
  await work();
  expect(await states()).toEqual(["sending"]);
  fake.trouble = undefined;
  await work();
  expect([fake.sent.length, await states()]).toEqual([1, ["sent"]]);
});

test("the link ends it before or after, and a wrong one opens nothing", async () => {
  await hold(first);
  const link = present((await ask({ home: first }).expect(201)).headers.location);
  await app.request.get(link.replace(/-./, (start) => (start === "-A" ? "-B" : "-A"))).expect(404);
  const registration = link.replace("/waitlist/", "/registrations/");
  await app.request.get(registration).expect(404);
  expect((await app.request.get(link).expect(200)).text).toContain(copy.titles.waiting);
  await app.form(link, { change: "end" }).expect(303);
  expect((await app.request.get(link).expect(410)).text).toContain(copy.titles.ended);
  await release(first);
  await work();
  expect(fake.sent).toEqual([]);
});

test("a request sent again is one, and a number waits for as many as it may, even at once", async () => {
  const keys = saleHomes.slice(0, waitlistLimit + 2).map(({ key }) => key);
  for (const key of keys) await hold(key);
  const once = await ask({ home: first, key: "one" }).expect(201);
  const again = await ask({ home: first, key: "one" }).expect(201);
  expect(again.headers.location).toBe(once.headers.location);
  // Without its key it may be somebody else's: no link to their request.
  const stranger = await ask({ home: first }).expect(201);
  expect(stranger.body).toMatchObject({ ok: true, outcome: "known" });
  expect(stranger.headers.location).toBeUndefined();
  const answers = await Promise.all(keys.slice(1).map((home) => ask({ home, phone: "+82 10 2345 6789" })));
  expect(answers.map(({ body }) => body.outcome).sort()).toEqual(["full", "full", "joined", "joined"]);
  expect(await app.db("waitlist")).toHaveLength(waitlistLimit);
});

test("what can be had, is gone, or isn't known stores no number; a wrong number stays in the form", async () => {
  expect((await ask({ home: first }).expect(200)).body).toMatchObject({ ok: false, outcome: "free" });
  await office.send("put", `/admin/homes/${second}/withheld`, { reason: "점검" }).expect(200);
  expect((await ask({ home: second }).expect(409)).body).toMatchObject({ outcome: "gone" });
  await ask({ home: "999-9999" }).expect(400);
  await ask({}).expect(400);
  await hold(first);
  for (const phone of ["02-1234-5678", "", "010-1234", "전화 주세요"]) {
    const { body } = await ask({ home: first, phone }).expect(422);
    expect(body).toMatchObject({ outcome: "invalid", phone, fields: { phone: copy.phoneWrong } });
  }
  const { text } = await app.form("/waitlist", { home: first, phone: "02-1234-5678" }).expect(422);
  expect(text).toContain('value="02-1234-5678"');
  await app.db("homes_ledger").update({ open: false });
  expect((await ask({ home: first }).expect(409)).body).toMatchObject({ outcome: "closed" });
  await app.db("homes_ledger").update({ open: true });
  expect(await app.db("waitlist")).toEqual([]);
});

test("an erased lead takes its number's requests along, and none is older than the retention period", async () => {
  await hold(first);
  const lead = await office.lead();
  const { phone_digits: phone } = present(await app.db("registrations").where({ id: lead }).first("phone_digits"));
  await ask({ home: first, phone }).expect(201);
  // A key that no browser makes is none.
  await ask({ home: first, phone: "010-9999-1234", key: "\u0000" }).expect(201);
  await eraseRegistration(app.db, lead, "withdrawn");
  expect(await app.db("waitlist").pluck("phone_digits")).toEqual(["01099991234"]);
  await purgeWaitlist(app.db, { retentionDays: 365, now: new Date(now.getTime() + 366 * 24 * 3_600_000) });
  expect(await app.db("waitlist")).toEqual([]);
});

test("the office sees how many wait for a home, and nobody's number", async () => {
  await hold(first);
  await ask({ home: first }).expect(201);
  const panel = await office.get(`/admin/homes?home=${first}`);
  expect(panel.body.selected.waiting).toBe(1);
  expect(JSON.stringify(panel.body)).not.toContain("01023456789");
  expect((await office.get("/admin/overview")).body.waitlist).toBe(1);
});
