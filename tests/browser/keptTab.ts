import type { Browser, BrowserContext, Page } from "@playwright/test";

/** A tab that tests use one after the other: a tab of its own costs a test as much processor time as opening a page. */
export interface Tab {
  context: BrowserContext;
  page: Page;
  /** Set once something was called whose effect can't be taken back. */
  spent: boolean;
}

/** Sets the tab's mark when one of the methods is called. */
function markAt<Owner extends object>(tab: Tab, owner: Owner, ...names: (keyof Owner)[]): void {
  for (const name of names) {
    const method = owner[name] as (...given: unknown[]) => unknown;
    const marking = (...given: unknown[]) => {
      // What the console says is listened to in every test, which stops listening.
      if (!["console", "pageerror"].includes(String(given[0]))) tab.spent = true;
      return method.apply(owner, given);
    };
    Object.assign(owner, { [name]: marking });
  }
}

export async function openTab(browser: Browser): Promise<Tab> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const tab = { context, page, spent: false };
  markAt(tab, page, "addInitScript", "exposeFunction", "on", "setExtraHTTPHeaders");
  markAt(tab, context, "addInitScript", "exposeFunction", "on", "grantPermissions", "setOffline");
  markAt(tab, page.clock, "install", "setFixedTime");
  return tab;
}

/** What Playwright gives a new tab, unless the test's options say otherwise. */
const media = { colorScheme: "light", reducedMotion: "no-preference", forcedColors: "none" } as const;
type Options = { reducedMotion?: "reduce" | "no-preference" | null };

/**
 * Takes back what a test has done to a tab: its routes, windows, storage, size and preferences. The pages' files stay in
 * the browser's cache, and earlier pages in the tab's history. (To clear that would take a session of the developer
 * tools, which would overwrite the preferences that Playwright emulates at each page.)
 * @returns false if that's impossible
 */
export async function clear(tab: Tab, viewport: { width: number; height: number }, options: Options): Promise<boolean> {
  const { context, page, spent } = tab;
  if (spent || page.isClosed()) return false;
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await page.mouse.move(0, 0);
  // A document of the same origin keeps the tab's process, and gives access to its storage.
  await page.goto("/robots.txt");
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, ...media, ...(options.reducedMotion && options) });
  return true;
}
