import { homeGrid } from "../../content/generated/homeGrid.ts";
import { homeNumber } from "./homeNumber.ts";

const { firstHomeFloor, towers } = homeGrid;

/** @returns a home's name in addresses, as in 102-1502 */
export const homeKeyOf = (tower: string, line: number, floor: number) =>
  `${tower.replace("동", "")}-${homeNumber(floor, line)}`;

/** @returns a home's name for people, as in 102동 1502호 */
export const homeNameOf = (key: string) => `${key.replace("-", "동 ")}호`;

/** The names of all homes in addresses, tower by tower, line by line, upwards. */
export const homeKeys: readonly string[] = towers.flatMap(([name, lines, top]) =>
  Array.from({ length: lines * (top - firstHomeFloor + 1) }, (_, index) => {
    const floors = top - firstHomeFloor + 1;
    return homeKeyOf(name, Math.floor(index / floors) + 1, firstHomeFloor + (index % floors));
  }),
);

/**
 * @returns the name of the home nearest to a choice of tower, line and floor: a tower may have fewer lines or floors than
 *   the one chosen before. Undefined where there is no such tower.
 */
export function nearestHomeKey(tower: string, line: number, floor: number): string | undefined {
  const [, lines, top] = towers.find(([name]) => name === tower) ?? [];
  if (!lines || !top || !Number.isInteger(line) || !Number.isInteger(floor)) return undefined;
  const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));
  return homeKeyOf(tower, within(line, 1, lines), within(floor, firstHomeFloor, top));
}
