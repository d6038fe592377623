import { pageText } from "../../content/pages.ts";
import { homeKeyOf } from "../plans/homeKeys.ts";
import { firstHomeFloor, towers } from "../plans/stacks.ts";
import type { PlacedHome } from "./saleHomes.ts";

/** Stills of window views: every third floor of each line, by day and at dusk. */
export type StillTime = "day" | "dusk";
/** Their hours. */
export const stillHours = { day: 14, dusk: 18 + 2 / 3 } as const;
export const stillSize = { width: 416, height: 288 } as const;

const apart = 3;

/** @returns the floor whose still represents a floor's view: at most one above or two below it */
export function stillFloor(floor: number, topFloor: number): number {
  const nearest = firstHomeFloor + apart * Math.round((floor - firstHomeFloor) / apart);
  return nearest > topFloor ? nearest - apart : nearest;
}

/** @returns the address of the still of a home's view */
export const stillPath = (key: string, time: StillTime) => `/views/${key}-${time}.avif`;

export interface Still {
  file: string;
  /** From which it was seen. */
  floor: number;
}

/** @returns a home's still; undefined for a complex without a model */
export function stillOf(
  { tower, line, floor }: Pick<PlacedHome, "tower" | "line" | "floor">,
  time: StillTime,
): Still | undefined {
  if (!pageText["/ComplexGuide/model"]) return undefined;
  const { topFloor = floor } = towers.find(({ name }) => name === tower) ?? {};
  const seenFrom = stillFloor(floor, topFloor);
  return { file: stillPath(homeKeyOf(tower, line, seenFrom), time), floor: seenFrom };
}
