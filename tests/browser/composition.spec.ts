import { expect, test } from "./test.ts";

test.use({ keepsTab: true });

test.describe("composition", { tag: "@wide" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

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
