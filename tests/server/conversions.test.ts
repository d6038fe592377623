import { expect, test } from "vitest";
import { conversionCopy } from "../../client/copy/conversions.ts";
import { clickIdsIn } from "../../client/shared/attribution.ts";
import { seoulSecond } from "../../client/shared/seoulTime.ts";
import { present } from "../support/present.ts";
import { startSalesOffice } from "../support/salesOffice.ts";
import { sameOrigin, testApp } from "../support/testApp.ts";

const office = await startSalesOffice({ AD_CLICK_IDS: "true" });
const { app } = office;
const without = await testApp();

const lead = { form: "customer", name: "김하늘", phone: "010-2345-6789", message: "문의" };
const register = async (key: string, more: object): Promise<string> => {
  await app.request
    .post("/registrations")
    .send({ ...lead, key, ...more })
    .expect(201);
  return present(await app.db("registrations").orderBy("id", "desc").first("id")).id;
};
const file = async (service: string) =>
  app.request
    .post("/admin/conversions")
    .set({ ...sameOrigin, Cookie: office.cookie })
    .type("form")
    .send({ service });

test("the file has the click, the stage and the time of those who agreed to advertising, and nobody's name", async () => {
  const clicked = { last: { gclid: "Cj0KCQ", at: "2026-11-20T00:00:00Z" } };
  const id = await register("visited", { marketing: true, touches: clicked });
  await register("refused", { marketing: false, touches: { last: { gclid: "refused" } } });
  await register("organic", { marketing: true, touches: { last: { source: "naver" } } });
  await register("earlier", { marketing: true, touches: { first: { gclid: "=first" }, last: { source: "kakao" } } });
  const visited = new Date("2026-11-25T15:04:05Z");
  await app.db("registrations").where({ id }).update({ visited_at: visited });
  const { created_at } = present(await app.db("registrations").where({ id }).first("created_at"));
  const { text, headers } = await file("google");
  expect(headers["content-type"]).toContain("text/csv");
  const [zone, heading, ...lines] = text.trimEnd().split("\r\n");
  expect([zone, heading]).toEqual([
    "Parameters:TimeZone=Asia/Seoul",
    "Google Click ID,Conversion Name,Conversion Time",
  ]);
  const { registeredAt, visitedAt } = conversionCopy.stages;
  expect(lines.slice(0, 2)).toEqual([
    `"Cj0KCQ","${registeredAt}","${seoulSecond(created_at)}"`,
    `"Cj0KCQ","${visitedAt}","2026-11-26 00:04:05"`,
  ]);
  expect(lines).toHaveLength(3);
  expect(lines[2], "no formula for a spreadsheet").toContain(`"'=first"`);
  expect(text).not.toMatch(/refused|김하늘|2345/);
  const [entry] = (await office.log()).filter(({ action }) => action === "export");
  expect(entry?.details.note).toContain(conversionCopy.services.google);
});

test("Naver's file has its own parameters, without scripts too", async () => {
  await app.request
    .post("/registrations")
    .set({ ...sameOrigin, Referer: "http://localhost/Promotion/Customer?NaPm=ct%3Dabc&n_ad=nad-1&n_query=%EA%B9%80" })
    .type("form")
    .send({ ...lead, marketing: "yes" });
  const row = present(await app.db("registrations").orderBy("id", "desc").first("first_touch", "marketing_consent"));
  expect(row.first_touch).toMatchObject({ NaPm: "ct=abc", n_ad: "nad-1" });
  expect(JSON.stringify(row.first_touch), "what was searched isn't kept").not.toContain("김");
  if (!row.marketing_consent) await app.db("registrations").update({ marketing_consent: true });
  const [heading, line] = (await file("naver")).text.split("\r\n");
  expect(heading).toBe(`NaPm,n_ad,n_keyword_id,${Object.values(conversionCopy.columns)}`);
  expect(line).toContain('"ct=abc","nad-1","",');
});

test("only the office, and only where advertisements are measured, has such files; pages say that they are", async () => {
  const kim = await office.counsellor("kim@lumina.example");
  await app.request
    .post("/admin/conversions")
    .set({ ...sameOrigin, Cookie: kim.cookie, Accept: "application/json" })
    .send({ service: "google" })
    .expect(403);
  expect((await file("constructor")).status).toBe(404);
  for (const path of ["/", "/SalesInfo/homes"]) {
    expect((await app.request.get(path)).text).toMatch(/<html [^>]* data-clicks>/);
    expect((await without.request.get(path)).text).not.toContain("data-clicks");
  }
  expect((await app.request.get("/privacy")).text).toContain("gclid");
  expect((await without.request.get("/privacy")).text).not.toContain("gclid");
});

test("an id that was cut off is none", () => {
  const query = new URLSearchParams({ gclid: "a".repeat(201), fbclid: "b".repeat(200), other: "c" });
  expect(clickIdsIn(query)).toEqual({ fbclid: "b".repeat(200) });
});
