import { tourPlans } from "../content/plans/tourPlans.ts";
import type { TourLabel } from "../content/unitTypes.ts";

export type Point = readonly [x: number, y: number];

/** The parts of a home's plan needed for a tour, in millimetres: x to the right, y down. */
export interface HomePlan {
  outline: Point[];
  rooms: { id: string; name: string; polygon: Point[] }[];
  /** `between` names the rooms on both sides; `rect` is left, top, right, bottom. */
  doors: { between: string[]; rect: number[] }[];
  walls: { kind: string; rect: number[] }[];
}

export const homePlans = tourPlans as unknown as Record<TourLabel, HomePlan>;
