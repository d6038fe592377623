import { measurements } from "../../content/generated/measurements.ts";
import type { UnitLabel } from "../../content/unitTypes.ts";
import type { Line, Tower } from "../../shared/plans/measurementTypes.ts";

/** Lower floors hold the community facilities and the shops. */
export const { firstHomeFloor, towers } = measurements;

/** @returns the number of homes in a line, and how many of them are in the first general sale */
export function countLine({ topFloor }: Tower, { firstSaleTo }: Line): { homes: number; firstSale: number } {
  return { homes: topFloor - firstHomeFloor + 1, firstSale: firstSaleTo - firstHomeFloor + 1 };
}

/** @returns the number of homes and of those in the first general sale, of a type or of all */
export function countHomes(type?: UnitLabel): { homes: number; firstSale: number } {
  const counts = towers.flatMap((tower) =>
    tower.lines.filter((line) => !type || line.type === type).map((line) => countLine(tower, line)),
  );
  const sum = (key: "homes" | "firstSale") => counts.reduce((total, count) => total + count[key], 0);
  return { homes: sum("homes"), firstSale: sum("firstSale") };
}

/** @returns the lines of a type, by tower */
export function linesOf(type: UnitLabel): { tower: Tower; lines: readonly Line[] }[] {
  return towers
    .map((tower) => ({ tower, lines: tower.lines.filter((line) => line.type === type) }))
    .filter(({ lines }) => lines.length > 0);
}

/** @returns the height of a floor above the ground, in whole metres */
export const heightOf = (floor: number) =>
  Math.round(measurements.podiumHeight + (floor - firstHomeFloor) * measurements.floorHeight);
