import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";
import { clear, openTab, type Tab } from "./keptTab.ts";

export type { Page };
export { expect };

interface Fixtures {
  /** Console messages that this test expects. */
  expectedErrors: RegExp | undefined;
  /**
   * Whether the test gets the tab of an earlier one, in which files may be cached, and leaves it to a later one. Not for
   * tests of what is loaded when.
   */
  keepsTab: boolean;
  quiet: undefined;
}

interface WorkerFixtures {
  /** The tab in use, and the options of its context. */
  kept: { tab?: Tab; options?: string };
}

/** Chromium's message for a button with both a command and a popover target, which is for browsers without commands. */
const commandWins = "popovertarget is ignored on elements with commandfor.";

/** A test that fails on any error or warning in the console, including hydration's. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedErrors: [undefined, { option: true }],
  keepsTab: [false, { option: true }],
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const kept: WorkerFixtures["kept"] = {};
      await use(kept);
      await kept.tab?.context.close();
    },
    { scope: "worker" },
  ],
  context: async (
    { browser, keepsTab, kept, viewport, contextOptions, javaScriptEnabled, bypassCSP, hasTouch, userAgent },
    use,
    testInfo,
  ) => {
    if (!keepsTab) {
      const context = await browser.newContext();
      await use(context);
      return context.close();
    }
    const options = JSON.stringify([viewport, contextOptions, javaScriptEnabled, bypassCSP, hasTouch, userAgent]);
    if (kept.options !== options) await kept.tab?.context.close();
    const tab = (kept.options === options && kept.tab) || (await openTab(browser));
    delete kept.tab;
    await use(tab.context);
    const passed = testInfo.status === testInfo.expectedStatus;
    if (passed && viewport && (await clear(tab, viewport, contextOptions))) Object.assign(kept, { tab, options });
    else await tab.context.close();
  },
  page: async ({ context, keepsTab }, use) => {
    const [page] = keepsTab ? context.pages() : [];
    await use(page ?? (await context.newPage()));
  },
  quiet: [
    async ({ page, expectedErrors }, use) => {
      const troubles: string[] = [];
      const hear = (message: ConsoleMessage) => {
        if (message.text() === commandWins) return;
        if (["error", "warning"].includes(message.type())) troubles.push(message.text());
      };
      const fail = (error: Error) => troubles.push(String(error));
      page.on("console", hear);
      page.on("pageerror", fail);
      await use(undefined);
      page.off("console", hear);
      page.off("pageerror", fail);
      expect(troubles.filter((trouble) => !expectedErrors?.test(trouble))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Interacts with the page, and waits until it is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  // Repeated, because a page that is being left doesn't pass an interaction on to the next.
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    await page.waitForSelector("#root[data-hydrated]", { timeout: 2_000 });
  }).toPass();
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Opens the home page, and waits until its wheel moves by steps, for which it needs no React. */
export async function openWithSteps(page: Page): Promise<void> {
  const loaded = page.waitForResponse(/assets\/wheelSteps-.*\.js/);
  await page.goto("/");
  // The same module, which has run what the page asked of it before it gets here.
  await page.evaluate((url) => import(url).then(() => undefined), (await loaded).url());
}

/**
 * Delays requests by URL, or those of one kind ("image": not a fetch of the same file).
 * @returns a function that releases them
 */
export async function delayRequests(page: Page, files: string | RegExp, kind?: "image" | "fetch"): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    if (kind === undefined || kind === route.request().resourceType()) await released;
    await route.continue();
  });
  return release;
}

/** Sets the browser's own font size, as its settings have it. */
export async function enlargeText(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
  await session.detach();
}

export const site = "센트럴루미나";
