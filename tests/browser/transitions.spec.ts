import { expect, test } from "./test.ts";

// Each test fails on any error that nobody caught.

test("leaving for a file that takes no part in the transition between pages is no error", async ({ page }) => {
  await page.goto("/FloorPlan/59A");
  await page.evaluate(() => {
    location.href = "/plans/84A.svg";
  });
  await expect(page).toHaveURL(/84A\.svg$/);
  await expect(page.locator("svg").first()).toBeVisible();
  // What was left tells of its errors until it is gone.
  await page.goto("/BusinessGuide/intro");
});

test("a transition that is broken off, by the page that is left or by the one that comes, is no error", async ({
  page,
}) => {
  for (const event of ["pageswap", "pagereveal"] as const) {
    await page.addInitScript((name) => {
      addEventListener(name, ({ viewTransition }) => viewTransition?.skipTransition());
    }, event);
    await page.goto("/BusinessGuide/intro");
    const left = page.waitForURL(/BusinessGuide\/plan$/);
    await page.evaluate(() => {
      location.href = "/BusinessGuide/plan";
    });
    await left;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("분양일정");
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }
});
