import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "./test.ts";

/** Both sides of the one breakpoint, a small phone and a desktop. */
export const widths = [360, 900, 901, 1440];

/** How many pixels the page can be scrolled sideways. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * What axe finds, a line a rule, by the rules that it still tries out too. What stands in a frame is a page of its own,
 * and looked at there.
 * @param part selector of what to look at: the rest has been looked at before
 */
export async function faults(page: Page, part = "body"): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Looks and sums up in the page itself: a page more for the summing up is of use only for frames of other sites.
    .setLegacyMode()
    .options({ iframes: false, resultTypes: ["violations"] })
    .include(part)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice", "experimental"])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" | ")}`);
}

/** Expects that what the page shows now has no fault and doesn't leave the screen. */
export async function expectNoFault(page: Page, state: string, part?: string): Promise<void> {
  expect(await faults(page, part), state).toEqual([]);
  expect(await sideways(page), state).toBeLessThanOrEqual(0);
}

/** The same at each of the widths, for a state that stays as the window is made wider and narrower. */
export async function expectNoFaultAtAnyWidth(page: Page, state: string, part?: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoFault(page, `${state} at ${width} px`, part);
  }
}
