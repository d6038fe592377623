import type { CDPSession } from "@playwright/test";
import { pages } from "../../client/contract/pages.ts";
import { expect, type Page, site, test } from "./test.ts";

/** kB as the browser got them over the wire, headers aside. */
const budget = {
  scriptBeforeInteraction: 95,
  homeFonts: 120,
  /** Of the other pages: words written since the slices were cut cost a slice more (art/fonts.ts). */
  fonts: 150,
  home: 450,
  page: 500,
  requests: 40,
  /** Cumulative layout shift; a tenth is what Core Web Vitals call good. */
  shift: 0.1,
};

type Kind = "Script" | "Font" | "Image" | "Stylesheet" | "Document" | "Media";

/** What a first visit loads: bytes by kind, and the number of requests. */
class Traffic {
  readonly bytes = new Map<string, number>();
  requests = 0;

  private constructor() {}

  static async of(page: Page): Promise<Traffic> {
    const traffic = new Traffic();
    const session: CDPSession = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    const kinds = new Map<string, string>();
    session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? "Other";
      // A film comes in as many ranges as the browser pleases.
      if (kind !== "Media") traffic.requests += 1;
      traffic.bytes.set(kind, (traffic.bytes.get(kind) ?? 0) + encodedDataLength);
    });
    return traffic;
  }

  /** Counts each preload and what then uses it once: the browser fetches it once. */
  kilobytes(...kinds: Kind[]): number {
    const wanted = kinds.length > 0 ? kinds : [...this.bytes.keys()];
    return wanted.reduce((sum, kind) => sum + (this.bytes.get(kind) ?? 0), 0) / 1000;
  }
}

/** Begins to add up the layout shift of the page that is opened next, as Core Web Vitals do. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const state = window as unknown as { shift: number };
    state.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) state.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });

const visited = pages.filter((page) => !page.path.includes(":id"));

for (const { path: pattern } of visited) {
  const path = pattern.replace(":site", site);
  test(`${path} keeps to its budget of bytes and requests, and hardly anything moves`, async ({ page }) => {
    const traffic = await Traffic.of(page);
    await watchShifts(page);
    await page.goto(path, { waitUntil: "networkidle" });
    const described = JSON.stringify(Object.fromEntries(traffic.bytes));
    expect(traffic.kilobytes("Script"), described).toBeLessThanOrEqual(budget.scriptBeforeInteraction);
    expect(traffic.kilobytes("Font"), described).toBeLessThanOrEqual(path === "/" ? budget.homeFonts : budget.fonts);
    // Films come on demand, by ranges; what plays by itself is counted where it plays.
    const all = traffic.kilobytes() - traffic.kilobytes("Media");
    expect(all, described).toBeLessThanOrEqual(path === "/" ? budget.home : budget.page);
    expect(traffic.requests, described).toBeLessThanOrEqual(budget.requests);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(budget.shift);
  });
}

test("the picture seen first is preloaded, in the size and format that is shown", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const hero = await page.evaluate(() => document.querySelector<HTMLImageElement>("main img")?.currentSrc ?? "");
  const loads = await page.evaluate(
    (url) =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => name === url)
        .map(({ initiatorType }) => initiatorType),
    hero,
  );
  expect(hero).toMatch(/\.avif$/);
  // Once, and by the preload: the image element found it there.
  expect(loads).toEqual(["link"]);
});
