import { pageText } from "../../content/pages.ts";
import { homeKeyOf } from "../plans/homeKeys.ts";
import { firstHomeFloor, towers } from "../plans/stacks.ts";
import type { PlacedHome } from "./saleHomes.ts";

/** Stills of window views: every third floor of each line, by day and at dusk. */
export type StillTime = "day" | "dusk";
export const stillSize = { width: 416, height: 288 } as const;

const apart = 3;

/** @returns the floor whose still represents a floor's view: at most one above or two below it */
export function stillFloor(floor: number, topFloor: number): number {
  const nearest = firstHomeFloor + apart * Math.round((floor - firstHomeFloor) / apart);
  return nearest > topFloor ? nearest - apart : nearest;
}

/** @returns the still's URL; undefined for a complex without a model */
export function stillFile(
  { tower, line, floor }: Pick<PlacedHome, "tower" | "line" | "floor">,
  time: StillTime,
): string | undefined {
  if (!pageText["/ComplexGuide/model"]) return undefined;
  const { topFloor = floor } = towers.find(({ name }) => name === tower) ?? {};
  return `/views/${homeKeyOf(tower, line, stillFloor(floor, topFloor))}-${time}.avif`;
}
