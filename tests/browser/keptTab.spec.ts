import { clear, openTab } from "./keptTab.ts";
import { expect, open, test } from "./test.ts";

/** What a page can tell about its tab. */
const seen = () => ({
  width: innerWidth,
  reduced: matchMedia("(prefers-reduced-motion)").matches,
  forced: matchMedia("(forced-colors)").matches,
  printed: matchMedia("print").matches,
  cookies: document.cookie,
  kept: Object.keys(sessionStorage).length,
  landing: JSON.parse(localStorage.getItem("lumina.first-touch") ?? "{}").landing,
});

test("a tab is as new when the next test gets it @wide", async ({ browser }) => {
  const viewport = { width: 1440, height: 900 };
  const tab = await openTab(browser);
  const { context, page } = tab;
  await open(page, "/Brand/intro?utm_source=naver");
  await page.evaluate(() => {
    sessionStorage.setItem("typed", "{}");
    // biome-ignore lint/suspicious/noDocumentCookie: as a page would
    document.cookie = "kept=1";
  });
  await page.setViewportSize({ width: 390, height: 700 });
  await page.emulateMedia({ media: "print", reducedMotion: "reduce", forcedColors: "active" });
  for (const target of [page, context]) await target.route("**/privacy", (route) => route.abort());
  await context.newPage();

  expect(await clear(tab, viewport, {})).toBe(true);
  expect(context.pages()).toEqual([page]);
  await page.goto("/privacy", { waitUntil: "networkidle" });
  expect(await page.evaluate(seen)).toEqual({
    width: 1440,
    reduced: false,
    forced: false,
    printed: false,
    cookies: "",
    kept: 0,
    landing: "/privacy",
  });
  // The pointer, which would start a page's code, is where a new tab's is.
  await expect(page.locator("#root[data-hydrated]")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/robots\.txt$/);
  await page.emulateMedia({ media: "print" });
  await page.goto("/privacy");
  expect((await page.evaluate(seen)).printed).toBe(true);

  expect(await clear(tab, viewport, { reducedMotion: "reduce" })).toBe(true);
  await page.goto("/privacy");
  expect((await page.evaluate(seen)).reduced).toBe(true);
  await context.close();
});

test("a tab isn't used again after what can't be taken back @wide", async ({ browser }) => {
  for (const spend of ["script", "clock", "listener", "closing"]) {
    const tab = await openTab(browser);
    if (spend === "script") await tab.page.addInitScript(() => {});
    if (spend === "clock") await tab.page.clock.install();
    if (spend === "listener") tab.page.on("request", () => {});
    if (spend === "closing") await tab.page.close();
    expect(await clear(tab, { width: 800, height: 600 }, {}), spend).toBe(false);
    await tab.context.close();
  }
});
