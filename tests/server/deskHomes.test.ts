import { afterEach, expect, test } from "vitest";
import { saleHome, saleHomes } from "../../client/complex/homes/saleHomes.ts";
import { homeKeys } from "../../client/complex/plans/homeKeys.ts";
import type { DeskHome, DeskHomesProps } from "../../client/shared/desk/homes.ts";
import type { HomeStatistics } from "../../client/shared/desk/statistics.ts";
import { seoulTime } from "../../client/shared/seoulTime.ts";
import { present } from "../support/present.ts";
import { startSalesOffice } from "../support/salesOffice.ts";

const office = await startSalesOffice();
const { app } = office;
const [first, second, third] = saleHomes.map(({ key }) => key) as [string, string, string];

/** No request can empty the ledger, because its events can't be deleted. */
afterEach(() => app.db.raw("TRUNCATE homes, home_events"));

const hold = (key: string, lead: string) => office.send("post", `/admin/homes/${key}/hold`, { lead }).expect(200);
const today = () => seoulTime(new Date()).slice(0, 10);
const contract = (key: string, number: string, date = today()) =>
  office.send("put", `/admin/homes/${key}/contract`, { number, date });

test("the grid's filters come from its address, and unknown values are left out", async () => {
  const type = saleHome(first)?.type;
  const { body } = await office.get(`/admin/homes?type=${type}&state=held&counsellor=7&ending=soon`).expect(200);
  expect((body as DeskHomesProps).filters).toEqual({ type, state: "held", counsellor: "7", ending: "soon" });
  const unknown = await office.get("/admin/homes?type=999&state=constructor&counsellor=x&ending=later").expect(200);
  expect((unknown.body as DeskHomesProps).filters).toEqual({});
});

test("a contract's refusal names its field", async () => {
  await contract(first, "A-1").expect(200);
  const taken = await contract(second, "A-1").expect(422);
  expect(Object.keys(taken.body.fields)).toEqual(["number"]);
  for (const day of ["2999-01-01", "2020-01-01"]) {
    const refused = await contract(second, "A-2", day).expect(422);
    expect(Object.keys(refused.body.fields), day).toEqual(["date"]);
  }
});

test("a lead's page and a home's slip show until when it is held; a home that isn't for sale has no slip", async () => {
  const lead = await office.lead();
  await hold(first, lead);
  const { body } = await office.get(`/admin/leads/${lead}`).expect(200);
  const [home] = body.homes as DeskHome[];
  expect(home).toMatchObject({ key: first, state: "held" });
  const slip = await office.get(`/admin/homes/${first}/slip`).expect(200);
  expect(slip.body.home.until).toBe(present(home).until);
  const later = present(homeKeys.find((key) => !saleHome(key)));
  await office.get(`/admin/homes/${later}/slip`).expect(404);
  await office.get("/admin/homes/999-101/slip").expect(404);
});

test("today shows a counsellor the own holds that end today, and the office all of them", async () => {
  const counsellor = await office.counsellor("ending@lumina.example");
  await hold(first, await office.lead());
  await hold(second, await office.lead());
  await hold(third, await office.lead());
  const endOfToday = new Date(`${today()}T23:59:59.999+09:00`);
  await app.db("homes").whereIn("key", [first, second]).update({ until: endOfToday });
  await app
    .db("homes")
    .where({ key: third })
    .update({ until: new Date(endOfToday.getTime() + 3_600_000) });
  await app.db("homes").where({ key: second }).update({ counsellor_id: counsellor.id });
  const keysIn = (body: { holds: DeskHome[] }) => body.holds.map(({ key }) => key).sort();
  expect(keysIn((await office.get("/admin/today").expect(200)).body)).toEqual([first, second].sort());
  expect(keysIn((await counsellor.as("get", "/admin/today").expect(200)).body)).toEqual([second]);
});

test("figures count what is left by day, contracts by week and type, and holds that became contracts", async () => {
  const [kept, left] = [await office.lead(), await office.lead()];
  await hold(first, kept);
  await contract(first, "A-1").expect(200);
  await hold(second, left);
  await office.send("delete", `/admin/homes/${second}/hold`).expect(200);
  const lastWeek = seoulTime(new Date(Date.now() - 8 * 24 * 3_600_000)).slice(0, 10);
  await contract(third, "A-2", lastWeek).expect(200);
  const homes: HomeStatistics = (await office.get("/admin/figures?weeks=4").expect(200)).body.homes;
  expect(homes).toMatchObject({ holds: 2, contractedHolds: 1 });
  const count = (day: string) => homes.left.find((each) => each.day === day)?.count;
  expect(homes.left.at(-1)).toEqual({ day: today(), count: saleHomes.length - 2 });
  expect(homes.left[0]?.count).toBe(saleHomes.length);
  expect(count(lastWeek), "a contract counts on its own day").toBe(saleHomes.length - 1);
  expect(homes.contracts).toHaveLength(2);
  expect(homes.contracts[0]?.byType).toEqual({ [present(saleHome(first)).type]: 1 });
});

test("for the figures, an undone change never was, and a contract that was cancelled and made again counts once", async () => {
  const dayBefore = (days: number) => seoulTime(new Date(Date.now() - days * 24 * 3_600_000)).slice(0, 10);
  const figures = async (): Promise<HomeStatistics> =>
    (await office.get("/admin/figures?weeks=4").expect(200)).body.homes;
  const gone = async (...days: number[]) => {
    const { left } = await figures();
    return days.map((days) => saleHomes.length - present(left.find(({ day }) => day === dayBefore(days))).count);
  };
  const undo = ({ body }: { body: { undo: string } }) =>
    office.send("post", `/admin/undo/${body.undo}`, {}).expect(204);
  const cancel = (key: string) =>
    office.send("delete", `/admin/homes/${key}/contract`, { reason: "번호 정정" }).expect(200);

  await undo(await hold(first, await office.lead()));
  await undo(await contract(first, "A-1", dayBefore(9)).expect(200));
  expect(await gone(10, 9, 1, 0)).toEqual([0, 0, 0, 0]);
  expect(await figures()).toMatchObject({ holds: 0, contractedHolds: 0 });

  await contract(second, "A-2", dayBefore(9)).expect(200);
  await cancel(second);
  expect(await gone(10, 9, 1, 0), "sold from its day until its cancellation").toEqual([0, 1, 1, 0]);
  await contract(second, "A-3", dayBefore(9)).expect(200);
  expect(await gone(10, 9, 1, 0)).toEqual([0, 1, 1, 1]);
  await cancel(second);
  await contract(second, "A-4", dayBefore(4)).expect(200);
  expect(await gone(10, 9, 4, 1, 0)).toEqual([0, 1, 1, 1, 1]);
  await undo(await cancel(second));
  expect(await gone(10, 9, 4, 1, 0)).toEqual([0, 1, 1, 1, 1]);

  const lead = await office.lead();
  await hold(third, lead);
  await undo(await contract(third, "A-5", dayBefore(2)).expect(200));
  await contract(third, "A-5", dayBefore(1)).expect(200);
  expect(await gone(2, 1, 0)).toEqual([1, 2, 2]);
  expect(await figures()).toMatchObject({ holds: 1, contractedHolds: 1 });
});

test("leads follow the contracts that a file brings and takes, and the figures count them", async () => {
  const day = today();
  const take = (...lines: string[]) =>
    office
      .send("post", "/admin/homes/import", { csv: ["동,호,상태,계약번호,계약일", ...lines].join("\n"), confirm: true })
      .expect(200);
  const line = (key: string, ...rest: string[]) => [...key.split("-"), ...rest].join(",");
  const statuses = async (...ids: string[]) => {
    const rows = await app.db("registrations").whereIn("id", ids).orderBy("id");
    return rows.map(({ status, contracted_at }) => [status, contracted_at !== null]);
  };
  const [buyer, visitor] = [await office.lead({ status: "contacted" }), await office.lead({ status: "contacted" })];
  await hold(first, buyer);
  await hold(second, visitor);
  await take(line(first, "계약 완료", "C-1", day), line(second, "분양 가능"));
  expect(await statuses(buyer, visitor)).toEqual([
    ["contracted", true],
    ["contacted", false],
  ]);
  const counted = (await office.get("/admin/figures?weeks=4").expect(200)).body;
  expect(counted.homes).toMatchObject({ holds: 2, contractedHolds: 1 });

  await office.send("put", `/admin/homes/${second}/contract`, { lead: buyer, number: "C-2", date: day }).expect(200);
  await take(line(first, "보류"));
  expect(await statuses(buyer), "another home is bought still").toEqual([["contracted", true]]);
  // The home that is held becomes the one that is bought.
  await hold(third, buyer);
  await take(line(second, "분양 가능"), line(third, "계약 완료", "C-2", day));
  expect(await statuses(buyer)).toEqual([["contracted", true]]);
  await take(line(third, "분양 가능"));
  expect(await statuses(buyer)).toEqual([["contacted", false]]);
});
