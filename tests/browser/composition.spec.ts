import { pages } from "../../client/contract/pages.ts";
import { expect, type Page, site, test } from "./test.ts";

const paths = pages
  .filter(({ path, section }) => section !== "desk" && !path.includes(":id"))
  .map(({ path }) => path.replace(":site", site));

/** Words of titles and controls that are split across two lines; a middle dot separates words like a space. */
const brokenWords = (page: Page) =>
  page.locator("h1, h2, h3, summary, button, nav a").evaluateAll((elements) => {
    const broken: string[] = [];
    for (const element of elements) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(".vh, dialog:not([open])"))
        continue;
      if (getComputedStyle(element).writingMode !== "horizontal-tb") continue;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        for (const { 0: word, index } of node.data.matchAll(/[^\s·]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

test.describe("composition", { tag: "@wide" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("no title and no control breaks inside a word, from phones to the widest screens", async ({ page }) => {
    test.setTimeout(240_000);
    for (const path of paths) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      for (const [width, height] of [
        [320, 640],
        [901, 1100],
        [1280, 600],
        [2560, 1440],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

  test("logo, title and footer share their left edge on desktops of every width", async ({ page }) => {
    for (const path of ["/BusinessGuide/intro", "/Brand/intro", "/FloorPlan/59A", "/ComplexGuide/community"]) {
      await page.goto(path);
      for (const width of [1440, 1920, 2560, 3440]) {
        await page.setViewportSize({ width, height: 1000 });
        const on = (selector: string) =>
          page
            .locator(selector)
            .first()
            .evaluate((element) => Math.round(element.getBoundingClientRect().left));
        const edge = await on("#root > header a");
        for (const selector of ["h1", "#root > footer a"])
          expect(await on(selector), `${selector} of ${path} at ${width} px`).toBe(edge);
      }
    }
  });

  test("on a phone a page's subject begins in the upper half, and no document begins with a picture", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    for (const path of paths.filter((candidate) => candidate !== "/")) {
      await page.goto(path);
      const top = await page.locator("main").evaluate((main) => main.getBoundingClientRect().top);
      expect(top, path).toBeLessThanOrEqual(340);
      if (/^\/(BusinessGuide|SalesInfo)/.test(path))
        await expect(page.locator("#root > section img"), path).toBeHidden();
    }
  });

  test("every section of home fits short laptops and portrait tablets, including the form with its notice", async ({
    page,
  }) => {
    await page.goto("/");
    for (const [width, height] of [
      [1280, 600],
      [1366, 640],
      [1440, 900],
      [901, 1100],
    ] as const) {
      await page.setViewportSize({ width, height });
      const tall = await page.locator("main > section:visible").evaluateAll((sections) =>
        sections
          .map((section) => ({ id: section.id, over: section.getBoundingClientRect().height - innerHeight }))
          .filter(({ over }) => over > 32)
          .map(({ id, over }) => `${id} +${over}`),
      );
      expect(tall, `at ${width} x ${height}`).toEqual([]);
      await expect(page.locator("#hero button")).toBeInViewport({ ratio: 1 });
    }
  });
});
