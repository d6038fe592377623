import type { LocationPoint } from "../shared/complexContent.ts";

/** @returns the class that places a point in home's drawing of distances */
export const distanceClass = (id: LocationPoint["id"]) => `distance-${id}`;
