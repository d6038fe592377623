import type { MouseEvent } from "react";
import type { PlacedHome } from "../../complex/homes/saleHomes.ts";
import { firstHomeFloor, towers } from "../../complex/plans/stacks.ts";
import type { Tower } from "../../shared/plans/measurementTypes.ts";

/** Units of a drawing of all towers: width of a line, height of a floor, gap between towers, and their headings. */
export const wide = 30;
export const high = 10;
const gap = 26;
const head = 30;
const highest = Math.max(...towers.map(({ topFloor }) => topFloor));
export const ground = head + highest * high;

/** Left edge of each tower. */
export const lefts = towers.map((_, index) =>
  towers.slice(0, index).reduce((sum, { lines }) => sum + lines.length * wide + gap, 0),
);
export const width = (lefts.at(-1) ?? 0) + (towers.at(-1)?.lines.length ?? 0) * wide;
/** @returns the upper edge of a floor */
export const top = (floor: number) => ground - floor * high;

/** @returns where the pointer is in a drawing, in its units */
export function pointOf({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>): DOMPoint | undefined {
  const toUnits = currentTarget.getScreenCTM()?.inverse();
  return toUnits && new DOMPoint(clientX, clientY).matrixTransform(toUnits);
}

export interface DrawnHome {
  tower: Tower;
  line: number;
  floor: number;
}

/** @returns the home at a point of the drawing, if there is one */
export function homeAt(x: number, y: number): DrawnHome | undefined {
  const index = towers.findIndex(({ lines }, at) => {
    const left = lefts[at] ?? 0;
    return x >= left && x < left + lines.length * wide;
  });
  const tower = towers[index];
  const floor = Math.floor((ground - y) / high) + 1;
  if (!tower || floor < firstHomeFloor || floor > tower.topFloor) return undefined;
  const line = tower.lines[Math.floor((x - (lefts[index] ?? 0)) / wide)];
  return line && { tower, line: line.line, floor };
}

/** @returns the left and upper edge of a home */
export function cornerOf({ tower, line, floor }: Pick<PlacedHome, "tower" | "line" | "floor">): [number, number] {
  const index = towers.findIndex(({ name }) => name === tower);
  return [(lefts[index] ?? 0) + (line - 1) * wide, top(floor)];
}

/** @returns a path of a rectangle for each home, smaller than the home by a margin on each side */
export const pathOf = (homes: readonly PlacedHome[], [x, y]: readonly [number, number]) =>
  homes
    .map((home) => {
      const [left, upper] = cornerOf(home);
      return `M${left + x} ${upper + y}h${wide - 2 * x}v${high - 2 * y}h${2 * x - wide}z`;
    })
    .join("");
