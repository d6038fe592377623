import { steps } from "../../content/home.ts";

/** @returns the scroll positions in pixels of steps 1 to 8 and of step 8.5, the end of the page */
export function stepPositions(): number[] {
  const end = document.documentElement.scrollHeight - innerHeight;
  const tops = steps.map(({ id }, index) => {
    const section = document.getElementById(id);
    // A notice's bar may be above the first one.
    return section && index > 0 ? section.getBoundingClientRect().top + scrollY : 0;
  });
  return [...tops, end].map((top) => Math.min(Math.round(top), end));
}

/** Pixels that a section may exceed the screen: only background is cut off then. */
const overhang = 32;

/**
 * The scroll position after one wheel movement from `from`. A section taller than the screen is first scrolled to its
 * edge.
 * @param direction 1 down, -1 up
 * @returns undefined at either end of the page
 */
export function nextPosition(
  positions: readonly number[],
  from: number,
  direction: 1 | -1,
  screen: number,
): number | undefined {
  const slack = 2;
  const next =
    direction > 0 ? positions.find((top) => top > from + slack) : positions.findLast((top) => top < from - slack);
  if (next === undefined) return undefined;
  if (Math.abs(next - from) <= screen + overhang) return next;
  // The current section is taller than the screen: going down, first to its end; going up, its end comes into view.
  return direction > 0 ? Math.min(next - screen, from + screen * 0.9) : from - screen;
}
