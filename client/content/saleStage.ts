import { seoulTime } from "./visitSlots.ts";

/** Homes left after the contracts of the general sale, for whoever comes first. */
const remainingUnits = {
  /** YYYY-MM-DD, in Seoul. */
  from: "2026-01-17",
  /** Turned on when the last one is sold. */
  soldOut: false as boolean,
} as const;

/** @returns whether there is anything to say about remaining homes at a moment */
export const remainingUnitsOffered = (now: Date) =>
  !remainingUnits.soldOut && seoulTime(now).slice(0, 10) >= remainingUnits.from;
