import { horizontalOverflow } from "./accessibility.ts";
import { openPopup } from "./popup.ts";
import { expect, open, type Page, site, test } from "./test.ts";

// As on most desktop systems: scroll bars that take up width.
test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
});

/** Left and right edges of the page's parts. */
const edges = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("#root > :not(dialog), #root > :not(dialog) :is(h1, h2, p, a, img)")]
      .filter((part) => part.checkVisibility() && !part.closest("dialog"))
      .map((part) => {
        const { left, right } = part.getBoundingClientRect();
        return `${part.tagName} ${left.toFixed(1)} ${right.toFixed(1)}`;
      }),
  );

test.describe("beside classic scroll bars", { tag: "@wide" }, () => {
  test("opening and closing a dialog shifts nothing sideways", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const width of [1440, 800]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, "/FloorPlan/59A");
      expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
      await page.locator("#footer").scrollIntoViewIfNeeded();
      const before = await edges(page);
      await openPopup(page);
      expect(await edges(page), `popup at ${width} px`).toEqual(before);
      await page.keyboard.press("Escape");
      expect(await edges(page), `popup closed at ${width} px`).toEqual(before);
      for (const dialog of await page.locator("dialog").all()) {
        await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
        expect(await edges(page), `${await dialog.getAttribute("class")} at ${width} px`).toEqual(before);
        await dialog.evaluate((element: HTMLDialogElement) => element.close());
      }
    }
  });

  test("no page scrolls sideways", async ({ page }) => {
    for (const path of [
      "/",
      "/Brand/intro",
      "/Brand/video",
      "/Interior/59A",
      "/ComplexGuide/community",
      `/${site}/press`,
    ]) {
      await page.goto(path);
      for (const width of [320, 900, 901, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await horizontalOverflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
});

test("with overlay scroll bars, no gutter is reserved", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto("/FloorPlan/59A");
  const width = () => page.evaluate(() => document.querySelector("main")?.getBoundingClientRect().width);
  const whole = await page.evaluate(() => innerWidth);
  expect(await width()).toBe(whole);
  await openPopup(page);
  expect(await width()).toBe(whole);
  await context.close();
});
