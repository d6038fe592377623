import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import { expect, type Page } from "./test.ts";

/** A small phone and a desktop. */
export const layouts = [360, 1440];
/** Those, and both sides of the one breakpoint. */
export const widths = [360, 900, 901, 1440];

/** Pixels by which the page scrolls sideways. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const axeOptions: axe.RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice", "experimental"],
  resultTypes: ["violations"],
  iframes: false,
};

/**
 * Violations that axe finds, a line per rule, experimental rules included. Frames are tested as pages of their own.
 * @param part selector of the part to test
 */
export async function axeViolations(page: Page, part = "body"): Promise<string[]> {
  // Once per document: compiling axe takes as long as running it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([selector, options]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ include: [selector] }, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`);
    },
    [part, axeOptions] as const,
  );
}

/** Expects no violation and no sideways scroll in the current state. */
export async function expectAccessible(page: Page, state: string, part?: string): Promise<void> {
  expect(await axeViolations(page, part), state).toEqual([]);
  expect(await horizontalOverflow(page), state).toBeLessThanOrEqual(0);
}

/** The same for a state that survives resizing: by axe in both layouts, and no sideways scroll at any width. */
export async function expectAccessibleAtAnyWidth(page: Page, state: string, part?: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await horizontalOverflow(page), `${state} at ${width} px`).toBeLessThanOrEqual(0);
    if (layouts.includes(width)) expect(await axeViolations(page, part), `${state} at ${width} px`).toEqual([]);
  }
}
