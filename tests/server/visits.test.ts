import { beforeEach, expect, test } from "vitest";
import { visits } from "../../client/copy/visits.ts";
import { connect } from "../../server/database/connect.ts";
import { sameOrigin, startTestApp, testApp } from "../support/testApp.ts";

// Thursday 2025-12-04, 09:00 in Seoul.
const thursday = new Date("2025-12-04T00:00:00Z");
let now = thursday;
const saturday = "2025-12-06T14:00+09:00";
const { capacity } = visits.hours.weekend;

const lead = { form: "customer", name: "김하늘", phone: "010-2345-6789" };

const app = await testApp({ env: { REGISTRATION_LIMIT: "1000" }, context: { now: () => now } });
beforeEach(async () => {
  await app.db("registrations").delete();
  await app.db("visit_slots").delete();
  now = thursday;
});

const book = (body: object = {}) => app.post("/registrations", { ...lead, visitDate: saturday, ...body });
const booked = () => app.db("visit_slots").first("booked");
/** Another person's number. */
const phone = (index: number) => `010-1000-${1_000 + index}`;
const fill = async (places: number) => {
  for (let index = 0; index < places; index += 1)
    await book({ key: `before-${index}`, phone: phone(index) }).expect(201, { ok: true });
};
/** The places left are cached for a second, so each request uses a new application. */
async function leftOn(): Promise<number | undefined> {
  const fresh = await startTestApp({
    context: { now: () => now, database: { ...app.database, close: async () => {} } },
  });
  const answer = await fresh.request.get("/site/customer").set("Accept", "application/json").expect(200);
  await fresh.stop();
  return answer.body.days
    .flatMap((day: { slots: { startsAt: string; left: number }[] }) => day.slots)
    .find((slot: { startsAt: string }) => slot.startsAt === saturday)?.left;
}

test("a visit takes a place, which the page then no longer offers", async () => {
  expect(await leftOn()).toBe(capacity);
  await book().expect(201);
  expect(await leftOn()).toBe(capacity - 1);
  await fill(capacity - 1);
  expect(await leftOn()).toBeUndefined();
});

test("fifty concurrent bookings of the last place: one succeeds, the others get an error and aren't stored", async () => {
  await fill(capacity - 1);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => book({ key: `last-${index}`, phone: phone(100 + index) })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 422)]);
  expect(answers.find(({ status }) => status === 422)?.body.fields).toEqual({ visitDate: visits.full });
  expect(await booked()).toEqual({ booked: capacity });
  expect(await app.db("registrations")).toHaveLength(capacity);
  expect(await app.db("visit_bookings")).toHaveLength(capacity);
});

test("a number has two visits ahead at most, in any spelling, at once and on its own page", async () => {
  const answers = await Promise.all(
    [lead.phone, "+82 10 2345 6789", "01023456789", "０１０-2345-6789"].map((spelling, index) =>
      book({ key: `many-${index}`, phone: spelling }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422]);
  expect(answers.find(({ status }) => status === 422)?.body.fields).toEqual({ visitDate: visits.enough });
  expect(await booked()).toEqual({ booked: 2 });
  const path = await registered({ key: "third" });
  expect(await bookLater(path)).toBe(`${path}?done=enough`);
  expect((await app.request.get(`${path}?done=enough`)).text).toContain(visits.enough);
  const first = String(answers.find(({ status }) => status === 201)?.headers.location);
  await app.form(first, { change: "cancel-visit" }).expect(303);
  expect(await bookLater(path)).toBe(`${path}?done=booked`);
  // A number that nobody can read is no number.
  for (let index = 0; index < 3; index += 1) await book({ key: `without-${index}`, phone: "전화 없음" }).expect(201);
});

test("a retry under the same key takes no second place", async () => {
  await book({ key: "once" }).expect(201);
  await book({ key: "once" }).expect(201);
  expect(await booked()).toEqual({ booked: 1 });
});

test("a retry gets its first answer even when its slot can't be booked any more", async () => {
  const { headers } = await book({ key: "late" }).expect(201);
  now = new Date("2025-12-06T04:00:00Z");
  const again = await book({ key: "late" }).expect(201);
  expect(again.headers.location).toBe(headers.location);
  await book({ key: "another" }).expect(422);
});

test.each([
  ["starts too soon", "2025-12-04T11:00+09:00"],
  ["isn't in the table", "2025-12-06T14:30+09:00"],
  ["lies too far ahead", "2026-01-06T14:00+09:00"],
])("a slot that %s is refused beside its field, and nothing is stored", async (_why, visitDate) => {
  const answer = await book({ visitDate }).expect(422);
  expect(answer.body.fields).toEqual({ visitDate: visits.wrongSlot });
  expect(await app.db("registrations")).toEqual([]);
});

test("free text as a visit date stays free text, and the popup's is never a booking", async () => {
  await book({ visitDate: "다음 주말" }).expect(201);
  await book({ form: "popup", visitDate: saturday }).expect(201);
  expect(await app.db("visit_slots")).toEqual([]);
});

test("the registration's own page offers a calendar file and cancellation", async () => {
  const { headers } = await book().expect(201);
  const path = headers.location as string;
  const file = await app.request.get(`${path}/visit.ics`).expect(200);
  expect(file.headers["content-type"]).toContain("text/calendar");
  expect(file.text).toContain("DTSTART:20251206T050000Z\r\nDTEND:20251206T060000Z\r\n");
  expect(file.text.replaceAll("\r\n ", "")).toContain("중앙로 12");
  for (const line of file.text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect((await app.request.get(path)).text.includes("12월 6일(토) 14:00")).toBe(true);
  await app.form(path, { change: "cancel-visit" }).expect(303);
  await app.form(path, { change: "cancel-visit" }).expect(303);
  expect(await booked()).toEqual({ booked: 0 });
  await app.request.get(`${path}/visit.ics`).expect(404);
});

/** The paths of registrations without a visit. */
async function registered(body: object = {}): Promise<string> {
  const { headers } = await app.post("/registrations", { ...lead, ...body });
  return headers.location as string;
}
const bookLater = async (path: string, visitDate = saturday) => {
  const change = app.form(path, { change: "book-visit", visitDate });
  return (await change.expect(303)).headers.location;
};

test.each(["popup", "home", "customer"])(
  "a registration with the form %s without scripts is offered a slot, and books it",
  async (form) => {
    const post = app.request.post("/registrations").set("Accept", "text/html").type("form").set(sameOrigin);
    const done = await post.send({ ...lead, form }).expect(201);
    expect(done.text).toContain(visits.offer.heading);
    expect(done.text).toContain(`value="${saturday}"`);
    const path = done.headers.location as string;
    expect(done.text).toContain(`action="${path}"`);
    expect(await bookLater(path)).toBe(`${path}?done=booked`);
    expect((await app.request.get(path)).text).toContain("12월 6일(토) 14:00");
    expect(await booked()).toEqual({ booked: 1 });
  },
);

test("a registration with a booking isn't offered another one", async () => {
  const post = app.request.post("/registrations").set("Accept", "text/html").type("form").set(sameOrigin);
  const done = await post.send({ ...lead, visitDate: saturday }).expect(201);
  expect(done.text).toContain("12월 6일(토) 14:00");
  expect(done.text).not.toContain(visits.offer.heading);
});

test("no slot is offered while the sale takes no visits", async () => {
  now = new Date("2025-10-01T00:00:00Z");
  const post = app.request.post("/registrations").set("Accept", "text/html").type("form").set(sameOrigin);
  const done = await post.send(lead).expect(201);
  expect(done.text).not.toContain(visits.offer.heading);
  const path = done.headers.location as string;
  expect((await app.request.get(path).set("Accept", "application/json")).body.days).toEqual([]);
  expect(await bookLater(path)).toBe(`${path}?done=wrong`);
});

test("a full or impossible slot is reported on the registration's own page, and nothing is booked", async () => {
  await fill(capacity);
  const path = await registered({ key: "later" });
  expect(await bookLater(path)).toBe(`${path}?done=full`);
  expect((await app.request.get(`${path}?done=full`)).text).toContain(visits.full);
  expect(await bookLater(path, "2025-12-06T14:30+09:00")).toBe(`${path}?done=wrong`);
  expect(await booked()).toEqual({ booked: capacity });
  expect((await app.request.get(path).set("Accept", "application/json")).body.visit).toBeUndefined();
});

test("a registration has one visit, however often it is booked, and another one after cancelling it", async () => {
  const path = await registered();
  const sunday = "2025-12-07T11:00+09:00";
  await Promise.all([bookLater(path), bookLater(path), bookLater(path, sunday)]);
  const places = async () => {
    const slots = await app.db("visit_slots").select("booked");
    return slots.reduce((sum, slot) => sum + slot.booked, 0);
  };
  expect(await places()).toBe(1);
  await app.form(path, { change: "cancel-visit" }).expect(303);
  expect(await places()).toBe(0);
  expect(await bookLater(path, sunday)).toBe(`${path}?done=booked`);
  expect(await places()).toBe(1);
  // The office doesn't see the cancellation of a visit that was booked again.
  expect(await app.db("cancelled_visits").where({ starts_at: new Date(sunday) })).toEqual([]);
});

test("the form is filled in with a home of this sale, and no other", async () => {
  for (const [home, unit] of [
    ["106-802", "106동 802호"],
    // Of a later supply, and of none.
    ["105-4802", undefined],
    ["106-9902", undefined],
  ]) {
    const { body } = await app.request.get(`/site/customer?home=${home}`).set("Accept", "application/json").expect(200);
    expect(body.chosen?.unit, home).toBe(unit);
  }
});

test("works without JavaScript: the list is in the page, and a full slot returns the form with its input", async () => {
  const page = await app.request.get("/site/customer").set("Accept", "text/html").expect(200);
  expect(page.text).toMatch(
    new RegExp(
      `name="visitDate" value="${saturday.replace("+", "\\+")}"/><b>14:00</b><small>${visits.left(capacity)}<`,
    ),
  );
  await fill(capacity);
  const answer = await app.form("/registrations", { ...lead, visitDate: saturday, message: "남는 글" }).expect(422);
  expect(answer.text).toContain(visits.full);
  expect(answer.text).toContain("남는 글");
});

test("without the database the reservation page works, without slots", async () => {
  const dead = await startTestApp({ context: { database: connect("postgres://nobody@127.0.0.1:9/none", () => {}) } });
  const answer = await dead.request.get("/site/customer").set("Accept", "application/json").expect(200);
  expect(answer.body).toEqual({ days: [] });
  await dead.stop().catch(() => {});
});
