import { steps } from "../../content/home.ts";

/** @returns the vertical scroll, in pixels, of steps 1 to 8 and of step 8.5, which is the end of the page. */
export function stepPositions(): number[] {
  const end = document.documentElement.scrollHeight - innerHeight;
  const tops = steps.map(({ id }) => {
    const section = document.getElementById(id);
    return section ? section.getBoundingClientRect().top + scrollY : 0;
  });
  return [...tops, end].map((top) => Math.min(Math.round(top), end));
}

/** Pixels that a section may be taller than the screen: what is cut off then is the ground around its words. */
const overhang = 32;

/**
 * Where one wheel movement leads from `from`. A section taller than the screen is first read to its edge.
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
  // The section that is left is taller than the screen: down to its foot first; up, its foot comes into view.
  return direction > 0 ? Math.min(next - screen, from + screen * 0.9) : from - screen;
}
