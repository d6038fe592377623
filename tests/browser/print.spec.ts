import { registrationLink } from "../../client/copy/registrationLink.ts";
import { visits } from "../../client/copy/visits.ts";
import { pages } from "../../client/pages/pages.ts";
import { openDesk, register, signedIn } from "./desk.ts";
import { printed, sheet } from "./sheets.ts";
import { expect, hydrated, type Page, site, test } from "./test.ts";

test.use({ keepsTab: true });

/** The footer on the last page, and a few lines more. */
const fewest = 200;

/** Elements that would be printed on every page, over its text. */
const layers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((box) => box.checkVisibility() && /fixed|sticky/.test(getComputedStyle(box).position))
      .map((box) => `${box.tagName} ${box.className}`),
  );

/** @returns the number of printed pages, none of them nearly empty */
async function sheetsOf(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  const sheets = await printed(page);
  const empty = sheets.filter(({ letters, pictures }) => letters < fewest && pictures === 0);
  expect(empty, page.url()).toEqual([]);
  return sheets.length;
}

test.describe("on paper", { tag: "@wide" }, () => {
  for (const [path, least, most] of [
    ["/FloorPlan/59A", 2, 4],
    ["/BusinessGuide/intro", 1, 2],
    ["/SalesInfo/SubscriptionGuide", 2, 4],
    ["/SalesInfo/price?type=84A&floor=low&extension=on&option=coolingAll", 1, 1],
    ["/SalesInfo/options", 2, 3],
    ["/ComplexGuide/detailintro", 2, 4],
    [`/${site}/press`, 1, 2],
    [`/${site}/press/1`, 1, 2],
    ["/privacy", 2, 4],
  ] as const) {
    test(`${path} prints on ${least} to ${most} pages, none of them nearly empty`, async ({ page }) => {
      await page.goto(path);
      const count = await sheetsOf(page);
      expect(count).toBeGreaterThanOrEqual(least);
      expect(count).toBeLessThanOrEqual(most);
    });
  }

  test("a plan and its areas fit the first printed page", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize(sheet);
    for (const unit of pages.filter(({ file }) => file === "FloorPlan/UnitPlan")) {
      await page.goto(unit.path);
      await page.evaluate(() => document.fonts.ready);
      const box = await page.getByRole("table").first().boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Number.NaN), unit.path).toBeLessThanOrEqual(sheet.height);
    }
  });

  test("a registration's own page is printed with its data", async ({ page }) => {
    await page.goto(`/${site}/customer`);
    await hydrated(page);
    const form = page.locator("main form");
    await form.getByLabel("고객명").fill("김하늘");
    await form.getByLabel("연락처").fill("010-2468-1357");
    await form.getByRole("button", { name: "방문예약 신청" }).click();
    await page.getByRole("link", { name: visits.details }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(registrationLink.title);
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: "print" });
    expect(await layers(page)).toEqual([]);
    await expect(page.getByText("김*늘")).toBeVisible();
  });

  test.describe("in the desk", () => {
    signedIn();
    test("a lead and the list of leads are printed without controls", async ({ page }) => {
      // A unique number: leads of the same number are shown on its page too.
      const phone = `010-${Math.floor(1_000 + Math.random() * 9_000)}-${Math.floor(1_000 + Math.random() * 9_000)}`;
      const name = await register(page, "84A 타입의 고층이 남아 있는지 알고 싶습니다.", undefined, phone);
      await openDesk(page, "/admin/leads");
      await page.getByRole("link", { name }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
      expect((await printed(page)).length).toBeLessThanOrEqual(2);
      await page.emulateMedia({ media: "print" });
      expect(await layers(page)).toEqual([]);
      await expect(page.getByText("84A 타입의 고층이 남아 있는지")).toBeVisible();
      await page.setViewportSize(sheet);
      await openDesk(page, "/admin/leads");
      await expect(page.getByRole("link", { name })).toBeVisible();
      expect(await layers(page)).toEqual([]);
    });
  });
});
