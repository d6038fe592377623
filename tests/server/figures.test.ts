import { beforeEach, expect, test } from "vitest";
import type { StatisticsProps } from "../../client/shared/desk/statistics.ts";
import { startSalesOffice } from "../support/salesOffice.ts";

const office = await startSalesOffice();
const { app } = office;
beforeEach(() => app.db("campaign_links").delete());

const figures = async (query = ""): Promise<StatisticsProps> => (await office.get(`/admin/figures${query}`)).body;
const status = (id: string, word: string) =>
  office.send("put", `/admin/leads/${id}/status`, { status: word }).expect(204);

test("leads are followed to visits and contracts, by where, when and by what campaign they came and what type they want", async () => {
  const naver = { source: "naver", campaign: "12월" };
  const [visited, contracted] = [
    await office.lead({ last_touch: naver, interest_type: "84A" }),
    await office.lead({ last_touch: naver, interest_type: "105" }),
  ];
  await office.lead();
  await status(visited, "visited");
  await status(contracted, "contracted");
  const merged = await office.lead();
  await app.db("registrations").where({ id: merged }).update({ merged_into: visited });
  await office.lead({ created_at: new Date(Date.now() - 40 * 86_400_000) });
  const shown = await figures("?weeks=4");
  expect(shown.sources).toEqual([
    { name: "naver", leads: 2, visits: 2, contracts: 1 },
    { name: "direct", leads: 1, visits: 0, contracts: 0 },
  ]);
  expect(shown.campaigns).toEqual([{ name: "naver · 12월", leads: 2, visits: 2, contracts: 1 }]);
  expect(shown.types).toEqual([
    { name: "", leads: 1, visits: 0, contracts: 0 },
    { name: "105", leads: 1, visits: 1, contracts: 1 },
    { name: "84A", leads: 1, visits: 1, contracts: 0 },
  ]);
  expect(shown.byWeek.reduce((sum, { leads }) => sum + leads, 0)).toBe(3);
  expect((await figures("?weeks=12")).sources.find(({ name }) => name === "direct")?.leads).toBe(2);
  expect((await figures("?weeks=constructor")).weeks).toBe(12);
});

test("a campaign link names its campaign, is created once, and identifies its leads", async () => {
  const link = { source: "naver", medium: "검색광고", campaign: "12월 잔여세대", path: "/SalesInfo/price" };
  const make = (fields: object) => office.send("post", "/admin/campaigns", { ...link, ...fields });
  await make({}).expect(201);
  expect((await office.log())[0]).toMatchObject({
    action: "campaign",
    details: { note: "naver · 12월 잔여세대 추가" },
  });
  expect(Object.keys((await make({}).expect(422)).body.fields)).toEqual(["campaign"]);
  const wrong = { source: "", medium: "가\n나", campaign: "가".repeat(61), path: "//evil.example" };
  expect(Object.keys((await make(wrong).expect(422)).body.fields).sort()).toEqual([
    "campaign",
    "medium",
    "path",
    "source",
  ]);
  const [made] = (await figures()).links;
  const { origin, pathname, searchParams } = new URL(made?.address ?? "");
  expect([origin, pathname]).toEqual([app.config.publicUrl, link.path]);
  expect(Object.fromEntries(searchParams)).toEqual({
    utm_source: "naver",
    utm_medium: "검색광고",
    utm_campaign: "12월 잔여세대",
  });
  const plain = await app.form("/admin/campaigns", { ...link, source: "" }, office.cookie).expect(422);
  expect(plain.text).toContain("적어 주세요.");
  expect(plain.text).toContain('value="12월 잔여세대"');
  // That page's address is the form's: opened again, it shows the form.
  await app.request
    .get("/admin/campaigns")
    .set("Cookie", office.cookie)
    .expect(302)
    .expect("Location", "/admin/figures");
  await office.send("delete", `/admin/campaigns/${made?.id}`).expect(204);
  await office.send("delete", `/admin/campaigns/${made?.id}`).expect(404);
  expect((await figures()).links).toEqual([]);
});
