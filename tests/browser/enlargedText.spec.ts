import { horizontalOverflow } from "./accessibility.ts";
import { expect, site, test } from "./test.ts";

// The browser's own font size, as its settings have it.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"] }),
});

const paths = [
  "/",
  "/BusinessGuide/intro",
  "/SalesInfo/faq",
  "/SalesInfo/options",
  "/ComplexGuide/detailintro",
  "/FloorPlan/59A",
  `/${site}/press`,
];

test("with text of twice its size, no page of a phone scrolls sideways @wide", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of paths) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), path).toBe("32px");
    await page.evaluate(() => document.fonts.ready);
    expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0);
  }
});
