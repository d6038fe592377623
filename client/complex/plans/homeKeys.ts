import { homeGrid } from "../../content/generated/homeGrid.ts";
import { homeNumber } from "../../shared/plans/homeNumber.ts";

const { firstHomeFloor, towers } = homeGrid;

/** @returns a home's key in URLs, such as 102-1502 */
export const homeKeyOf = (tower: string, line: number, floor: number) =>
  `${tower.replace("동", "")}-${homeNumber(floor, line)}`;

/** @returns a home's display name, such as 102동 1502호 */
export const homeNameOf = (key: string) => `${key.replace("-", "동 ")}호`;

/** The keys of all homes, tower by tower, line by line, upwards. */
export const homeKeys: readonly string[] = towers.flatMap(([name, lines, top]) =>
  Array.from({ length: lines * (top - firstHomeFloor + 1) }, (_, index) => {
    const floors = top - firstHomeFloor + 1;
    return homeKeyOf(name, Math.floor(index / floors) + 1, firstHomeFloor + (index % floors));
  }),
);

/**
 * @returns the key of the home nearest to a tower, line and floor, because a tower may have fewer lines or floors than
 * the one selected before; undefined if there is no such tower
 */
export function nearestHomeKey(tower: string, line: number, floor: number): string | undefined {
  const [, lines, top] = towers.find(([name]) => name === tower) ?? [];
  if (!lines || !top || !Number.isInteger(line) || !Number.isInteger(floor)) return undefined;
  const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));
  return homeKeyOf(tower, within(line, 1, lines), within(floor, firstHomeFloor, top));
}
