import { get, type IncomingMessage } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { together as copy } from "../../client/copy/together.ts";
import { togetherConsent } from "../../client/copy/togetherConsent.ts";
import {
  beatInterval,
  firstState,
  type RoomMessage,
  type RoomState,
  roomPlaces,
  stateLimit,
} from "../../client/shared/together.ts";
import { purgeRooms } from "../../server/models/room/room.ts";
import { readSeenToken } from "../../server/services/signing/seenLinks.ts";
import { memberToken, roomLink } from "../../server/services/signing/signedLinks.ts";
import { present } from "../support/present.ts";
import { startSalesOffice } from "../support/salesOffice.ts";
import { sameOrigin, type TestApp, testApp } from "../support/testApp.ts";

const secret = "s".repeat(32);
const office = await startSalesOffice();
const { app } = office;
/** Another process on the same database. */
const other = await testApp({ databaseUrl: app.databaseUrl });

const streams: IncomingMessage[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const stream of streams.splice(0)) stream.destroy();
  await app.db.raw("TRUNCATE rooms, room_members, throttles, shown_homes");
});

/** @returns the path of a new room */
async function open(lead?: string, send: typeof office.send = office.send): Promise<string> {
  const { body } = await send("post", "/admin/together", lead ? { lead } : {}).expect(201);
  return body.path;
}
const idOf = (path: string) => present(/\/(\d+)-/.exec(path)?.[1]);
const post = (path: string, body: object, at: TestApp = app) => at.request.post(path).set(sameOrigin).send(body);
const put = (path: string, body: object, at: TestApp = app) => at.request.put(path).set(sameOrigin).send(body);
const joined = async (path: string, body: object = {}, at: TestApp = app) =>
  (await post(`${path}/members`, body, at).expect(201)).body as { member: string; id: number; message: RoomMessage };
/** The counsellor, who leads. */
const lead = async (path: string, send = office.send) =>
  (await send("post", `${path}/members`, {}).expect(201)).body as { member: string; id: number; message: RoomMessage };
const state = (change: Partial<RoomState> = {}): RoomState => ({ ...firstState, ...change });

/** Listens to a room as a browser does. */
async function listen(path: string, member: string, at: TestApp = app) {
  const messages: RoomMessage[] = [];
  const events: { name: string; data: string }[] = [];
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(`${at.url}${path}/events?member=${member}`, resolve).on("error", reject),
  );
  streams.push(response);
  response.on("error", () => {});
  let text = "";
  response.setEncoding("utf8").on("data", (part: string) => {
    text += part;
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const name = /^event: (.*)$/m.exec(block)?.[1] ?? "message";
      const data = /^data: ?(.*)$/m.exec(block)?.[1];
      if (data === undefined) continue;
      events.push({ name, data });
      if (name === "message") messages.push(JSON.parse(data));
    }
  });
  return {
    status: response.statusCode,
    messages,
    events,
    closed: new Promise((resolve) => response.on("close", resolve)),
    last: () => messages.at(-1),
  };
}
const soon = (assertion: () => void) => vi.waitFor(assertion, { timeout: 10_000, interval: 10 });

test("what one shows is seen by who follows at another process, and by who comes later", async () => {
  const path = await open();
  const counsellor = await lead(path);
  const buyer = await joined(path, {}, other);
  const stream = await listen(path, buyer.member, other);
  const shown = state({ home: "102-1502", minute: 1110, view: "window", seen: ["102-1502@1110"] });
  await put(`${path}/state`, { member: counsellor.member, gesture: 1, state: shown }).expect(204);
  await soon(() => expect(stream.last()?.state).toEqual(shown));
  expect(stream.last()?.leader).toEqual({ id: counsellor.id, role: "counsellor" });
  expect((await joined(path)).message.state).toEqual(shown);
  const late = await listen(path, (await joined(path, {}, other)).member);
  await soon(() => expect(late.last()?.state).toEqual(shown));
});

test("an older state never replaces a newer one", async () => {
  const path = await open();
  const { member } = await lead(path);
  await put(`${path}/state`, { member, gesture: 7, state: state({ minute: 1000 }) }).expect(204);
  const { body } = await put(`${path}/state`, { member, gesture: 6, state: state({ minute: 500 }) }).expect(409);
  expect(body.state.minute).toBe(1000);
  const all = Array.from({ length: 20 }, (_, index) =>
    put(
      `${path}/state`,
      { member, gesture: 8 + index, state: state({ minute: 600 + index }) },
      index % 2 ? app : other,
    ),
  );
  await Promise.all(all);
  expect((await joined(path)).message).toMatchObject({ gesture: 27, state: { minute: 619 } });
});

test("only who leads shows something, and of two who take the lead at once one gets it", async () => {
  const path = await open();
  const counsellor = await lead(path);
  const buyers = await Promise.all([joined(path), joined(path)]);
  await put(`${path}/state`, { member: present(buyers[0]).member, gesture: 99, state: state() }).expect(409);
  const taken = await Promise.all(
    buyers.map(({ member }, index) => put(`${path}/leader`, { member, from: counsellor.id }, index ? app : other)),
  );
  expect(taken.map(({ status }) => status).sort()).toEqual([204, 409]);
  const winner = present(buyers[taken.findIndex(({ status }) => status === 204)]);
  expect(taken.find(({ status }) => status === 409)?.body.leader).toEqual({ id: winner.id, role: "buyer" });
  await put(`${path}/state`, { member: counsellor.member, gesture: 100, state: state() }).expect(409);
  await put(`${path}/state`, { member: winner.member, gesture: 100, state: state({ home: "101-1001" }) }).expect(204);
  const wall = await joined(path, { wall: true });
  await put(`${path}/leader`, { member: wall.member, from: winner.id }).expect(409);
});

test("nine are in a room at once, whoever comes at the same moment, and a place that was left is free again", async () => {
  const path = await open();
  await lead(path);
  const came = await Promise.all(
    Array.from({ length: 12 }, (_, index) => post(`${path}/members`, {}, index % 2 ? app : other)),
  );
  expect(came.filter(({ status }) => status === 201)).toHaveLength(roomPlaces - 1);
  expect(came.find(({ status }) => status === 409)?.body.message).toBe(copy.problems.full);
  const { member } = present(came.find(({ status }) => status === 201)).body;
  // Who comes back keeps the place.
  await joined(path, { member });
  await app
    .db("room_members")
    .where({ role: "buyer" })
    .update({ seen_at: new Date(0) });
  await joined(path);
});

test("six digits open a room for two minutes, and few are tried from one address", async () => {
  const path = await open();
  const { code } = (await office.send("post", `/admin/together/${idOf(path)}/code`).expect(201)).body;
  expect(code).toMatch(/^\d{6}$/);
  expect((await post("/together", { code }).expect(200)).body.path).toBe(path);
  expect(
    (await app.form("/together", { code: `${code.slice(0, 3)} ${code.slice(3)}` }).expect(303)).headers.location,
  ).toBe(path);
  await app.db("rooms").update({ code_until: new Date(0) });
  await post("/together", { code }).expect(422);
  const wrong = code === "000000" ? "000001" : "000000";
  for (let tries = 1; tries < 10; tries += 1) await post("/together", { code: wrong }).expect(422);
  const again = (await office.send("post", `/admin/together/${idOf(path)}/code`).expect(201)).body;
  await post("/together", { code: again.code }).expect(429);
});

test("a link can't be guessed, and nobody acts for another", async () => {
  const path = await open();
  const counsellor = await lead(path);
  // The middle of the signature: its last letter has bits that mean nothing.
  const forged = path.replace(/(-[\w-]{10})(.)/, (_, start, letter) => `${start}${letter === "A" ? "B" : "A"}`);
  await app.request.get(forged).expect(404);
  await post(`${forged}/members`, {}).expect(404);
  const elsewhere = await open(await office.lead());
  await put(`${elsewhere}/state`, { member: counsellor.member, gesture: 1, state: state() }).expect(409);
  expect((await listen(elsewhere, counsellor.member)).status).toBe(410);
  await put(`${path}/state`, { member: `${counsellor.id}-${"A".repeat(22)}`, gesture: 1, state: state() }).expect(410);
  const html = await app.request.get(path).set("Accept", "text/html").expect(200);
  expect(html.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  expect(html.headers["set-cookie"]).toBeUndefined();
});

test("whoever comes while the others are marked as present stays", async () => {
  const path = await open();
  await lead(path);
  const first = await joined(path);
  const stream = await listen(path, first.member);
  const { member } = await joined(path);
  const real = Date.now.bind(Date);
  let ahead = 0;
  vi.spyOn(Date, "now").mockImplementation(() => real() + ahead);
  const beat = () => {
    ahead += beatInterval;
  };
  const names = ({ events }: typeof stream) => events.map(({ name }) => name);
  const late = await app.db.transaction(async (transaction) => {
    // The statement that marks them waits for this row.
    await transaction("room_members")
      .where({ id: String(first.id) })
      .update({ seen_at: "2000-01-01" });
    beat();
    await soon(() => expect(names(stream)).toContain("beat"));
    return listen(path, member);
  });
  await vi.waitFor(async () => {
    const row = await app
      .db("room_members")
      .where({ id: String(first.id) })
      .first("seen_at");
    expect(row?.seen_at.getFullYear()).toBeGreaterThan(2000);
  });
  await put(`${path}/hearts`, { member, home: "102-1502", on: true }).expect(204);
  await soon(() => expect(late.last()?.hearts).toEqual(["b:102-1502"]));
  beat();
  await soon(() => expect(names(late)).toContain("beat"));
  expect(names(late)).not.toContain("left");
});

test("a room ends by hand, after half an hour without use and after three hours: its link is dead then", async () => {
  const path = await open();
  const { member } = await lead(path);
  await put(`${path}/state`, { member, gesture: 1, state: state({ seen: ["102-1502@1110"] }) }).expect(204);
  const stream = await listen(path, (await joined(path, {}, other)).member, other);
  await office.send("delete", `/admin/together/${idOf(path)}`).expect(204);
  await stream.closed;
  const { name, data } = present(stream.events.at(-1));
  expect(name).toBe("end");
  const token = JSON.parse(data).seen.split("/").at(-1);
  expect(readSeenToken(secret, token, new Date())?.homes).toEqual([{ key: "102-1502", minute: 1110 }]);
  await app.request.get(path).expect(410);
  await post(`${path}/members`, {}).expect(410);
  await put(`${path}/state`, { member, gesture: 2, state: state() }).expect(410);
  for (const column of ["used_at", "opened_at"] as const) {
    const quiet = await open();
    await joined(quiet);
    const minutes = column === "used_at" ? 31 : 181;
    await app
      .db("rooms")
      .where({ id: idOf(quiet) })
      .update({ [column]: new Date(Date.now() - minutes * 60_000) });
    await app.request.get(quiet).expect(410);
    await post(`${quiet}/members`, {}).expect(410);
    expect(await open()).not.toBe(quiet);
    await app.db.raw("UPDATE rooms SET ended_at = now()");
  }
  await purgeRooms(app.db);
  expect(await app.db("rooms").select("id")).toEqual([]);
});

test("a counsellor opens rooms for own and unassigned leads only, and touches nobody else's room", async () => {
  const kim = await office.counsellor("kim@lumina.example");
  const park = await office.counsellor("park@lumina.example");
  const own = await office.lead();
  await app.db("registrations").where({ id: own }).update({ assignee_id: kim.id });
  const path = await open(own, kim.as);
  expect(await open(own, kim.as)).toBe(path);
  await park.as("post", "/admin/together", { lead: own }).expect(403);
  for (const method of ["delete", "post"] as const) {
    const address = `/admin/together/${idOf(path)}${method === "post" ? "/code" : ""}`;
    await park.as(method, address).expect(404);
    await app.request[method](address).set(sameOrigin).set("Accept", "application/json").expect(401);
  }
  await park.as("get", `/admin/together/${idOf(path)}/qr.svg`).expect(404);
  // With the link another counsellor is a guest like any other.
  const guest = (await park.as("post", `${path}/members`, {}).expect(201)).body;
  expect(guest.role).toBe("buyer");
  const qr = await kim.as("get", `/admin/together/${idOf(path)}/qr.svg`).expect(200);
  expect(qr.headers["content-type"]).toContain("image/svg+xml");
  await office.send("delete", `/admin/together/${idOf(path)}`).expect(204);
});

test("the homes looked at are kept with the lead only once its visitor agreed, and are deleted on request", async () => {
  const id = await office.lead();
  const path = await open(id);
  const { member } = await lead(path);
  const show = (gesture: number, home: string, view: RoomState["view"] = "window") =>
    put(`${path}/state`, { member, gesture, state: state({ home, minute: 1110, view }) }).expect(204);
  await show(1, "101-1001");
  await joined(path, { agreed: false });
  await show(2, "101-1101");
  expect(await app.db("shown_homes").select()).toEqual([]);
  await joined(path, { agreed: true });
  await joined(path, { agreed: true });
  // The towers are passed on the way to a home.
  await show(3, "102-2602", "model");
  await show(4, "102-1502");
  const { body } = await office.get(`/admin/leads/${id}`).expect(200);
  expect(body.lead.shown).toMatchObject([{ home: "102-1502", minute: 1110 }]);
  expect(await app.db("consent_events").where({ registration_id: id })).toMatchObject([
    { kind: "shown_given", channel: "room", version: togetherConsent.version, marketing: false },
  ]);
  await office.send("delete", `/admin/leads/${id}/shown`).expect(204);
  await show(5, "103-1003");
  expect(await app.db("shown_homes").select()).toEqual([]);
  await joined(path, { agreed: true });
  await show(6, "103-1003");
  await office.erase(id);
  expect(await app.db("shown_homes").select()).toEqual([]);
  // The room goes on without the lead.
  await show(7, "103-1103");
});

test("hearts of both sides are kept apart, and two at once lose none", async () => {
  const path = await open();
  const counsellor = await lead(path);
  const buyer = await joined(path);
  const heart = (member: string, home: string, on: boolean, at = app) =>
    put(`${path}/hearts`, { member, home, on }, at).expect(204);
  await Promise.all([
    heart(counsellor.member, "102-1502", true),
    heart(buyer.member, "102-1502", true, other),
    heart(buyer.member, "101-1001", true),
  ]);
  await heart(buyer.member, "101-1001", true);
  expect([...(await joined(path)).message.hearts].sort()).toEqual(["b:101-1001", "b:102-1502", "c:102-1502"]);
  await heart(buyer.member, "102-1502", false);
  expect([...(await joined(path)).message.hearts].sort()).toEqual(["b:101-1001", "c:102-1502"]);
});

test("what isn't a state is refused, and so are too many of them", async () => {
  const path = await open();
  const { member } = await lead(path);
  const bad = [
    { ...state(), note: "김하나 010-1234-5678" },
    { ...state(), home: "김하나" },
    { ...state(), payment: "?rate=<b>" },
    { ...state(), camera: [1, 2, "3"] },
    { ...state(), camera: Array.from({ length: 600 }, () => 1.23456) },
    null,
  ];
  for (const wrong of bad) await put(`${path}/state`, { member, gesture: 1, state: wrong }).expect(400);
  const largest = state({
    camera: Array.from({ length: 6 }, () => -99999.999),
    zoom: [8, -0.123, 0.123],
    finger: [-99999.999, -99999.999, -99999.999, 99999],
    payment: `?${"a".repeat(240)}`,
    seen: Array.from({ length: 12 }, () => "106-4904@1320"),
  });
  expect(JSON.stringify(largest).length).toBeLessThan(stateLimit);
  await put(`${path}/state`, { member, gesture: 1, state: largest }).expect(204);
  const flood = await Promise.all(
    Array.from({ length: 60 }, (_, index) => put(`${path}/state`, { member, gesture: 2 + index, state: state() })),
  );
  expect(flood.some(({ status }) => status === 429)).toBe(true);
});

test("the page of the homes seen opens for thirty days, and only as it was signed", async () => {
  const path = await open();
  const { member } = await lead(path);
  await put(`${path}/state`, { member, gesture: 1, state: state({ seen: ["102-1502@1110", "101-1001@870"] }) });
  const { location } = (await app.request.get(`${path}/seen`).expect(303)).headers;
  const { body } = await app.request.get(present(location)).set("Accept", "application/json").expect(200);
  expect(body.homes).toEqual([
    { key: "102-1502", minute: 1110 },
    { key: "101-1001", minute: 870 },
  ]);
  await app.request
    .get(present(location))
    .set("Accept", "text/html")
    .expect(200)
    .expect(/102동 1502호/);
  await app.request.get(present(location).replace("102-1502", "102-1602")).expect(404);
  const token = present(present(location).split("/").at(-1));
  const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000);
  expect(readSeenToken(secret, token, days(30))?.homes).toHaveLength(2);
  expect(readSeenToken(secret, token, days(31))).toEqual({ homes: [] });
});

test("a member's and a room's signature don't open each other's", () => {
  expect(memberToken(secret, "1").slice(2)).not.toBe(roomLink(secret, "1").split("-").slice(1).join("-"));
});
