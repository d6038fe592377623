import { beforeEach, expect, test } from "vitest";
import { idempotencyKeyHeader } from "../../client/shared/desk/idempotencyKey.ts";
import type { LeadDetailProps, LeadsProps } from "../../client/shared/desk/leads.ts";
import type { Lead } from "../../client/shared/lead.ts";
import { accountIdOf } from "../../server/models/account/account.ts";
import { changeMarketing } from "../../server/models/lead/consentLedger.ts";
import { erasePlanned, purgeRegistrations } from "../../server/models/lead/erasure.ts";
import { present } from "../support/present.ts";
import { startSalesOffice } from "../support/salesOffice.ts";

const office = await startSalesOffice();
const { app } = office;

const [kim, lee] = [await office.counsellor("kim@lumina.example"), await office.counsellor("lee@lumina.example")];
const officeId = present(await accountIdOf(app.db, "admin@lumina.example"));

beforeEach(() => app.db("saved_filters").delete());

const row = async (id: string) => present(await app.db("registrations").where({ id }).first());
const give = (id: string, assignee: string | null) =>
  app.db("registrations").where({ id }).update({ assignee_id: assignee });
const idsIn = ({ body }: { body: LeadsProps }) => body.leads.map(({ id }) => id);

test("a counsellor sees and works on own and unassigned leads, newest first; others' are missing", async () => {
  const [free, own, others] = [await office.lead(), await office.lead(), await office.lead()];
  await give(own, kim.id);
  await give(others, lee.id);
  const list = await kim.as("get", "/admin/leads").expect(200);
  expect(idsIn(list)).toEqual([own, free]);
  expect(list.body.count).toBe(2);
  // They share one number: the other counsellor's lead is neither counted nor listed.
  expect(list.body.leads.map(({ duplicates }: Lead) => duplicates)).toEqual([1, 1]);
  const { body } = await kim.as("get", `/admin/leads/${own}`).expect(200);
  expect(body.lead.sameNumber.map(({ id }: Lead) => id)).toEqual([free]);
  for (const search of [{ q: "김하나" }, { assignee: lee.id }, { atLeast: 1000 }])
    expect(idsIn(await kim.as("post", "/admin/leads/search", search).expect(200))).not.toContain(others);
  await kim.as("get", `/admin/leads/${others}`).expect(404);
  const before = await row(others);
  for (const [method, path, fields] of [
    ["put", "status", { status: "closed" }],
    ["put", "assignee", { assignee: kim.id }],
    ["put", "callback", { in: "hour" }],
    ["put", "grade", { grade: "A" }],
    ["put", "interest", { interest: "84A" }],
    ["post", "texts", { kind: "absence" }],
    ["post", "absences", {}],
    ["delete", "absences", {}],
    ["put", "visit", { outcome: "arrived" }],
    ["post", "notes", { body: "메모" }],
    ["delete", "marketing", {}],
  ] as const)
    await kim.as(method, `/admin/leads/${others}/${path}`, fields).expect(404);
  expect(await row(others)).toEqual(before);
  expect(await app.db("lead_notes")).toHaveLength(0);
  // A denied request is not logged as an access.
  expect(await app.db("desk_log").where({ registration_id: others })).toHaveLength(0);
});

test("a counsellor takes an unassigned lead and gives up an own one, and assigns none to others", async () => {
  const id = await office.lead();
  const assignee = (to: string) => kim.as("put", `/admin/leads/${id}/assignee`, { assignee: to });
  await assignee(lee.id).expect(404);
  await assignee(kim.id).expect(204);
  expect((await row(id)).assignee_id).toBe(kim.id);
  expect((await office.log())[0]).toMatchObject({
    action: "assign",
    registration_id: id,
    details: { note: "담당 없음 → kim@lumina.example" },
  });
  await lee.as("get", `/admin/leads/${id}`).expect(404);
  await assignee("").expect(204);
  await lee.as("get", `/admin/leads/${id}`).expect(200);
  expect((await kim.as("get", "/admin/leads").expect(200)).body.assignees.map((one: { id: string }) => one.id)).toEqual(
    [kim.id],
  );
});

test("the slower of two changes is refused with a message", async () => {
  const id = await office.lead();
  await office.send("put", `/admin/leads/${id}/status`, { status: "contacted", previous: "new" }).expect(204);
  await office.send("put", `/admin/leads/${id}/status`, { status: "closed", previous: "new" }).expect(409);
  expect((await row(id)).status).toBe("contacted");
  const starts_at = new Date("2026-11-24T05:00Z");
  await app.db("visit_slots").insert({ starts_at, booked: 1 }).onConflict("starts_at").ignore();
  await app.db("visit_bookings").insert({ registration_id: id, starts_at });
  for (const [name, first, second, shown] of [
    ["callback", { callback: "2999-01-31T14:30" }, { callback: "2999-02-01T10:00" }, "2999. 1. 31."],
    [
      "callback",
      { callback: "2999-03-01T10:00", previous: "2999-01-31T05:30:00.000Z" },
      { in: "never" },
      "2999. 3. 1.",
    ],
    ["grade", { grade: "A" }, { grade: "B" }, "‘A’"],
    ["interest", { interest: "84A" }, { interest: "105" }, "‘84A’"],
    ["visit", { outcome: "arrived" }, { outcome: "no_show" }, "‘도착’"],
  ] as const) {
    const send = (fields: object) => office.send("put", `/admin/leads/${id}/${name}`, { previous: "", ...fields });
    await send(first).expect(204);
    const before = await row(id);
    const { body } = await send(second).expect(409);
    expect(body.message, name).toContain(shown);
    expect(await row(id), name).toEqual(before);
    // Repeating the same change does nothing, and a client that was shown the stored value may continue from it.
    await send(first).expect(204);
    if (name !== "callback") await send({ ...second, previous: body.now }).expect(204);
  }
  await office.send("put", `/admin/leads/${id}/assignee`, { assignee: kim.id, previous: "" }).expect(204);
  await office.send("put", `/admin/leads/${id}/assignee`, { assignee: lee.id, previous: "" }).expect(409);
  const plain = await app.form(
    `/admin/leads/${id}/status`,
    { _method: "put", status: "closed", previous: "new", back: "/admin/leads?status=new" },
    office.cookie,
  );
  expect(plain.headers.location).toBe("/admin/leads?status=new&done=conflict");
  const typed = await app
    .form(`/admin/leads/${id}/callback`, { _method: "put", callback: "2999-05-05T11:00", previous: "" }, office.cookie)
    .expect(303);
  const page = await app.request.get(String(typed.headers.location)).set("Cookie", office.cookie).expect(200);
  expect(page.text).toContain('value="2999-05-05T11:00"');
});

test("a plain form is redirected to the list that it came from, and nowhere else", async () => {
  const id = await office.lead();
  const post = async (back: string) =>
    (await app.form(`/admin/leads/${id}/grade`, { _method: "put", grade: "A", back }, office.cookie)).headers.location;
  expect(await post("/admin/leads?status=new&done=x&undo=5")).toBe("/admin/leads?status=new&done=grade");
  for (const bad of ["//evil.example", "https://evil.example", "/admin/leads\\evil", "/admin/accounts", ""])
    expect(await post(bad)).toBe(`/admin/leads/${id}?done=grade`);
});

test("a callback has a time in Seoul, unanswered calls are counted, and filters find both", async () => {
  const [id, other] = [await office.lead(), await office.lead()];
  const callback = (fields: object) => office.send("put", `/admin/leads/${id}/callback`, fields);
  await callback({ callback: "2999-01-31T14:30" }).expect(204);
  expect((await row(id)).callback_at).toEqual(new Date("2999-01-31T05:30Z"));
  for (const wrong of ["2999-02-31T10:00", "tomorrow", "", "2020-01-01T10:00", "0000-01-01T10:00"])
    expect(Object.keys((await callback({ callback: wrong }).expect(422)).body.fields)).toEqual(["callback"]);
  await callback({ in: "hour" }).expect(204);
  expect(present((await row(id)).callback_at).getTime()).toBeGreaterThan(Date.now() + 3_500_000);
  expect(idsIn(await office.get("/admin/leads?callback=planned"))).toEqual([id]);
  expect(idsIn(await office.get("/admin/leads?callback=due"))).toEqual([]);
  await app
    .db("registrations")
    .where({ id })
    .update({ callback_at: new Date(Date.now() - 1_000) });
  expect(idsIn(await office.get("/admin/leads?callback=due"))).toEqual([id]);
  await callback({ in: "never" }).expect(204);
  expect((await row(id)).callback_at).toBeNull();

  const absence = (method: "post" | "delete") => office.send(method, `/admin/leads/${other}/absences`, {});
  await absence("post").expect(204);
  await absence("post").expect(204);
  expect(await row(other)).toMatchObject({ absences: 2, status: "contacted" });
  for (let step = 0; step < 3; step += 1) await absence("delete").expect(204);
  expect((await row(other)).absences).toBe(0);
});

test("lists are filtered by consent, grade and assignee, and saved filters belong to an account", async () => {
  const [one, two] = [await office.lead(), await office.lead()];
  await app.db("registrations").where({ id: one }).update({ marketing_consent: true, grade: "A", assignee_id: kim.id });
  for (const [query, found] of [
    ["marketing=yes", one],
    ["marketing=no", two],
    ["grade=A", one],
    [`assignee=${kim.id}`, one],
    ["assignee=none", two],
  ])
    expect(idsIn(await office.get(`/admin/leads?${query}`)), query).toEqual([found]);
  const save = (fields: object) => office.send("post", "/admin/filters", fields);
  await save({ name: "내 조건", grade: "A", q: "김하나" }).expect(204);
  expect(Object.keys((await save({ name: "", grade: "A" }).expect(422)).body.fields)).toEqual(["name"]);
  expect(Object.keys((await save({ name: "비어 있음" }).expect(422)).body.fields)).toEqual(["name"]);
  const { saved } = (await office.get("/admin/leads")).body;
  expect(saved).toMatchObject([{ name: "내 조건", filters: { grade: "A" } }]);
  expect((await kim.as("get", "/admin/leads")).body.saved).toEqual([]);
  await kim.as("delete", `/admin/filters/${saved[0].id}`).expect(404);
  await office.send("delete", `/admin/filters/${saved[0].id}`).expect(204);
});

test("a bulk assignment can be undone, except for leads changed since", async () => {
  const ids = [await office.lead(), await office.lead(), await office.lead()] as const;
  await give(ids[1], lee.id);
  const { body } = await office
    .send("post", "/admin/leads/assignments", { id: [...ids, "999999"], assignee: kim.id })
    .expect(200);
  expect(body.count).toBe(3);
  expect(await app.db("registrations").orderBy("id").pluck("assignee_id")).toEqual([kim.id, kim.id, kim.id]);
  await give(ids[2], officeId);
  await kim.as("post", `/admin/undo/${body.undo}`, {}).expect(409);
  await office.send("post", `/admin/undo/${body.undo}`, {}).expect(204);
  expect(await app.db("registrations").orderBy("id").pluck("assignee_id")).toEqual([null, lee.id, officeId]);
  await office.send("post", `/admin/undo/${body.undo}`, {}).expect(409);
  await office.send("post", "/admin/leads/assignments", { assignee: kim.id }).expect(400);
  await office.send("post", "/admin/leads/assignments", { id: ids[0], assignee: "999999" }).expect(400);
});

test("a lead is erased a moment after the request, with those merged into it, unless undone", async () => {
  const [id, part, other] = [await office.lead(), await office.lead(), await office.lead({ phone: "010-9999-0000" })];
  await office.send("post", `/admin/leads/${id}/merged`, { id: part }).expect(200);
  const erase = async () => (await office.send("delete", `/admin/leads/${id}`).expect(202)).body.undo;
  const undo = await erase();
  await office.get(`/admin/leads/${id}`).expect(404);
  expect(idsIn(await office.get("/admin/leads"))).toEqual([other]);
  expect(await erasePlanned(app.db)).toBe(0);
  await office.send("post", `/admin/undo/${undo}`, {}).expect(204);
  await office.get(`/admin/leads/${id}`).expect(200);
  const late = await erase();
  const { rows } = await app.db.raw<{ rows: { waits: boolean }[] }>(
    "SELECT run_at > now() + interval '10 seconds' AS waits FROM graphile_worker.jobs WHERE task_identifier = 'erasePlanned'",
  );
  expect(rows).toEqual([{ waits: true }, { waits: true }]);
  await app.db("desk_undos").update({ expires_at: new Date(Date.now() - 1) });
  await app
    .db("registrations")
    .whereNotNull("erase_at")
    .update({ erase_at: new Date(Date.now() - 1) });
  await office.send("post", `/admin/undo/${late}`, {}).expect(409);
  expect(await erasePlanned(app.db)).toBe(2);
  expect(await app.db("registrations").pluck("id")).toEqual([other]);
  expect(await app.db("erasures").whereIn("registration_id", [id, part]).pluck("reason")).toEqual(["office", "office"]);
});

test("leads of one number are merged, with notes and histories of all, and separated again", async () => {
  const [main, part, further, stranger] = [
    await office.lead(),
    await office.lead(),
    await office.lead({ phone: "+82 10 1234 5678" }),
    await office.lead({ phone: "010-0000-1111" }),
  ];
  await office.send("post", `/admin/leads/${part}/notes`, { body: "예전 메모" }).expect(204);
  await office.send("post", `/admin/leads/${part}/merged`, { id: further }).expect(200);
  const merged = await office
    .send("post", `/admin/leads/${main}/merged`, { id: [part, stranger, "999999"] })
    .expect(200);
  // Leads merged into a merged lead come along; another number doesn't.
  expect(merged.body.count).toBe(2);
  expect(idsIn(await office.get("/admin/leads"))).toEqual([stranger, main]);
  const { body }: { body: LeadDetailProps } = await office.get(`/admin/leads/${main}`).expect(200);
  expect(body.lead.notes.map((note) => note.body)).toEqual(["예전 메모"]);
  expect(body.lead.merged.map(({ id }) => id)).toEqual([further, part]);
  expect((await office.get(`/admin/leads/${part}`)).body.lead.mergedInto).toBe(main);
  await office.send("post", `/admin/leads/${part}/merged`, { id: main }).expect(404);
  await office.send("post", `/admin/undo/${merged.body.undo}`, {}).expect(204);
  expect((await row(further)).merged_into).toBe(part);
  expect((await row(part)).merged_into).toBeNull();
  await office.send("delete", `/admin/leads/${further}/merged`).expect(204);
  await office.send("delete", `/admin/leads/${further}/merged`).expect(404);
});

/** @returns the leads that are merged into a merged lead, which no list has */
const lostLeads = () =>
  app
    .db("registrations AS part")
    .join("registrations AS into", "into.id", "part.merged_into")
    .whereNotNull("into.merged_into")
    .pluck("part.id");

test("leads of one number that two people merge at once, or one after another, are never lost", async () => {
  const merge = (into: string, id: string) => office.send("post", `/admin/leads/${into}/merged`, { id });
  for (let round = 0; round < 10; round += 1) {
    await app.db("registrations").delete();
    const [one, two, three] = [await office.lead(), await office.lead(), await office.lead()];
    await Promise.all([merge(two, three), merge(one, two)]);
    expect(await lostLeads()).toEqual([]);
  }
  await app.db("registrations").delete();
  const [one, two, three, four] = [await office.lead(), await office.lead(), await office.lead(), await office.lead()];
  await merge(two, three).expect(200);
  const { undo } = (await merge(one, two).expect(200)).body;
  await office.send("delete", `/admin/leads/${two}/merged`).expect(204);
  await merge(four, two).expect(200);
  await office.send("post", `/admin/undo/${undo}`, {}).expect(409);
  expect(await lostLeads()).toEqual([]);
});

test("a chain of merged leads from before is erased whole", async () => {
  const [end, middle, start] = [await office.lead(), await office.lead(), await office.lead()];
  await app.db("registrations").where({ id: middle }).update({ merged_into: end });
  await app.db("registrations").where({ id: start }).update({ merged_into: middle });
  await office.erase(end);
  expect(await app.db("registrations")).toEqual([]);
});

test("a suspected lead is listed apart, kept from others, and released by a stage", async () => {
  const [id, old] = [
    await office.lead({ status: "suspected" }),
    await office.lead({ status: "suspected", created_at: new Date(Date.now() - 31 * 24 * 3_600_000) }),
  ];
  expect(idsIn(await office.get("/admin/leads"))).toEqual([]);
  expect(idsIn(await office.get("/admin/leads?status=suspected"))).toEqual([id, old]);
  await office.send("post", `/admin/leads/${id}/relay`, {}).expect(409);
  const { body } = await office.get("/admin/overview");
  expect([body.unrelayed, body.forms, body.statuses]).toEqual([0, [], [{ value: "suspected", count: 1 }]]);
  expect(await purgeRegistrations(app.db, { retentionDays: 365, now: new Date() })).toBe(1);
  await office.send("put", `/admin/leads/${id}/status`, { status: "new" }).expect(204);
  expect(idsIn(await office.get("/admin/leads"))).toEqual([id]);
  expect(
    (await app.db.raw("SELECT key FROM graphile_worker.jobs WHERE key LIKE '%:' || ? ORDER BY key", [id])).rows,
  ).toEqual([{ key: `relay:${id}` }, { key: `texts:${id}` }]);
  await office.send("put", `/admin/leads/${id}/status`, { status: "suspected" }).expect(400);
});

test("a note and an unanswered call that are sent again, because the answer was lost, are stored once", async () => {
  const id = await office.lead();
  const send = (path: string, key: string, body: object = {}) =>
    office.send("post", `/admin/leads/${id}/${path}`).set(idempotencyKeyHeader, key).send(body).expect(204);
  await Promise.all([send("notes", "one", { body: "메모" }), send("notes", "one", { body: "메모" })]);
  await send("notes", "one", { body: "고친 메모" });
  await send("notes", "two", { body: "메모" });
  expect(await app.db("lead_notes").orderBy("body").pluck("body")).toEqual(["고친 메모", "메모", "메모"]);
  await Promise.all([send("absences", "one"), send("absences", "one")]);
  expect((await row(id)).absences).toBe(1);
  await send("absences", "two");
  expect((await row(id)).absences).toBe(2);
  const missing = office.send("post", "/admin/leads/999999/absences").set(idempotencyKeyHeader, "x");
  await missing.send({}).expect(404);
});

test("the office enters callers and walk-in visitors, with the notice read out and by whom", async () => {
  const entry = {
    form: "walkin",
    name: "최방문",
    phone: "010-5555-6666",
    noticeGiven: "on",
    marketing: "on",
    key: "k-1",
    interestType: "105",
  };
  const wrong = await kim
    .as("post", "/admin/leads")
    .send({ ...entry, form: "popup", name: "", noticeGiven: undefined });
  expect(wrong.status).toBe(422);
  expect(Object.keys(wrong.body.fields).sort()).toEqual(["form", "name", "noticeGiven"]);
  const { id } = (await kim.as("post", "/admin/leads", entry).expect(201)).body;
  expect((await kim.as("post", "/admin/leads", entry).expect(201)).body.id).toBe(id);
  expect(await row(id)).toMatchObject({
    form: "walkin",
    status: "visited",
    assignee_id: kim.id,
    marketing_consent: true,
    alerted: true,
    source: "walkin",
    interest_type: "105",
    visited_at: expect.any(Date),
  });
  expect(await app.db("consent_events").where({ registration_id: id })).toMatchObject([
    { kind: "notified", channel: "office", marketing: true, told_by: "kim@lumina.example" },
  ]);
  expect((await office.log())[0]).toMatchObject({ action: "entry", registration_id: id });
  // The answer to the first may have been lost, and the number corrected since.
  const corrected = (
    await kim
      .as("post", "/admin/leads")
      .send({ ...entry, phone: "010-5555-7777" })
      .expect(201)
  ).body;
  expect((await row(corrected.id)).phone).toBe("010-5555-7777");
  const plain = await app.form("/admin/leads", { form: "phone", name: "오전화", phone: "" }, office.cookie).expect(422);
  expect(plain.text).toContain("연락처를 적어 주세요.");
  expect(plain.text).toContain("오전화");
  // The form service only gets what was sent with its forms.
  await office.send("post", `/admin/leads/${id}/relay`, {}).expect(409);
  expect((await office.get("/admin/overview")).body.unrelayed).toBe(0);
});

test("a mistaken withdrawal of marketing consent can be undone for a moment, both recorded", async () => {
  const id = await office.lead();
  await app.db("registrations").where({ id }).update({ marketing_consent: true });
  const { body } = await kim.as("delete", `/admin/leads/${id}/marketing`).expect(200);
  await kim.as("post", `/admin/undo/${body.undo}`, {}).expect(204);
  expect((await row(id)).marketing_consent).toBe(true);
  expect(await app.db("consent_events").orderBy("id").select("kind", "told_by")).toEqual([
    { kind: "marketing_withdrawn", told_by: "kim@lumina.example" },
    { kind: "marketing_given", told_by: "kim@lumina.example" },
  ]);
});

test("an undo doesn't cross the visitor's own refusal, which is recorded though nothing changes", async () => {
  const id = await office.lead();
  await app.db("registrations").where({ id }).update({ marketing_consent: true });
  const { body } = await kim.as("delete", `/admin/leads/${id}/marketing`).expect(200);
  await changeMarketing(app.db, id, { marketing: false, channel: "link" });
  await kim.as("post", `/admin/undo/${body.undo}`, {}).expect(409);
  expect((await row(id)).marketing_consent).toBe(false);
  expect(await app.db("consent_events").orderBy("id").pluck("channel")).toEqual(["office", "link"]);
});

test("a status records the time of visit and contract, and a correction clears it", async () => {
  const id = await office.lead();
  const status = (word: string) => office.send("put", `/admin/leads/${id}/status`, { status: word }).expect(204);
  const reached = async () => {
    const { visited_at, contracted_at } = await row(id);
    return [visited_at !== null, contracted_at !== null];
  };
  await status("visited");
  expect(await reached()).toEqual([true, false]);
  await status("contracted");
  expect(await reached()).toEqual([true, true]);
  await status("closed");
  expect(await reached()).toEqual([true, true]);
  await status("contacted");
  expect(await reached()).toEqual([false, false]);
});

test("whether a booked visit took place is recorded, and cleared", async () => {
  const id = await office.lead({ status: "booked" });
  const visit = (outcome: string) => kim.as("put", `/admin/leads/${id}/visit`, { outcome });
  await visit("arrived").expect(409);
  const starts_at = new Date("2026-11-22T05:00Z");
  await app.db("visit_slots").insert({ starts_at, booked: 1 }).onConflict("starts_at").ignore();
  await app.db("visit_bookings").insert({ registration_id: id, starts_at });
  await visit("arrived").expect(204);
  expect(await row(id)).toMatchObject({ status: "visited", visited_at: expect.any(Date) });
  await visit("").expect(204);
  expect(await row(id)).toMatchObject({ status: "booked", visited_at: null });
  await visit("no_show").expect(204);
  expect(await app.db("visit_bookings").first("outcome")).toEqual({ outcome: "no_show" });
  expect((await row(id)).status).toBe("booked");
  // A visit before this one, such as that of a walk-in, isn't undone by it.
  await visit("").expect(204);
  await kim.as("put", `/admin/leads/${id}/status`, { status: "visited" }).expect(204);
  await visit("no_show").expect(204);
  expect(await row(id)).toMatchObject({ status: "visited", visited_at: expect.any(Date) });
});

test("a counsellor's filter names the sources of own and unassigned leads only", async () => {
  const [own, other] = [
    await office.lead({ last_touch: JSON.stringify({ source: "naver" }) as never }),
    await office.lead({ last_touch: JSON.stringify({ source: "secret-campaign" }) as never }),
  ];
  await office.lead({ last_touch: JSON.stringify({ source: "google" }) as never });
  const { id: lee } = present((await app.db("administrators").whereNot({ id: kim.id }).select("id"))[0]);
  await app.db("registrations").where({ id: own }).update({ assignee_id: kim.id });
  await app.db("registrations").where({ id: other }).update({ assignee_id: lee });
  expect((await kim.as("get", "/admin/leads").expect(200)).body.sources).toEqual(["google", "naver"]);
  expect((await office.get("/admin/leads")).body.sources).toContain("secret-campaign");
});
