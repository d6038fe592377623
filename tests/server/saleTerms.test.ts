import { beforeEach, expect, test } from "vitest";
import { pricesOffered } from "../../client/complex/homes/offers.ts";
import { paymentPlan } from "../../client/complex/sale/paymentPlan.ts";
import { visitSlots } from "../../client/complex/sale/visitSlots.ts";
import { payment } from "../../client/content/sale/payment.ts";
import { works } from "../../client/content/schedule.ts";
import { termsCopy, termsText } from "../../client/copy/saleTerms.ts";
import type { TermsProps } from "../../client/shared/desk/terms.ts";
import type { TodayProps } from "../../client/shared/desk/today.ts";
import { termsAt } from "../../client/shared/sale/saleTerms.ts";
import { seoulDay, seoulTime } from "../../client/shared/seoulTime.ts";
import { startSalesOffice } from "../support/salesOffice.ts";
import { sameOrigin, type TestApp, testApp } from "../support/testApp.ts";

const office = await startSalesOffice();
const { app } = office;
let later = 0;
/** A second instance, whose clock a test can put forward. */
const other = await testApp({ databaseUrl: app.databaseUrl, context: { now: () => new Date(Date.now() + later) } });

const hour = 3_600_000;
const at = (fromNow: number) => seoulTime(new Date(Date.now() + fromNow)).slice(0, 16);
const announced = payment.downPayment.atContract;
type Fields = Record<string, string>;
const newest = async () => ((await office.get("/admin/terms").expect(200)).body as TermsProps).newest;
const set = async (fields: Fields) =>
  office.send("post", "/admin/terms").send({ reason: "조건 변경", previous: await newest(), ...fields });
const html = async (from: TestApp, path = "/SalesInfo/price") => (await from.request.get(path)).text;
const soon = { timeout: 2_000, interval: 20 };

beforeEach(async () => {
  later = 0;
  await app.db.raw("TRUNCATE sale_terms; NOTIFY terms");
  for (const one of [app, other]) await expect.poll(() => html(one), soon).not.toContain('"terms":');
});

test("changed terms are on every page that says them, at both instances, and gone with the next version", async () => {
  const paths = ["/", "/SalesInfo/price", "/SalesInfo/faq", "/SalesInfo/SubscriptionGuide"];
  const before = await Promise.all(paths.map((path) => html(other, path)));
  expect((await set({ atContract: "500", interestFree: "on", freeExtension: "on" })).status).toBe(201);
  for (const one of [app, other])
    for (const path of paths) await expect.poll(() => html(one, path), soon).toMatch(/[^,\d]500만원/);
  const [home, price, faq] = await Promise.all(paths.map((path) => html(other, path)));
  expect(home).toContain("중도금 무이자");
  expect(home).not.toContain("중도금 이자후불");
  const today = seoulDay(new Date());
  const since = `${Number(today.slice(5, 7))}월 ${Number(today.slice(8))}일부터`;
  for (const page of [home, price, faq]) expect(page).toContain(since);
  const ofHome = await html(other, "/SalesInfo/homes/101-401");
  expect(ofHome).toContain("입주할 때 내실 돈");
  expect(ofHome).toContain("중도금 이자는 사업주체가 냅니다");
  expect(ofHome).not.toContain("중도금 이자 약");
  await set({});
  for (const [index, path] of paths.entries())
    await expect.poll(() => html(other, path), soon).toBe(before[index] ?? "");
});

test("the calculator reckons with them", () => {
  const now = new Date();
  const home = { type: "84A", extended: true, options: [], rate: 4.5 } as const;
  const price = Math.max(...pricesOffered({ now: new Date("2025-12-23T12:00+09:00"), soldOut: false }, ["84A"]));
  const usual = paymentPlan(home, price, { now });
  const changed = paymentPlan(home, price, {
    now,
    terms: { atContract: 500, interestFree: true, freeExtension: true, since: {} },
  });
  expect(changed).toMatchObject({ atContract: 5_000_000, interest: 0, extension: 0 });
  expect(usual?.atContract).toBeGreaterThan(announced * 10_000);
  // The down payment is the announced share all the same.
  const down = (plan: typeof usual) =>
    plan?.lines.filter(({ name }) => name.startsWith("계약금")).reduce((sum, line) => sum + line.sum, 0);
  expect(down(changed)).toBe(down(usual));
});

test("they begin at their minute, with nothing written then, and can be taken back until then", async () => {
  expect((await set({ atContract: "700", validFrom: at(2 * hour) })).status).toBe(201);
  const shows = async () => /[^,\d]700만원/.test(await html(other));
  await expect
    .poll(() => {
      later = 2 * hour + 60_000;
      return shows();
    }, soon)
    .toBe(true);
  later = 0;
  expect(await shows()).toBe(false);
  const { versions }: TermsProps = (await office.get("/admin/terms")).body;
  expect(versions.map(({ state }) => state)).toEqual(["planned"]);
  await office.send("delete", `/admin/terms/${versions[0]?.id}`).expect(204);
  await office.send("delete", `/admin/terms/${versions[0]?.id}`).expect(404);
  later = 3 * hour;
  await expect.poll(shows, soon).toBe(false);
  await set({ atContract: "600" });
  const [valid] = ((await office.get("/admin/terms")).body as TermsProps).versions;
  await office.send("delete", `/admin/terms/${valid?.id}`).expect(404);
});

test("days and hours at which the model house is closed can't be booked", async () => {
  const [first] = visitSlots({ now: new Date(), soldOut: false }).slice(-1);
  const day = String(first?.startsAt.slice(0, 10));
  const days = async (one: TestApp) => {
    const { body } = await one.request.get("/Promotion/visit").set("Accept", "application/json");
    return (body.days as { day: string; slots: { startsAt: string }[] }[]).flatMap(({ slots }) =>
      slots.map(({ startsAt }) => startsAt),
    );
  };
  expect((await days(other)).filter((slot) => slot.startsWith(day))).toHaveLength(8);
  await set({ closedDays: day, openFrom: "13:00", openTo: "16:00" });
  await expect.poll(async () => (await days(other)).filter((slot) => slot.startsWith(day)), soon).toEqual([]);
  expect(new Set((await days(other)).map((slot) => slot.slice(11, 13)))).toEqual(new Set(["13", "14", "15"]));
  const page = await html(other, "/Promotion/visit");
  expect(page).toContain("13:00~16:00");
  const visit = { form: "customer", name: "김하늘", phone: "01023456789", message: "방문", visitDate: first?.startsAt };
  await app.post("/registrations", visit).expect(422);
});

test("a changed month of occupancy stands beside the announced one on every page; the calculator's interest follows", async () => {
  const paths = ["/BusinessGuide/plan", "/BusinessGuide/intro", "/SalesInfo/faq", "/SalesInfo/price"];
  expect((await set({ occupancy: "2030-01", nextNotice: "2029-03" })).status).toBe(201);
  const said = `에서 2030년 1월로 변경, ${Number(seoulDay(new Date()).slice(5, 7))}월 ${Number(seoulDay(new Date()).slice(8))}일 안내`;
  const read = async (one: TestApp, path: string) =>
    (await html(one, path)).replace(/<[^>]+>/g, "").replaceAll("\u00a0", " ");
  for (const one of [app, other])
    for (const path of paths) await expect.poll(() => read(one, path), soon).toContain(said);
  expect(await read(other, "/BusinessGuide/plan")).toContain("2029년 3월 공고 예정");
  expect(await read(other, "/SalesInfo/faq")).toContain("2029년 3월 공고 예정");
  // What was announced is the same document as before.
  expect(await read(other, "/SalesInfo/announcement")).not.toContain("2030년");
  const now = new Date();
  const home = { type: "84A", extended: false, options: [], rate: 4.5 } as const;
  const plan = (occupancy?: string) =>
    paymentPlan(home, 60_000, { now, ...(occupancy && { terms: { occupancy, since: {} } }) });
  expect(plan("2030-01")?.interest).toBeGreaterThan(plan()?.interest ?? 0);
  expect(plan("2030-01")?.lines.at(-1)?.due).toContain("2030");
  // As announced is no change.
  await set({ occupancy: works.occupancy ?? "" });
  await expect.poll(() => read(other, "/BusinessGuide/plan"), soon).not.toContain("2030년");
});

test("after the model house's last day nothing can be booked, and search engines are told", async () => {
  const days = async () => {
    const { body } = await other.request.get("/Promotion/visit").set("Accept", "application/json");
    return (body.days as { day: string }[]).map(({ day }) => day);
  };
  const lastDay = seoulDay(new Date(Date.now() + 48 * hour));
  expect((await days()).some((day) => day > lastDay)).toBe(true);
  await set({ lastDay });
  await expect.poll(async () => (await days()).filter((day) => day > lastDay), soon).toEqual([]);
  await expect.poll(() => html(other, "/Promotion/visit"), soon).toContain(`"validThrough":"${lastDay}"`);
});

test("a term's day is that on which it first held, however often the others change", () => {
  const versions = [
    { terms: { atContract: 500 }, validFrom: new Date("2026-12-01T00:00+09:00") },
    { terms: { atContract: 500, interestFree: true as const }, validFrom: new Date("2026-12-05T00:00+09:00") },
    { terms: { atContract: 300 }, validFrom: new Date("2026-12-09T00:00+09:00") },
  ];
  const day = (text: string) => termsAt(versions, new Date(`${text}T12:00+09:00`));
  expect(day("2026-11-30")).toBeUndefined();
  expect(day("2026-12-06")?.since).toEqual({ atContract: "2026-12-01", interestFree: "2026-12-05" });
  expect(day("2026-12-09")).toEqual({ atContract: 300, since: { atContract: "2026-12-09" } });
});

test("what was announced can't be worsened, and what can't be read is refused beside its field", async () => {
  const { problems } = termsCopy;
  const refused: [Fields, string, string][] = [
    [{ atContract: String(announced + 1) }, "atContract", problems.atContract],
    [{ atContract: "-5" }, "atContract", problems.atContract],
    [{ openFrom: "10:00" }, "openTo", problems.open],
    [{ openFrom: "18:00", openTo: "10:00" }, "openTo", problems.open],
    [{ openFrom: "0900", openTo: "18:00" }, "openFrom", problems.open],
    [{ closedDays: "2026-02-30" }, "closedDays", problems.closedDays],
    [{ closedDays: "내일" }, "closedDays", problems.closedDays],
    [{ lastDay: "2026-01-01" }, "lastDay", problems.lastDay],
    [{ occupancy: "2030-13" }, "occupancy", problems.month],
    [{ occupancy: "2025-01" }, "occupancy", problems.month],
    [{ nextNotice: "봄" }, "nextNotice", problems.month],
    [{ validFrom: at(-hour) }, "validFrom", problems.validFrom],
    [{ reason: " " }, "reason", problems.reason],
  ];
  for (const [fields, field, message] of refused) {
    const { status, body } = await set(fields);
    expect([status, body.fields], JSON.stringify(fields)).toEqual([422, { [field]: message }]);
  }
  expect(await app.db("sale_terms")).toEqual([]);
  const page = await app.form("/admin/terms", { atContract: "9999999", reason: "오타" }, office.cookie).expect(422);
  expect(page.text).toContain("오타");
});

test("a change based on an older version is told so; a request whose answer was lost changes once; all is logged", async () => {
  const send = () =>
    office
      .send("post", "/admin/terms")
      .set("Idempotency-Key", "lost")
      .send({ atContract: "500", reason: "이유", previous: "" });
  const [first, second] = [await send().expect(201), await send().expect(201)];
  expect(second.body).toEqual(first.body);
  const stale = await office
    .send("post", "/admin/terms")
    .send({ atContract: "400", reason: "이유", previous: "" })
    .expect(409);
  expect(stale.body).toMatchObject({ message: termsCopy.problems.changed, now: first.body.id });
  expect(await app.db("sale_terms")).toHaveLength(1);
  const [entry] = (await office.log()).filter(({ action }) => action === "terms");
  expect(entry?.details.note).toContain(termsText({ atContract: 500 }));
});

test("a form begins with what is valid now, and what passed since may be kept", async () => {
  await set({ atContract: "500", validFrom: at(24 * hour) });
  const { values }: TermsProps = (await office.get("/admin/terms")).body;
  expect(values.atContract).toBe("");
  const passed = { lastDay: "2026-01-05", occupancy: "2026-02", nextNotice: "2026-03" };
  await app.db("sale_terms").insert({
    terms: JSON.stringify(passed) as never,
    reason: "",
    changed_by: "",
    valid_from: new Date(Date.now() - hour),
  });
  expect((await set({ ...passed, atContract: "400" })).status).toBe(201);
  const { status, body } = await set({ ...passed, lastDay: "2026-01-06" });
  expect([status, body.fields]).toEqual([422, { lastDay: termsCopy.problems.lastDay }]);
});

test("visits booked for a day that is closed since are named, and stay in the week", async () => {
  const starts_at = new Date(Date.now() + 48 * hour);
  starts_at.setUTCHours(2, 0, 0, 0);
  const stranded = async () => ((await office.get("/admin/terms")).body as TermsProps).stranded;
  await app.db("visit_slots").insert({ starts_at, booked: 2 });
  expect(await stranded()).toBeUndefined();
  await set({ closedDays: seoulDay(starts_at) });
  expect(await stranded()).toEqual([{ startsAt: starts_at.toISOString(), count: 2 }]);
  expect((await app.request.get("/admin/terms").set("Cookie", office.cookie).expect(200)).text).toContain("2팀");
  const { week }: TodayProps = (await office.get("/admin/today")).body;
  expect(week?.flatMap(({ slots }) => slots).filter(({ taken }) => taken > 0)).toEqual([
    { startsAt: seoulTime(starts_at), capacity: 0, taken: 2 },
  ]);
  await app.db("visit_slots").delete();
});

test("a plain form sent again after its version was taken back stores it again", async () => {
  const send = () =>
    app
      .form("/admin/terms", { atContract: "300", validFrom: at(24 * hour), reason: "다시" }, office.cookie)
      .expect(303);
  await send();
  await send();
  expect(await app.db("sale_terms")).toHaveLength(1);
  await office.send("delete", `/admin/terms/${await newest()}`).expect(204);
  await send();
  expect(await app.db("sale_terms")).toHaveLength(1);
});

test("counsellors and strangers can neither read nor change them", async () => {
  const kim = await office.counsellor("kim@lumina.example");
  for (const [method, path] of [
    ["get", "/admin/terms"],
    ["post", "/admin/terms"],
    ["delete", "/admin/terms/1"],
  ] as const) {
    await kim.as(method, path).expect(403);
    await app.request[method](path).set(sameOrigin).set({ Accept: "application/json" }).expect(401);
  }
});
