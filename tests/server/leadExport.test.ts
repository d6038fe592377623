import { expect, test } from "vitest";
import { startSalesOffice } from "../support/salesOffice.ts";

const office = await startSalesOffice();

const download = async (fields: object = {}) =>
  (await office.send("post", "/admin/leads/export").type("form").send(fields).buffer(true).expect(200)).text;
const lines = (text: string) => text.slice(1).trimEnd().split("\r\n");

test("the CSV file begins with the mark that Excel needs, and keeps numbers as text", async () => {
  await office.lead({ phone: "01012345678" });
  await office.lead({ phone: "12345" });
  await office.lead({ phone: "+82 10 9999 8888" });
  await office.lead({ phone: "021234567" });
  const text = await download();
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const phones = lines(text).map((line) => line.split(",")[3]);
  expect(phones).toEqual(['"연락처"', '"02-123-4567"', '"010-9999-8888"', `"'12345"`, '"010-1234-5678"']);
});

test.each(["=1+1", "+cmd", "-2", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1", "＝1", "＠SUM(A1)", "\u200b=1"])(
  "doesn't run %j",
  async (name) => {
    await office.lead({ name });
    expect(lines(await download())[1]).toContain(`"'${name}"`);
  },
);

test("a number, a question and a source can't run as formulas either", async () => {
  const last_touch = { source: "=cmd|' /C calc'!A0" };
  await office.lead({ phone: "=1+1", message: "@SUM(A1)", last_touch });
  await office.lead({ phone: "+1-202-555-0100", message: "\t\t=1" });
  const [, international, formulas] = lines(await download());
  expect(international).toContain(`"'+1-202-555-0100","'\t\t=1"`);
  expect(formulas).toContain(`"'=1+1","'@SUM(A1)"`);
  expect(formulas).toContain(`"'=cmd|' /C calc'!A0"`);
});

test("the CSV file keeps quotes, commas and line breaks within their cell", async () => {
  await office.lead({ message: '첫 줄, "따옴표"\n둘째 줄' });
  expect(await download()).toContain('"첫 줄, ""따옴표""\n둘째 줄"');
});

test("the CSV file contains the filtered leads of all pages, and the export is logged first", async () => {
  for (let index = 0; index < 40; index += 1) await office.lead({ form: index % 2 ? "home" : "popup" });
  expect(lines(await download({ form: "home" }))).toHaveLength(21);
  expect((await office.log())[0]).toMatchObject({
    action: "export",
    details: { filters: { form: "home" }, shown: 20 },
  });
});
