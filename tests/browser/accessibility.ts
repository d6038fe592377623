import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "./test.ts";

/** Both sides of the one breakpoint, a small phone and a desktop. */
export const widths = [360, 900, 901, 1440];

/** Pixels by which the page scrolls sideways. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Violations that axe finds, a line per rule, experimental rules included. Frames are tested as pages of their own.
 * @param part selector of the part to test
 */
export async function faults(page: Page, part = "body"): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Runs in the page itself: a separate page for the result is needed only for cross-origin frames.
    .setLegacyMode()
    .options({ iframes: false, resultTypes: ["violations"] })
    .include(part)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice", "experimental"])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" | ")}`);
}

/** Expects no violation and no sideways scroll in the current state. */
export async function expectNoFault(page: Page, state: string, part?: string): Promise<void> {
  expect(await faults(page, part), state).toEqual([]);
  expect(await sideways(page), state).toBeLessThanOrEqual(0);
}

/** The same at each of the widths, for a state that survives resizing. */
export async function expectNoFaultAtAnyWidth(page: Page, state: string, part?: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoFault(page, `${state} at ${width} px`, part);
  }
}
