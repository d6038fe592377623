import { firstHomeFloor, type Home, modelTowers } from "./homes.ts";

/** The lines of all towers. */
export const columns = modelTowers.reduce((sum, { lines }) => sum + lines.length, 0);
const floors = Math.max(...modelTowers.map(({ topFloor }) => topFloor)) - firstHomeFloor + 1;

/** @returns a byte for each home, 255 for these: rows of floors, in each the lines of all towers */
export function leftHomes(homes: readonly Home[]): Uint8Array<ArrayBuffer> {
  const left = new Uint8Array(columns * floors);
  for (const { tower, line, floor } of homes) {
    const before = modelTowers.slice(0, tower).reduce((sum, { lines }) => sum + lines.length, 0);
    left[(floor - firstHomeFloor) * columns + before + line] = 255;
  }
  return left;
}
