import { expect, test } from "vitest";
import { visits } from "../../client/copy/visits.ts";
import type { TodayProps } from "../../client/shared/desk/today.ts";
import type { Lead } from "../../client/shared/lead.ts";
import { seoulTime } from "../../client/shared/seoulTime.ts";
import { accountIdOf } from "../../server/models/account/account.ts";
import { present } from "../support/present.ts";
import { startSalesOffice } from "../support/salesOffice.ts";

const office = await startSalesOffice();
const { app } = office;
const json = { Accept: "application/json" };
const counsellor = await office.counsellor("kim@lumina.example");
const officeId = present(await accountIdOf(app.db, "admin@lumina.example"));

const today = seoulTime(new Date()).slice(0, 10);
const at = (time: string) => new Date(`${today}T${time}:00+09:00`);

async function visit(starts_at: Date, name: string): Promise<string> {
  const id = await office.lead({ name, status: "booked" });
  await app
    .db("visit_slots")
    .insert({ starts_at, booked: 1 })
    .onConflict("starts_at")
    .merge({ booked: app.db.raw("visit_slots.booked + 1") });
  await app.db("visit_bookings").insert({ registration_id: id, starts_at });
  return id;
}
const names = (leads: Lead[]) => leads.map(({ name }) => name);
const day = async (query = ""): Promise<TodayProps> => (await office.get(`/admin/today${query}`).expect(200)).body;
const seenAsCounsellor = async (): Promise<TodayProps> =>
  (await app.request.get("/admin/today").set(json).set("Cookie", counsellor.cookie).expect(200)).body;

test("the desk opens with today", async () => {
  await office.get("/admin").expect(302).expect("Location", "/admin/today");
  await office.get("/admin/sign-in").expect(302).expect("Location", "/admin/today");
  const page = await app.request.get("/admin/sign-in").expect(200);
  expect(page.text).toContain('name="next" value="/admin/today"');
});

test("a day has its visits by slot, walk-in visitors, callbacks, and new leads", async () => {
  const [second, first] = [await visit(at("15:00"), "둘째"), await visit(at("11:00"), "첫째")];
  await visit(new Date(at("11:00").getTime() + 86_400_000), "내일");
  await app
    .db("visit_bookings")
    .where({ registration_id: await visit(at("12:00"), "취소") })
    .update({ cancelled_at: new Date() });
  await office.lead({ name: "현장", form: "walkin", status: "visited" });
  const promised = await office.lead({ name: "약속", status: "contacted" });
  await app
    .db("registrations")
    .where({ id: promised })
    .update({ callback_at: new Date(Date.now() - 60_000) });
  const later = await office.lead({ name: "다음 주", status: "contacted" });
  await app
    .db("registrations")
    .where({ id: later })
    .update({ callback_at: new Date(Date.now() + 7 * 86_400_000) });
  await office.lead({ name: "신규" });
  await office.send("put", `/admin/leads/${first}/visit`, { outcome: "arrived" }).expect(204);
  const shown = await day();
  expect(shown).toMatchObject({ day: today, isToday: true });
  expect(names(shown.visits)).toEqual(["첫째", "둘째"]);
  expect(shown.visits.map(({ visitOutcome }) => visitOutcome)).toEqual(["arrived", null]);
  expect(names(shown.walkins)).toEqual(["현장"]);
  expect(names(shown.callbacks)).toEqual(["약속"]);
  expect([names(shown.newLeads.leads), shown.newLeads.count]).toEqual([["신규"], 1]);
  expect(shown.header).toMatchObject({ due: 1, nextCallback: expect.any(String) });
  expect(names((await day(`?day=${shown.next}`)).visits)).toEqual(["내일"]);
  expect(names((await day("?day=2026-02-31")).visits)).toEqual(["첫째", "둘째"]);
  expect(second).not.toBe(first);
});

test("a counsellor's day has own and unassigned leads, and none of the office's tasks", async () => {
  const [own, others] = [await visit(at("11:00"), "내 고객"), await visit(at("11:00"), "남의 고객")];
  await app.db("registrations").where({ id: own }).update({ assignee_id: counsellor.id });
  await app
    .db("registrations")
    .where({ id: others })
    .update({ assignee_id: officeId, callback_at: new Date(0) });
  await office.lead({ name: "신규" });
  const shown = await seenAsCounsellor();
  expect(names(shown.visits)).toEqual(["내 고객"]);
  expect(names(shown.callbacks)).toEqual([]);
  expect(shown.header).toMatchObject({ role: "counsellor", due: 0 });
  expect(shown.openTasks).toEqual([]);
  const { openTasks } = await day();
  expect(openTasks.map(({ kind }) => kind)).toContain("unassigned");
});

test("a visitor of the day who is to be called is on the page once, and isn't among the new leads", async () => {
  const both = await visit(at("11:00"), "방문과 전화");
  await app
    .db("registrations")
    .where({ id: both })
    .update({ status: "new", callback_at: new Date(Date.now() - 60_000) });
  await office.lead({ name: "신규" });
  const shown = await day();
  expect(names(shown.visits)).toEqual(["방문과 전화"]);
  expect([names(shown.newLeads.leads), shown.newLeads.count]).toEqual([["신규"], 1]);
  const html = (await app.request.get("/admin/today").set("Cookie", counsellor.cookie).expect(200)).text;
  expect(html.split(`href="/admin/leads/${both}"`)).toHaveLength(2);
  expect(html).toContain("방문과 전화 방문 결과");
  expect(html).toContain("방문과 전화 다시 전화");
});

test("the week has the places taken of each hour", async () => {
  await visit(new Date("2025-12-06T10:00:00+09:00"), "첫째");
  await visit(new Date("2025-12-06T10:00:00+09:00"), "둘째");
  const { week = [] } = await day("?day=2025-12-05");
  const { weekday, weekend } = visits.hours;
  expect(week.map((each) => each.day)).toEqual(
    [5, 6, 7, 8, 9, 10, 11].map((each) => `2025-12-${String(each).padStart(2, "0")}`),
  );
  expect(week[0]?.slots[0]).toMatchObject({ capacity: weekday.capacity, taken: 0 });
  expect(week[1]?.slots[0]).toEqual({ startsAt: "2025-12-06T10:00+09:00", capacity: weekend.capacity, taken: 2 });
  expect(week[1]?.slots[1]?.taken).toBe(0);
});

test("opening a day is logged once, however often it updates itself", async () => {
  const opened = () => app.db("desk_log").where({ action: "today" });
  const before = (await opened()).length;
  let { listToken } = await day();
  for (let time = 0; time < 3; time += 1)
    ({ listToken } = (await office.send("post", "/admin/today", { day: today, listToken }).expect(200)).body);
  expect(await opened()).toHaveLength(before + 1);
  await office.send("post", "/admin/today", { day: today, listToken: "1.made-up" }).expect(200);
  await office.send("post", "/admin/today", { day: "2026-01-05", listToken }).expect(200);
  expect(await opened()).toHaveLength(before + 3);
});

test("a visit's outcome is recorded by a plain form, which returns to the day", async () => {
  const id = await visit(at("11:00"), "첫째");
  const answer = await app.form(
    `/admin/leads/${id}/visit`,
    { _method: "put", outcome: "no_show", back: "/admin/today" },
    counsellor.cookie,
  );
  expect(answer.headers.location).toBe("/admin/today?done=visit");
  const page = await app.request.get("/admin/today?done=visit").set("Cookie", counsellor.cookie).expect(200);
  expect(page.text).toContain("방문 결과를 기록했습니다.");
});
