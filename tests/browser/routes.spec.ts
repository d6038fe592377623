import { AxeBuilder } from "@axe-core/playwright";
import { pages } from "../../client/content/pages.ts";
import { expect, open, site, test } from "./test.ts";

const paths = pages.filter((page) => !page.path.includes(":id")).map((page) => page.path.replace(":site", site));

for (const path of paths) {
  test(`${path} hydrates quietly, has no accessibility fault and doesn't scroll sideways`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
    expect(await page.locator("h1").count()).toBe(1);
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" | ")}`)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    const duplicates = await page.evaluate(() => {
      const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
    expect(duplicates).toEqual([]);
  });
}

test.describe("an unknown address", () => {
  test.use({ expectedErrors: /404/ });
  test("says Not Found inside the layout", async ({ page }) => {
    await open(page, "/no/such/page");
    await expect(page.getByRole("heading", { name: "Not Found" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
});

test("navigation keeps the head right and starts at the top of the page", async ({ page }) => {
  await open(page, "/BusinessGuide/intro");
  await page.mouse.wheel(0, 900);
  await page.getByRole("navigation", { name: "하위 메뉴" }).getByRole("link", { name: "분양일정" }).click();
  await expect(page).toHaveURL(/BusinessGuide\/plan$/);
  await expect(page).toHaveTitle(/분양일정/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/BusinessGuide\/plan$/);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", /분양일정/);
  expect(await page.locator('meta[name="description"]').count()).toBe(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("the press shortcut replaces itself in the history", async ({ page }) => {
  await open(page, "/Brand/intro");
  await page.goto("/Promotion/Press");
  await expect(page).toHaveURL(new RegExp(`${encodeURI(site)}/press$`));
  await page.goBack();
  await expect(page).toHaveURL(/Brand\/intro$/);
});

test.describe("when a page's code doesn't arrive", () => {
  test.use({ expectedErrors: /Failed to load resource|Failed to fetch|ERR_FAILED|Loading chunk failed/ });
  test("the error page says so inside the layout", async ({ page }) => {
    await open(page, "/BusinessGuide/intro");
    await page.route(/assets\/Schedule-.*\.js/, (route) => route.abort());
    await page.getByRole("navigation", { name: "하위 메뉴" }).getByRole("link", { name: "분양일정" }).click();
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    await expect(page.getByText("Loading chunk failed")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
});
