import { type StillTime, stillFloor, stillPath } from "../complex/homes/viewStill.ts";
import { type Home, homeKey, modelTowers } from "./homes.ts";

/** From this hour on the still of dusk is closer. */
const evening = 17.6;
const morning = 7.4;

/** @returns the home whose still represents a home's view: in the same line, at most one floor away */
export function stillHome({ tower, line, floor }: Home): Home {
  const { topFloor } = modelTowers[tower] ?? { topFloor: floor };
  return { tower, line, floor: stillFloor(floor, topFloor) };
}

export const stillTime = (hour: number): StillTime => (hour > evening || hour < morning ? "dusk" : "day");

export const stillFile = (home: Home, time: StillTime) => stillPath(homeKey(stillHome(home)), time);
