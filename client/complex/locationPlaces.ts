import { measurements } from "../content/generated/measurements.ts";
import { locationPoints } from "../content/location.ts";
import type { LocationPoint } from "../shared/complexContent.ts";
import { awayFromBoundary, type Point } from "../shared/mapProjection.ts";

/** The site's corners in metres east and north of its centre, from the outline that the site plan draws. */
const corners = measurements.outlines.site
  .slice("M".length, -"Z".length)
  .split("L")
  .map((corner) => {
    const [east = 0, south = 0] = corner.split(" ").map(Number);
    return [east, -south];
  });

/** @returns where a point stands: its distance is from the site's boundary, the drawings' origin is its centre */
export const locationPlace = ({ bearing, km }: LocationPoint, up = 0): Point =>
  awayFromBoundary(corners, bearing, km, up);

/** The points of the location, by their distance from the site. */
export const nearestFirst = [...locationPoints].sort((one, other) => one.km - other.km);
