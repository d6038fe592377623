import { afterEach, beforeEach, expect, test } from "vitest";
import { homePath } from "../../client/complex/homes/homePath.ts";
import { pricesOffered } from "../../client/complex/homes/offers.ts";
import { saleHome, saleHomes } from "../../client/complex/homes/saleHomes.ts";
import { homeKeys } from "../../client/complex/plans/homeKeys.ts";
import { unitTypes } from "../../client/content/unitTypes.ts";
import { homeCopy } from "../../client/copy/homes.ts";
import { homesPage } from "../../client/copy/homesPage.ts";
import type { DeskHome } from "../../client/shared/desk/homes.ts";
import { seed } from "../../seeds/02_homes.ts";
import { readLedger } from "../../server/models/home/ledger.ts";
import { eraseRegistration } from "../../server/models/lead/erasure.ts";
import { changedHomes, homesWithGaps } from "../support/ledgerFaults.ts";
import { present } from "../support/present.ts";
import { startSalesOffice } from "../support/salesOffice.ts";
import { sameOrigin, startTestApp } from "../support/testApp.ts";

const office = await startSalesOffice();
const { app } = office;
const other = await startTestApp({ databaseUrl: app.databaseUrl });
const json = { Accept: "application/json" };

const [kim, lee] = [await office.counsellor("kim@lumina.example"), await office.counsellor("lee@lumina.example")];

const keyAt = (index: number) => present(saleHomes[index]).key;
const [first, second, third] = [keyAt(0), keyAt(1), keyAt(2)];

/** Empties the ledger: no request can, because its events can't be deleted. */
const empty = () => app.db.raw("TRUNCATE homes, home_events; UPDATE homes_ledger SET open = false, sample = false");
beforeEach(empty);
afterEach(async () => {
  const [rebuilt, gaps] = await checkEvents().finally(empty);
  expect(rebuilt, "the ledger is what its events tell").toEqual([]);
  expect(gaps, "no event is missing").toEqual([]);
});

async function checkEvents() {
  const [rebuilt, gaps] = [await app.db.raw(changedHomes), await app.db.raw(homesWithGaps)];
  return [rebuilt.rows, gaps.rows];
}

const give = (id: string, assignee: string) => app.db("registrations").where({ id }).update({ assignee_id: assignee });
const homeOf = async (key: string) =>
  present(((await office.get("/admin/homes")).body.homes as DeskHome[]).find((home) => home.key === key));
/** Lets a hold's time pass, in its event too. */
const lapse = (key: string) =>
  app.db.transaction(async (transaction) => {
    await transaction.raw("SET LOCAL session_replication_role = replica");
    const until = transaction.raw("now() - interval '1 second'");
    await transaction("homes").where({ key }).update({ until });
    await transaction("home_events").where({ home: key, to_state: "held" }).update({ until });
  });

test("of 200 who hold one home at once on two instances one wins; without the lock several would", async () => {
  // What the lock is for: both read a free home, and both write.
  await app.db("homes").insert({ key: third });
  const [one, two] = [await app.db.transaction(), await app.db.transaction()];
  const seen = [await one("homes").where({ key: third }).first(), await two("homes").where({ key: third }).first()];
  expect(seen.map((home) => home?.state)).toEqual(["offered", "offered"]);
  await one("homes").where({ key: third }).update({ reason: "one" });
  await one.commit();
  expect(await two("homes").where({ key: third }).update({ reason: "two" })).toBe(1);
  await two.rollback();
  await empty();

  const leads = await Promise.all(Array.from({ length: 200 }, () => office.lead()));
  const cookie = office.cookie;
  const answers = await Promise.all(
    leads.map((lead, index) =>
      (index % 2 ? app : other).request
        .post(`/admin/homes/${first}/hold`)
        .set({ ...json, ...sameOrigin, Cookie: cookie })
        .send({ lead })
        .then(({ status, body }) => ({ status, body, lead })),
    ),
  );
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  const holder = present(won[0]).lead;
  const lost = answers.filter(({ status }) => status === 409);
  expect(lost.length + answers.filter(({ status }) => status === 503).length).toBe(199);
  for (const { body } of lost) expect(body.home).toMatchObject({ key: first, state: "held", lead: holder });
  expect(await app.db("home_events").where({ home: first })).toHaveLength(1);
});

test("a change is in the list and on the home's page of another instance long before its next reading", async () => {
  await app.db("homes_ledger").update({ open: true });
  // The next reading without a change is after half a minute.
  const soon = { timeout: 5_000 };
  const listed = async () => (await other.request.get("/SalesInfo/homes").set(json).expect(200)).body;
  await expect.poll(async () => (await listed()).open, soon).toBe(true);
  const { total } = (await listed()).remaining;
  await office.send("post", `/admin/homes/${first}/hold`, { lead: await office.lead() }).expect(200);
  await expect.poll(async () => (await listed()).remaining, soon).toMatchObject({ total: total - 1, held: 1 });
  const page = async () => (await other.request.get(homePath(first)).expect(200)).text;
  expect(await page()).toContain(homesPage.detail.state.held);
  await office.send("delete", `/admin/homes/${first}/hold`, {}).expect(200);
  await expect.poll(page, soon).toContain(homesPage.detail.state.offered);
});

test("a hold lasts until its end by the database's clock, whoever looks", async () => {
  const [lead, next] = [await office.lead(), await office.lead()];
  const { body } = await office.send("post", `/admin/homes/${first}/hold`, { lead }).expect(200);
  expect(body.home).toMatchObject({ key: first, state: "held", lead, version: 1, extended: false });
  // Sent again after a lost answer, it is the same hold.
  expect((await office.send("post", `/admin/homes/${first}/hold`, { lead }).expect(200)).body.home.version).toBe(1);
  await office.send("post", `/admin/homes/${first}/hold`, { lead: next }).expect(409);
  const extended = (await office.send("put", `/admin/homes/${first}/hold`, {}).expect(200)).body.home;
  expect(Date.parse(extended.until)).toBeGreaterThanOrEqual(Date.parse(body.home.until));
  const again = await office.send("put", `/admin/homes/${first}/hold`, {}).expect(422);
  expect(again.body.message).toBe(homeCopy.refusals.extendedAlready);
  await lapse(first);
  expect(await homeOf(first)).toMatchObject({ state: "offered", lead: null, until: null });
  await office.send("put", `/admin/homes/${first}/hold`, {}).expect(409);
  const taken = await office.send("post", `/admin/homes/${first}/hold`, { lead: next }).expect(200);
  expect(taken.body.home).toMatchObject({ state: "held", lead: next });
});

test("a lead holds two homes at once; others are refused with a sentence", async () => {
  const lead = await office.lead();
  for (const key of [first, second]) await office.send("post", `/admin/homes/${key}/hold`, { lead }).expect(200);
  const { body } = await office.send("post", `/admin/homes/${third}/hold`, { lead }).expect(422);
  expect(body.message).toBe(homeCopy.refusals.tooMany);
  await lapse(first);
  await office.send("post", `/admin/homes/${third}/hold`, { lead }).expect(200);
  await office.send("post", "/admin/homes/101-4901/hold", { lead }).expect(422);
  await office.send("post", "/admin/homes/999-101/hold", { lead }).expect(404);
  for (const wrong of ["", "x", "0", "999999999", { a: 1 }])
    await office.send("post", `/admin/homes/${keyAt(5)}/hold`, { lead: wrong }).expect(422);
});

test("a counsellor holds, extends and releases for own leads, and sees no other's", async () => {
  const [own, free, others] = [await office.lead(), await office.lead(), await office.lead()];
  await give(own, kim.id);
  await give(others, lee.id);
  await kim.as("post", `/admin/homes/${first}/hold`, { lead: others }).expect(403);
  await kim.as("post", `/admin/homes/${first}/hold`, { lead: own }).expect(200);
  const assigneeOf = async (id: string) => (await app.db("registrations").where({ id }).first())?.assignee_id;
  const taken = await kim.as("post", `/admin/homes/${second}/hold`, { lead: free }).expect(200);
  expect(await assigneeOf(free)).toBe(kim.id);
  expect(await app.db("desk_log").where({ registration_id: free, action: "assign" })).toHaveLength(1);
  await kim.as("post", `/admin/undo/${taken.body.undo}`, {}).expect(204);
  expect(await assigneeOf(free)).toBeNull();
  const conflict = await lee.as("post", `/admin/homes/${first}/hold`, { lead: others }).expect(409);
  expect(conflict.body.home).toMatchObject({ state: "held", lead: null, leadName: null, counsellor: { name: "kim" } });
  await lee.as("delete", `/admin/homes/${first}/hold`, {}).expect(403);
  await lee.as("put", `/admin/homes/${first}/hold`, {}).expect(403);
  const seen = (await lee.as("get", "/admin/homes").expect(200)).body.homes as DeskHome[];
  expect(seen).toHaveLength(998);
  expect(seen.filter(({ lead, leadName }) => lead || leadName)).toEqual([]);
  for (const [method, path, body] of [
    ["put", `/admin/homes/${first}/contract`, { lead: own, number: "A-1", date: "2026-01-20" }],
    ["delete", `/admin/homes/${first}/contract`, { reason: "해약" }],
    ["put", `/admin/homes/${first}/withheld`, { reason: "보수" }],
    ["delete", `/admin/homes/${first}/withheld`, {}],
    ["put", "/admin/homes/open", { open: true }],
    ["post", "/admin/homes/import", { csv: "동,호,상태" }],
    ["get", "/admin/homes.csv", {}],
  ] as const)
    await kim.as(method, path, body).expect(403);
  await kim.as("put", `/admin/homes/${first}/hold`, {}).expect(200);
  await kim.as("delete", `/admin/homes/${first}/hold`, {}).expect(200);
  expect((await homeOf(first)).state).toBe("offered");
  await app.request.get("/admin/homes").set(json).expect(401);
});

test("a counsellor extends and releases what the office holds for a lead that nobody has", async () => {
  const lead = await office.lead();
  await office.send("post", `/admin/homes/${first}/hold`, { lead }).expect(200);
  await kim.as("put", `/admin/homes/${first}/hold`, {}).expect(200);
  await kim.as("delete", `/admin/homes/${first}/hold`, {}).expect(200);
  await office.send("post", `/admin/homes/${first}/hold`, { lead }).expect(200);
  await give(lead, lee.id);
  await kim.as("delete", `/admin/homes/${first}/hold`, {}).expect(403);
});

test("the office records a contract once, cancels it with a reason, and takes homes out of the sale", async () => {
  const [lead, next] = [await office.lead(), await office.lead()];
  const contract = { lead, number: "2026-0001", date: "2026-02-03" };
  await office.send("post", `/admin/homes/${first}/hold`, { lead }).expect(200);
  await office.send("put", `/admin/homes/${first}/contract`, { ...contract, lead: next }).expect(409);
  const { body } = await office.send("put", `/admin/homes/${first}/contract`, contract).expect(200);
  expect(body.home).toMatchObject({
    state: "contracted",
    contractNumber: "2026-0001",
    contractDate: "2026-02-03",
    lead,
  });
  const bought = await app.db("registrations").where({ id: lead }).first("status", "contracted_at");
  expect(bought).toEqual({ status: "contracted", contracted_at: expect.any(Date) });
  await office.send("put", `/admin/homes/${first}/contract`, contract).expect(200);
  const twice = await office.send("put", `/admin/homes/${second}/contract`, { ...contract, lead: next }).expect(422);
  expect(twice.body.message).toBe(homeCopy.refusals.numberTaken);
  for (const wrong of [{ date: "2026-02-30" }, { date: "2999-01-01" }, { number: "=1+1" }, { number: "" }])
    await office.send("put", `/admin/homes/${second}/contract`, { ...contract, number: "B", ...wrong }).expect(422);
  for (const action of ["hold", "withheld"] as const)
    await office
      .send(action === "hold" ? "post" : "put", `/admin/homes/${first}/${action}`)
      .send({ lead: next, reason: "보수" })
      .expect(409);
  await office.send("delete", `/admin/homes/${first}/contract`, {}).expect(422);
  await office.send("delete", `/admin/homes/${first}/contract`, { reason: "010-1234-5678 요청" }).expect(422);
  const cancelled = await office.send("delete", `/admin/homes/${first}/contract`, { reason: "합의 해약" }).expect(200);
  const buyer = () => app.db("registrations").where({ id: lead }).first("status", "contracted_at");
  expect(await buyer()).toEqual({ status: "contacted", contracted_at: null });
  await office.send("post", `/admin/undo/${cancelled.body.undo}`, {}).expect(204);
  expect(await buyer()).toEqual(bought);
  await office.send("delete", `/admin/homes/${first}/contract`, { reason: "합의 해약" }).expect(200);
  await office.send("put", `/admin/homes/${first}/withheld`, { reason: "하자 보수" }).expect(200);
  await office.send("post", `/admin/homes/${first}/hold`, { lead }).expect(409);
  await office.send("delete", `/admin/homes/${first}/withheld`, {}).expect(200);
  const detail = (await office.get(`/admin/homes?home=${first}`)).body.selected;
  expect(detail.events.map(({ action }: { action: string }) => action)).toEqual([
    ...["reopen", "withhold", "cancel", "undo", "cancel", "contract", "hold"],
  ]);
  expect((await office.log())[0]).toMatchObject({ action: "home", details: { home: { key: first, to: "offered" } } });
});

test("a contract without a lead isn't that of a hold which has ended", async () => {
  const lead = await office.lead();
  await office.send("post", `/admin/homes/${first}/hold`, { lead }).expect(200);
  await lapse(first);
  const contract = { lead: "", number: "2026-0009", date: "2026-02-03" };
  const { body } = await office.send("put", `/admin/homes/${first}/contract`, contract).expect(200);
  expect(body.home).toMatchObject({ state: "contracted", lead: null });
  expect((await app.db("registrations").where({ id: lead }).first())?.status).toBe("new");
  // Sent again after a lost answer, it is the same contract.
  await office.send("put", `/admin/homes/${first}/contract`, contract).expect(200);
});

test("a change is undone, unless the home was changed since", async () => {
  const lead = await office.lead();
  const undo = (id: string) => office.send("post", `/admin/undo/${id}`, {});
  const hold = await office.send("post", `/admin/homes/${first}/hold`, { lead }).expect(200);
  const contract = await office
    .send("put", `/admin/homes/${first}/contract`, { lead, number: "1", date: "2026-02-03" })
    .expect(200);
  await undo(hold.body.undo).expect(409);
  await undo(contract.body.undo).expect(204);
  expect(await homeOf(first)).toMatchObject({ state: "held", lead, until: hold.body.home.until, version: 3 });
  expect((await app.db("registrations").where({ id: lead }).first())?.status).toBe("new");
  await undo(contract.body.undo).expect(409);
});

test("undoing a release gives a lead no more homes than it may hold", async () => {
  const lead = await office.lead();
  const hold = (key: string) => office.send("post", `/admin/homes/${key}/hold`, { lead }).expect(200);
  const release = async () =>
    (await office.send("delete", `/admin/homes/${first}/hold`, {}).expect(200)).body.undo as string;
  const undo = (id: string) => office.send("post", `/admin/undo/${id}`, {});
  for (const key of [first, second]) await hold(key);
  await undo(await release()).expect(204);
  const released = await release();
  await hold(third);
  await undo(released).expect(409);
  expect((await homeOf(first)).state).toBe("offered");
});

test("merging a lead carries its homes, erasing one frees them and keeps the contract's number", async () => {
  const [lead, into] = [await office.lead(), await office.lead()];
  await office.send("post", `/admin/homes/${first}/hold`, { lead }).expect(200);
  await office.send("put", `/admin/homes/${second}/contract`, { lead, number: "7", date: "2026-02-03" }).expect(200);
  await office.send("post", `/admin/leads/${into}/merged`, { id: lead }).expect(200);
  expect([(await homeOf(first)).lead, (await homeOf(second)).lead]).toEqual([into, into]);
  const merged = await office.send("post", `/admin/homes/${third}/hold`, { lead }).expect(422);
  expect(merged.body.message).toBe(homeCopy.refusals.mergedLead);
  expect(await eraseRegistration(app.db, into, "withdrawn")).toBe(true);
  expect(await homeOf(first)).toMatchObject({ state: "offered", lead: null });
  expect(await homeOf(second)).toMatchObject({ state: "contracted", lead: null, contractNumber: "7" });
});

test("leads aren't merged when more homes would be held than one may have", async () => {
  const [lead, into] = [await office.lead(), await office.lead()];
  await office.send("post", `/admin/homes/${first}/hold`, { lead: into }).expect(200);
  for (const home of [second, third]) await office.send("post", `/admin/homes/${home}/hold`, { lead }).expect(200);
  await office.send("post", `/admin/leads/${into}/merged`, { id: lead }).expect(422);
  expect((await homeOf(third)).lead).toBe(lead);
  await lapse(second);
  await office.send("post", `/admin/leads/${into}/merged`, { id: lead }).expect(200);
  expect((await homeOf(third)).lead).toBe(into);
});

test("a buyer of two homes who cancels one has contracted still", async () => {
  const lead = await office.lead();
  for (const [home, number] of [
    [first, "8"],
    [second, "9"],
  ] as const)
    await office.send("put", `/admin/homes/${home}/contract`, { lead, number, date: "2026-02-03" }).expect(200);
  await office.send("delete", `/admin/homes/${first}/contract`, { reason: "합의 해약" }).expect(200);
  expect((await app.db("registrations").where({ id: lead }).first("status"))?.status).toBe("contracted");
});

test("leads are held for, merged and erased at the same time: no home is left to a lead that is gone", async () => {
  for (let round = 0; round < 8; round += 1) {
    const [lead, into] = [await office.lead(), await office.lead()];
    await Promise.all([
      office.send("post", `/admin/homes/${first}/hold`, { lead }),
      office.send("post", `/admin/leads/${into}/merged`, { id: lead }),
      eraseRegistration(app.db, lead, "withdrawn"),
      office.send("delete", `/admin/homes/${first}/hold`, {}),
    ]);
    const dangling = await app.db.raw(
      "SELECT key FROM homes WHERE lead_id IS NOT NULL AND lead_id NOT IN (SELECT id FROM registrations)",
    );
    expect(dangling.rows).toEqual([]);
    await eraseRegistration(app.db, into, "withdrawn");
    expect((await homeOf(first)).state).toBe("offered");
  }
});

test("events can be neither changed nor deleted", async () => {
  const lead = await office.lead();
  await office.send("post", `/admin/homes/${first}/hold`, { lead }).expect(200);
  await expect(app.db("home_events").update({ reason: "x" })).rejects.toThrow("append-only");
  await expect(app.db("home_events").delete()).rejects.toThrow("append-only");
  await eraseRegistration(app.db, lead, "withdrawn");
});

test("a file is compared first, then taken whole or not at all", async () => {
  const line = (key: string, state: string, ...rest: string[]) =>
    [`${key.split("-")[0]}동`, key.split("-")[1], state, ...rest].join(",");
  const header = "동,호,상태,계약번호,계약일";
  const file = [header, line(first, "계약 완료", "A-1", "2026-1-20"), line(second, "보류")].join("\r\n");
  const send = (csv: string | Buffer, confirm = "") =>
    office.send("post", `/admin/homes/import?confirm=${confirm}`).set("Content-Type", "text/csv").send(csv);
  const compared = (await send(`\uFEFF${file}`).expect(200)).body;
  expect(compared.changes.map(({ key, to }: { key: string; to: string }) => [key, to])).toEqual([
    [first, "contracted"],
    [second, "withheld"],
  ]);
  expect((await homeOf(first)).state).toBe("offered");
  await office.send("put", `/admin/homes/${third}/withheld`, { reason: "보수" }).expect(200);
  await send(file, compared.compared).expect(409);
  const wrong = (
    await send([file, line(first, "보류"), "109동,101,보류", line(third, "판매")].join("\n"), "true").expect(422)
  ).body;
  expect(wrong.unknown.map(({ message }: { message: string }) => message)).toEqual([
    ...[homeCopy.lines.homeTwice, homeCopy.lines.unknownHome, homeCopy.lines.unknownState],
  ]);
  const dates = [line(first, "계약 완료", "A-1", "2020-1-20"), line(second, "계약 완료", "A-2", "2999-1-20")];
  const wrongDates = (await send([header, ...dates].join("\n"), "true").expect(422)).body;
  expect(wrongDates.unknown.map(({ message }: { message: string }) => message)).toEqual([
    ...[homeCopy.lines.earlyDate, homeCopy.lines.futureDate],
  ]);
  expect((await homeOf(first)).state).toBe("offered");
  for (const confirm of ["maybe", "0x1"]) await send(file, confirm).expect(400);
  for (const confirm of [false, "false", "no", undefined])
    await office.send("post", "/admin/homes/import", { csv: file, confirm }).expect(200);
  expect((await homeOf(first)).state).toBe("offered");
  await office.send("post", "/admin/homes/import", { csv: file, confirm: true }).expect(200);
  expect(await homeOf(first)).toMatchObject({ state: "contracted", contractNumber: "A-1", contractDate: "2026-01-20" });
  // Excel in Korea saves this encoding, and elsewhere semicolons.
  const excel = Buffer.from([0xb5, 0xbf, 0x3b, 0xc8, 0xa3, 0x3b, 0xbb, 0xf3, 0xc5, 0xc2]);
  expect((await send(excel).expect(200)).body).toMatchObject({ changes: [], unchanged: 0 });
  const exported = (await office.get("/admin/homes.csv").expect(200)).text;
  expect(exported.split("\r\n")).toHaveLength(saleHomes.length + 2);
  expect((await send(exported).expect(200)).body).toMatchObject({
    changes: [],
    unknown: [],
    unchanged: saleHomes.length,
  });
  // macOS decomposes, and Excel's Unicode text is this encoding.
  for (const other of [Buffer.from(exported.normalize("NFD")), Buffer.from(`\uFEFF${exported.slice(1)}`, "utf16le")])
    expect((await send(other).expect(200)).body).toMatchObject({ changes: [], unchanged: saleHomes.length });
});

test("a file is taken as Excel leaves it: cleared rows, days with an hour, its line for a delimiter, UTF-16", async () => {
  const send = (csv: string | Buffer) =>
    office.send("post", "/admin/homes/import").set("Content-Type", "text/csv").send(csv).expect(200);
  const row = (key: string, ...rest: string[]) => [...key.split("-"), ...rest].join(";");
  const days = ["2026-02-03 0:00", "2026-02-03 00:00:00", "2026년 2월 3일"];
  const rows = days.map((day, index) => row(keyAt(index), "계약 완료", `A-${index}`, day));
  const file = ["sep=;", "동;호;상태;계약번호;계약일", ";;;;", ...rows, ";;;;", "109동;101;보류", " ; ;;;"].join(
    "\r\n",
  );
  // Node encodes the other order only.
  const bigEndian = Buffer.from(`\uFEFF${file}`, "utf16le").swap16();
  for (const sent of [file, file.replaceAll(";", ","), bigEndian]) {
    const { body } = await send(sent);
    const dates = body.changes.map(({ contractDate }: { contractDate: string }) => contractDate);
    expect(dates).toEqual(days.map(() => "2026-02-03"));
    const unknown = [{ line: 8, message: homeCopy.lines.unknownHome }];
    expect(body.unknown, "lines are the file's own").toMatchObject(unknown);
  }
  const { body } = await send(`동,호,상태,계약번호,계약일\n${row(first, "계약 완료", "A-1", "2026년 2월 30일")}`);
  expect(body.unknown).toMatchObject([{ line: 2, message: homeCopy.lines.badDate }]);
});

test("buyers see the states once the office has opened the ledger", async () => {
  const lead = await office.lead();
  expect((await readLedger(app.db)).ledger).toMatchObject({ open: false, states: "" });
  await office.send("put", "/admin/homes/open", { open: true }).expect(200);
  for (const neither of [{ open: "maybe" }, {}]) await office.send("put", "/admin/homes/open", neither).expect(422);
  await office.send("post", `/admin/homes/${second}/hold`, { lead }).expect(200);
  const { ledger, nextEnd } = await readLedger(app.db);
  expect(ledger.states).toHaveLength(saleHomes.length);
  expect(ledger.states.startsWith("oho")).toBe(true);
  expect(nextEnd).toBeGreaterThan(0);
  const found = async (query: string) => (await app.request.get(`/SalesInfo/homes${query}`).expect(200)).text;
  const told = homesPage.find.ignored(["type", "sort"]);
  expect(await found("?type=zz,84A&sort=best&view=lake")).toContain(told);
  expect(await found("?type=84A&view=lake")).not.toContain(told);
  const page = async (path: string) => (await app.request.get(path).expect(200)).text;
  const lowest = Math.min(...pricesOffered({ now: new Date(), soldOut: false, ledger }));
  expect(await page("/SalesInfo/stampTax")).toMatch(new RegExp(`id="tax-price"[^>]* value="${lowest}"`));
  expect(await page("/Interior/59A"), "homes of its type").toMatch(
    /<main.*href="\/SalesInfo\/homes\?type=84A.*<\/main>/s,
  );
  await lapse(second);
  expect((await readLedger(app.db)).ledger.states).not.toContain("h");
  await eraseRegistration(app.db, lead, "withdrawn");
});

test("the sample leaves about 96 homes, four of them held besides, and seeding twice changes nothing", async () => {
  await seed(app.db);
  const counts = async () => {
    const rows = await app
      .db("homes")
      .select("state")
      .count<{ state: string; count: string }[]>("* as count")
      .groupBy("state");
    return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
  };
  const later = homeKeys.length - saleHomes.length;
  expect(await counts()).toEqual({ offered: 96 + later, held: 4, contracted: saleHomes.length - 100 });
  const before = await app.db("home_events").count("* as count");
  await seed(app.db);
  expect(await app.db("home_events").count("* as count")).toEqual(before);
  expect((await readLedger(app.db)).ledger).toMatchObject({ open: true, sample: true });
  // It is one until every home has been told by the office.
  const exported = (await office.get("/admin/homes.csv").expect(200)).text.replaceAll("상담 중", "분양 가능");
  const [header, ...lines] = exported.trim().split("\r\n");
  const take = (csv: string) => office.send("post", "/admin/homes/import", { csv, confirm: true }).expect(200);
  await take([header, ...lines.slice(1)].join("\n"));
  expect((await readLedger(app.db)).ledger.sample).toBe(true);
  await take(exported);
  expect((await readLedger(app.db)).ledger.sample).toBe(false);
  const offered = await app.db("homes").where({ state: "offered" }).pluck("key");
  const types = new Set(offered.map((key) => saleHome(key)?.type).filter(Boolean));
  expect(types.size).toBe(unitTypes.length);
});
