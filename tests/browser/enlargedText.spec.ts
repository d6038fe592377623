import { pages } from "../../client/pages/pages.ts";
import { horizontalOverflow } from "./accessibility.ts";
import { expect, site, test } from "./test.ts";

// The browser's own font size, as its settings have it.
test.use({
  keepsTab: true,
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"] }),
});

const paths = pages
  .filter(({ path }) => !path.startsWith("/admin") && !path.includes(":id"))
  .map(({ path }) => path.replace(":site", site).replace(":home", "101-401"));

test("with text of twice its size, no page of a phone scrolls sideways @wide", async ({ page }) => {
  test.slow();
  for (const path of paths) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), path).toBe("32px");
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 360, 430]) {
      await page.setViewportSize({ width, height: 780 });
      expect(await horizontalOverflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
