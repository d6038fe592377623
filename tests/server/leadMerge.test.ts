import { afterEach, expect, test } from "vitest";
import { saleHomes } from "../../client/complex/homes/saleHomes.ts";
import type { StatisticsProps } from "../../client/shared/desk/statistics.ts";
import type { TodayProps } from "../../client/shared/desk/today.ts";
import { seoulTime } from "../../client/shared/seoulTime.ts";
import { present } from "../support/present.ts";
import { startSalesOffice } from "../support/salesOffice.ts";

const office = await startSalesOffice();
const { app } = office;
const [kim, lee] = [await office.counsellor("kim@lumina.example"), await office.counsellor("lee@lumina.example")];
const [first, second] = [present(saleHomes[0]).key, present(saleHomes[1]).key];
afterEach(() => app.db.raw("TRUNCATE homes, home_events"));

const merge = async (id: string, into: string): Promise<string> =>
  (await office.send("post", `/admin/leads/${into}/merged`, { id }).expect(200)).body.undo;
const undo = (id: string) => office.send("post", `/admin/undo/${id}`, {}).expect(204);
const separate = (id: string) => office.send("delete", `/admin/leads/${id}/merged`).expect(204);
const contract = (home: string, lead: string) =>
  office
    .send("put", `/admin/homes/${home}/contract`, {
      lead,
      number: `C-${home}`,
      date: seoulTime(new Date()).slice(0, 10),
    })
    .expect(200);
const ownerOf = async (key: string) => (await app.db("homes").where({ key }).first("lead_id"))?.lead_id;
const statusOf = async (id: string) => (await app.db("registrations").where({ id }).first("status"))?.status;
const give = (id: string, assignee_id: string) => app.db("registrations").where({ id }).update({ assignee_id });
const dayOf = async (who: typeof kim.as): Promise<TodayProps> => (await who("get", "/admin/today").expect(200)).body;
const idsOf = (leads: TodayProps["visits"]) => leads.map(({ id }) => id);
async function funnel() {
  const { body }: { body: StatisticsProps } = await office.get("/admin/figures").expect(200);
  return body.sources.map(({ leads, visits, contracts }) => ({ leads, visits, contracts }));
}

test("a merged lead's visit and callback are done by those who see the lead that it is part of", async () => {
  const [part, whole] = [await office.lead({ status: "booked" }), await office.lead()];
  await give(part, lee.id);
  await give(whole, kim.id);
  const starts_at = new Date(`${seoulTime(new Date()).slice(0, 10)}T11:00:00+09:00`);
  await app.db("visit_slots").insert({ starts_at, booked: 1 });
  await app.db("visit_bookings").insert({ registration_id: part, starts_at });
  await app
    .db("registrations")
    .where({ id: part })
    .update({ callback_at: new Date(Date.now() - 60_000) });
  await merge(part, whole);
  for (const who of [office.send, kim.as] as const) {
    const { visits, callbacks, header } = await dayOf(who);
    expect([idsOf(visits), idsOf(callbacks), header?.due]).toEqual([[part], [part], 1]);
  }
  const others = await dayOf(lee.as);
  expect([others.visits, others.callbacks, others.header?.due]).toEqual([[], [], 0]);
  await kim.as("put", `/admin/leads/${part}/visit`, { outcome: "arrived" }).expect(204);
  expect(await statusOf(part)).toBe("visited");
});

test("a merge undone, at once or later, gives a lead its own homes back", async () => {
  const [part, whole] = [await office.lead(), await office.lead()];
  await office.send("post", `/admin/homes/${first}/hold`, { lead: part }).expect(200);
  await office.send("post", `/admin/homes/${second}/hold`, { lead: whole }).expect(200);
  await undo(await merge(part, whole));
  expect([await ownerOf(first), await ownerOf(second)]).toEqual([part, whole]);
  await merge(part, whole);
  await contract(first, whole);
  expect(await statusOf(whole)).toBe("contracted");
  await separate(part);
  expect([await ownerOf(first), await ownerOf(second)]).toEqual([part, whole]);
  expect([await statusOf(part), await statusOf(whole)]).toEqual(["contracted", "contacted"]);
});

test("of leads merged twice each goes back to where it was with its homes", async () => {
  const [one, two, three] = [await office.lead(), await office.lead(), await office.lead()];
  await office.send("post", `/admin/homes/${first}/hold`, { lead: one }).expect(200);
  await merge(one, two);
  const again = await merge(two, three);
  expect(await ownerOf(first)).toBe(three);
  await undo(again);
  expect(await ownerOf(first)).toBe(two);
  await separate(one);
  expect(await ownerOf(first)).toBe(one);
});

test("a contract and a visit count once, whichever of the merged leads they began with, until they are cancelled", async () => {
  const [part, whole] = [await office.lead(), await office.lead()];
  await contract(first, part);
  await merge(part, whole);
  expect(await funnel()).toEqual([{ leads: 1, visits: 1, contracts: 1 }]);
  expect([await statusOf(part), await statusOf(whole)]).toEqual(["contracted", "contracted"]);
  const cancelled = await office.send("delete", `/admin/homes/${first}/contract`, { reason: "합의 해약" }).expect(200);
  expect(await funnel()).toEqual([{ leads: 1, visits: 0, contracts: 0 }]);
  expect([await statusOf(part), await statusOf(whole)]).toEqual(["contacted", "contacted"]);
  await undo(cancelled.body.undo);
  expect(await funnel()).toEqual([{ leads: 1, visits: 1, contracts: 1 }]);
});

test("a status that a counsellor gave stays when leads without homes are merged and separated", async () => {
  const [part, whole] = [await office.lead(), await office.lead({ status: "contracted" })];
  await merge(part, whole);
  await separate(part);
  expect([await statusOf(part), await statusOf(whole)]).toEqual(["new", "contracted"]);
});
