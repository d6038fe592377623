import { firstHomeFloor, type Home, modelTowers } from "./homes.ts";

/** @returns the number of lines of the towers before one, by its index */
export const linesBefore = (tower: number): number =>
  modelTowers.slice(0, tower).reduce((sum, { lines }) => sum + lines.length, 0);

/** The lines of all towers. */
export const columns = linesBefore(modelTowers.length);
const floors = Math.max(...modelTowers.map(({ topFloor }) => topFloor)) - firstHomeFloor + 1;

/** @returns a byte for each home, 255 for these: rows of floors, in each the lines of all towers */
export function leftHomes(homes: readonly Home[]): Uint8Array<ArrayBuffer> {
  const left = new Uint8Array(columns * floors);
  for (const { tower, line, floor } of homes) {
    left[(floor - firstHomeFloor) * columns + linesBefore(tower) + line] = 255;
  }
  return left;
}
