import { expect, type Page, test } from "./test.ts";

/* On a phone the rows of wide tables are blocks; for those who listen they are tables all the same. */

const table = (page: Page, name: string) => page.getByRole("table", { name });

test.describe("wide tables on a phone", { tag: "@narrow" }, () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
  });

  test("the rows of areas are in two lines, and remain rows, headings and cells", async ({ page }) => {
    await page.goto("/SalesInfo/price");
    const details = table(page, "타입별 면적과 1차 일반분양");
    await expect(details.getByRole("columnheader")).toHaveCount(6);
    const row = details.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "84A" }) });
    const cells = row.getByRole("cell");
    await expect(cells).toHaveCount(5);
    const boxes = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect()));
    expect(new Set(boxes.map(({ top }) => Math.round(top / 10))).size).toBe(2);
    for (const { right } of boxes) expect(right).toBeLessThanOrEqual(301);
    // A column's name is above its cells.
    const names = await details
      .getByRole("columnheader")
      .evaluateAll((all) => all.slice(1).map((name) => name.getBoundingClientRect().left));
    for (const [at, { left }] of boxes.entries()) expect(Math.abs(left - (names[at] ?? 0))).toBeLessThanOrEqual(1);
  });

  test("each cell of sentences is under its row's heading, beside its column's name", async ({ page }) => {
    await page.goto("/privacy");
    const items = table(page, "항목별 목적과 근거, 보유기간");
    await expect(items.getByRole("columnheader", { name: "법적 근거" })).toHaveCount(1);
    const cell = items.getByRole("cell", { name: /제15조 제1항 제4호/ }).first();
    expect(await cell.evaluate((box) => getComputedStyle(box, "::before").content)).toContain("법적 근거");
    expect((await cell.boundingBox())?.width).toBeGreaterThan(270);
  });

  test("a part of the home without an option has no empty line for one, an option has its price", async ({ page }) => {
    await page.goto("/SalesInfo/options");
    const row = (part: string) => page.getByRole("row", { name: part, exact: false }).first();
    await expect(row("방충망").getByRole("cell")).toHaveCount(1);
    await expect(row("쿡탑").getByRole("cell").last()).toContainText("인덕션, 95만원");
  });

  test("prices can be touched", async ({ page }) => {
    await page.goto("/SalesInfo/price");
    const prices = table(page, "1차 일반분양 공급금액 (만원)").getByRole("link");
    const boxes = await prices.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
    expect(boxes.length).toBeGreaterThan(15);
    for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });

  test("on paper they are tables as on a desktop", async ({ page }) => {
    await page.setViewportSize({ width: 680, height: 960 });
    await page.emulateMedia({ media: "print" });
    await page.goto("/SalesInfo/price");
    const row = table(page, "타입별 면적과 1차 일반분양").getByRole("row").nth(1);
    expect(await row.evaluate((box) => getComputedStyle(box).display)).toBe("table-row");
  });
});
