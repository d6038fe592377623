import { sideways } from "./accessibility.ts";
import { openPopup } from "./popup.ts";
import { expect, open, type Page, site, test } from "./test.ts";

// As most desktop systems have them: bars that take their width from the page.
test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
});

/** Where the page's parts stand, left and right. */
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
  test("opening and closing a dialog moves nothing sideways", async ({ page }) => {
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

  test("a page that needs no scroll bar stands where one that does stands", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/privacy");
    const long = await edges(page);
    await page.setViewportSize({ width: 1440, height: 9000 });
    expect(await edges(page)).toEqual(long);
  });

  test("no page can be scrolled sideways", async ({ page }) => {
    test.setTimeout(90_000);
    for (const path of [
      "/",
      "/Brand/intro",
      "/Brand/video",
      "/Interior/59A",
      "/ComplexGuide/community",
      `/${site}/press`,
    ]) {
      await page.goto(path);
      for (const width of [320, 900, 901, 1280, 1320, 1440, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sideways(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
});
