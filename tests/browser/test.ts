import { test as base, expect, type Page } from "@playwright/test";

export type { Page };
export { expect };

interface Fixtures {
  /** Console messages that this test expects. */
  expectedErrors: RegExp | undefined;
  quiet: undefined;
}

/** Chromium's message for a button with both a command and a popover target, which is for browsers without commands. */
const commandWins = "popovertarget is ignored on elements with commandfor.";

/** A test that fails on any error or warning in the console, including hydration's. */
export const test = base.extend<Fixtures>({
  expectedErrors: [undefined, { option: true }],
  quiet: [
    async ({ page, expectedErrors }, use) => {
      const troubles: string[] = [];
      page.on("console", (message) => {
        if (message.text() === commandWins) return;
        if (["error", "warning"].includes(message.type())) troubles.push(message.text());
      });
      page.on("pageerror", (error) => troubles.push(String(error)));
      await use(undefined);
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

/**
 * Delays requests by URL, or those of one kind ("image": not a fetch of the same file).
 * @returns a function that releases them
 */
export async function hold(page: Page, files: string | RegExp, kind?: "image"): Promise<() => void> {
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

export const site = "센트럴루미나";
