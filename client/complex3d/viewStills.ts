import { firstHomeFloor, type Home, homeKey, modelTowers } from "./homes.ts";

/** Stills of window views, for when the model isn't drawn: every third floor of each line, by day and at dusk. */
export const stillHours = { day: 14, dusk: 18 + 2 / 3 } as const;
export type StillTime = keyof typeof stillHours;
export const stillSize = { width: 416, height: 288 } as const;

const apart = 3;
/** From this hour on the still of dusk is closer. */
const evening = 17.6;
const morning = 7.4;

/** @returns the home whose still represents a home's view: in the same line, at most one floor away */
export function stillHome({ tower, line, floor }: Home): Home {
  const { topFloor } = modelTowers[tower] ?? { topFloor: floor };
  const nearest = firstHomeFloor + apart * Math.round((floor - firstHomeFloor) / apart);
  return { tower, line, floor: nearest > topFloor ? nearest - apart : nearest };
}

export const stillTime = (hour: number): StillTime => (hour > evening || hour < morning ? "dusk" : "day");

export const stillFile = (home: Home, time: StillTime) => `/views/${homeKey(stillHome(home))}-${time}.avif`;
