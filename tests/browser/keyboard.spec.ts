import { expect, open, type Page, site, test } from "./test.ts";

test.use({ keepsTab: true });

interface Stop {
  name: string;
  /** Whether the focus is visible: outlined, and not covered. */
  marked: boolean;
  uncovered: boolean;
  /** Whether it is part of the page's content. */
  within: boolean;
}

/** The focused element; undefined when the focus has left the page. */
const stopNow = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (!control || control === document.body) return undefined;
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(control);
    const outlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    // Fields have a thicker line when focused.
    const marked = outlined && (outlineColor !== "rgba(0, 0, 0, 0)" || boxShadow !== "none");
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const within = (low: number, high: number, room: number) => (Math.max(low, 0) + Math.min(high, room)) / 2;
    const front = document.elementFromPoint(within(left, right, innerWidth), within(top, bottom, innerHeight));
    return {
      name: `${control.tagName} ${control.getAttribute("aria-label") ?? control.textContent?.trim().slice(0, 30)}`,
      marked: marked || control.tagName === "IFRAME",
      uncovered: front !== null && (control.contains(front) || front.contains(control)),
      within: control.closest("main") !== null,
    };
  });

/** The number of controls in the page's content, of which each stops the focus; of radio buttons one of a group does. */
const operable = (page: Page) =>
  page
    .locator("main :is(a[href], button:enabled, summary, select, textarea, input:not([type=radio], [type=hidden]))")
    .and(page.locator(":not([tabindex='-1'])"))
    .evaluateAll(
      (controls) =>
        controls.filter(
          (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest("dialog"),
        ).length,
    );

/** Presses Tab until the focus leaves the page, or its content if it begins there. */
async function walk(page: Page, begin?: "main"): Promise<Stop[]> {
  const stops: Stop[] = [];
  if (begin) await page.locator(begin).focus();
  for (let press = 0; press < 200; press += 1) {
    await page.keyboard.press("Tab");
    const stop = await stopNow(page);
    if (!stop || (begin && !stop.within)) return stops;
    stops.push(stop);
  }
  throw new Error("Tab never leaves the page");
}

test.describe("the keyboard", { tag: "@wide" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("Tab reaches everything on the home page, with a visible focus", async ({ page }) => {
    await open(page, "/");
    const stops = await walk(page);
    expect(stops[0]?.name).toContain("본문으로 건너뛰기");
    // The skip link, the menu with its drop-downs, and the footer alone have this many.
    expect(stops.length).toBeGreaterThan(40);
    expect(stops.filter(({ marked, uncovered }) => !marked || !uncovered)).toEqual([]);
    expect(await page.locator("[tabindex]:not([tabindex='0'], [tabindex='-1'])").count()).toBe(0);
  });

  // On a small screen between a sticky header and a bottom bar.
  for (const width of [1440, 390])
    test(`also everything in the content of other pages, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      for (const path of ["/FloorPlan/59A", "/SalesInfo/SubscriptionGuide", `/${site}/press`]) {
        await open(page, path);
        const stops = await walk(page, "main");
        expect(stops.length, path).toBeGreaterThanOrEqual(await operable(page));
        expect(
          stops.filter(({ marked, uncovered }) => !marked || !uncovered),
          path,
        ).toEqual([]);
      }
    });

  test("the menu drawer opens, keeps the focus, and returns it", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await open(page, "/Brand/intro");
    const burger = page.getByRole("button", { name: "메뉴 열기" });
    await burger.focus();
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog", { name: "메뉴" });
    await expect(drawer.getByRole("button", { name: "메뉴 닫기" })).toBeFocused();
    await drawer.getByText("사업안내", { exact: true }).focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await expect(drawer.getByRole("link", { name: "사업개요" })).toBeFocused();
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press("Tab");
      // Between the last and the first element the focus may be in the browser's own controls.
      const inside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest("dialog") !== null;
      });
      expect(inside).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(burger).toBeFocused();
  });

  test("the menu drawer belongs to its page and to the narrow layout", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await open(page, "/Brand/intro");
    await page.getByRole("link", { name: "홍보영상" }).first().click();
    await expect(page).toHaveURL(/Brand\/video/);
    const drawer = page.getByRole("dialog", { name: "메뉴" });
    await page.getByRole("button", { name: "메뉴 열기" }).click();
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/Brand\/intro/);
    await expect(drawer).toBeHidden();
    await page.getByRole("button", { name: "메뉴 열기" }).click();
    await page.setViewportSize({ width: 1280, height: 700 });
    await expect(drawer).toBeHidden();
  });
});
