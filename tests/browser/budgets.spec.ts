import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { CDPSession } from "@playwright/test";
import { pages } from "../../client/pages/pages.ts";
import { expect, type Page, site, test } from "./test.ts";

/** kB over the wire, without headers. */
const budget = {
  scriptBeforeInteraction: 95,
  homeFonts: 120,
  /** For pages other than home: text added since the font slices were made may need another slice (art/fonts.ts). */
  fonts: 150,
  home: 450,
  page: 500,
  requests: 40,
  /** Cumulative layout shift; 0.1 counts as good in Core Web Vitals. */
  shift: 0.1,
};

type Kind = "Script" | "Font" | "Image" | "Stylesheet" | "Document" | "Media";

/** The traffic of a first visit: bytes by type, and the number of requests. */
class Traffic {
  readonly bytes = new Map<string, number>();
  requests = 0;

  /** Requests without an end yet, except those of films, which go on for as long as they play. */
  readonly #pending = new Set<string>();
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  /** Stops counting. */
  end(): Promise<void> {
    return this.#session.detach();
  }

  static async of(page: Page): Promise<Traffic> {
    const session: CDPSession = await page.context().newCDPSession(page);
    const traffic = new Traffic(session);
    await session.send("Network.enable");
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    const kinds = new Map<string, string>();
    const end = (requestId: string) => traffic.#pending.delete(requestId);
    session.on("Network.requestWillBeSent", ({ requestId, type }) => {
      if (type !== "Media") traffic.#pending.add(requestId);
    });
    session.on("Network.loadingFailed", ({ requestId }) => end(requestId));
    session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      end(requestId);
      const kind = kinds.get(requestId);
      // The film of the page before may end only now; its response came before this page's traffic was counted.
      if (!kind) return;
      // A browser loads a film in any number of ranges.
      if (kind !== "Media") traffic.requests += 1;
      traffic.bytes.set(kind, (traffic.bytes.get(kind) ?? 0) + encodedDataLength);
    });
    return traffic;
  }

  /** Waits until a loaded page has nothing to do, and nothing is loading: twice, because what was loaded may ask for more. */
  async settled(page: Page): Promise<void> {
    for (let round = 0; round < 2; round += 1) {
      await page.evaluate(async () => {
        await document.fonts.ready;
        // Lazy pictures and observers have been asked for by then. A page in which nothing moves may be idle without
        // telling so until it is woken up.
        await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1_000 })));
      });
      await expect.poll(() => this.#pending.size, { intervals: [20] }).toBe(0);
    }
  }

  /** Counts a preload and its use once, as the browser loads it once. */
  kilobytes(...kinds: Kind[]): number {
    const wanted = kinds.length > 0 ? kinds : [...this.bytes.keys()];
    return wanted.reduce((sum, kind) => sum + (this.bytes.get(kind) ?? 0), 0) / 1000;
  }
}

/** Starts to sum up the layout shift of the next page, as Core Web Vitals do. */
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
const sections = [...new Set(visited.map(({ section }) => section))];

// The pages of a section in one tab, without its cache: starting a tab anew takes as long as the test.
for (const section of sections)
  test(`${section} stays within its budget of bytes, requests and layout shift`, async ({ page }) => {
    test.slow();
    await watchShifts(page);
    for (const pattern of visited.filter((candidate) => candidate.section === section)) {
      const path = pattern.path.replace(":site", site).replace(":home", "101-401");
      await test.step(path, async () => {
        const traffic = await Traffic.of(page);
        await page.goto(path);
        await traffic.settled(page);
        await traffic.end();
        const described = `${path} ${JSON.stringify(Object.fromEntries(traffic.bytes))}`;
        expect(traffic.kilobytes("Script"), described).toBeLessThanOrEqual(budget.scriptBeforeInteraction);
        expect(traffic.kilobytes("Font"), described).toBeLessThanOrEqual(
          path === "/" ? budget.homeFonts : budget.fonts,
        );
        // Films are loaded on demand; autoplaying ones are tested separately.
        const all = traffic.kilobytes() - traffic.kilobytes("Media");
        expect(all, described).toBeLessThanOrEqual(path === "/" ? budget.home : budget.page);
        expect(traffic.requests, described).toBeLessThanOrEqual(budget.requests);
        const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
        expect(shift, path).toBeLessThan(budget.shift);
      });
    }
  });

test("the largest picture above the fold is preloaded, in the displayed size and format", async ({ page }) => {
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
  // Only once, by the preload: the image element reused it.
  expect(loads).toEqual(["link"]);
});

/** Serves the site with its documents in pieces, so that a browser paints what it has before it has the rest. */
async function serveInPieces(target: string) {
  const server = createServer(async ({ url = "/", headers }, response) => {
    const answer = await fetch(new URL(url, target), { headers: { accept: headers.accept ?? "*/*" } });
    const type = answer.headers.get("content-type") ?? "";
    response.writeHead(answer.status, { "content-type": type });
    const body = Buffer.from(await answer.arrayBuffer());
    if (type.startsWith("text/html")) {
      const start = body.indexOf("<body");
      response.write(body.subarray(0, start));
      for (let at = start; at < body.length; at += 1_000) {
        response.write(body.subarray(at, at + 1_000));
        await setTimeout(20);
      }
      response.end();
    } else response.end(body);
  }).listen(0);
  await once(server, "listening");
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

test("what was painted stays where it is while the rest of a document arrives", async ({ page, baseURL }) => {
  test.slow();
  await watchShifts(page);
  const { server, origin } = await serveInPieces(String(baseURL));
  try {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(viewport);
      for (const path of ["/FloorPlan/114B", "/FloorPlan/videos", "/ComplexGuide/intro"]) {
        await page.goto(`${origin}${path}`);
        await page.evaluate(() => document.fonts.ready);
        const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
        expect(shift, `${path} ${viewport.width}`).toBeLessThan(budget.shift);
      }
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
