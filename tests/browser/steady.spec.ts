import { expect, hydrated, type Page, site, test } from "./test.ts";

/** Starts to record every layout shift that the visitor didn't cause. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput && value > 0.001)
          shifts.push(`${value.toFixed(4)} ${sources.map(({ node }) => node?.nodeName).join()}`);
    }).observe({ type: "layout-shift", buffered: true });
  });

const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

for (const path of ["/", "/Brand/intro", "/FloorPlan/59A", "/ComplexGuide/community", `/${site}/press`]) {
  test(`${path} doesn't shift while it loads, hydrates and is scrolled`, async ({ page }) => {
    await watchShifts(page);
    await page.goto(path);
    await hydrated(page);
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < end; top += 600) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    }
    expect(await shifts(page)).toEqual([]);
  });
}
