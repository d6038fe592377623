import { measurements } from "../content/generated/measurements.ts";
import { locationPoints } from "../content/location.ts";
import type { LocationPoint } from "../shared/complexContent.ts";
import { away, type Point } from "../shared/mapProjection.ts";

/** Corners of the site in metres east and south of its centre, from the outline that the site plan draws. */
const corners = measurements.outlines.site
  .slice("M".length, -"Z".length)
  .split("L")
  .map((corner) => corner.split(" ").map(Number));

/** @returns metres from the centre of the site to its boundary, in a direction in degrees clockwise from north */
function boundaryAt(bearing: number): number {
  const angle = (bearing * Math.PI) / 180;
  const [east, south] = [Math.sin(angle), -Math.cos(angle)];
  const crossed = corners.map(([x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = corners[(at + 1) % corners.length] ?? [];
    const [alongX, alongY] = [nextX - x, nextY - y];
    const across = east * alongY - south * alongX;
    const share = (south * x - east * y) / across;
    const metres = (x * alongY - y * alongX) / across;
    return share >= 0 && share <= 1 && metres > 0 ? metres : Number.POSITIVE_INFINITY;
  });
  return Math.min(...crossed);
}

/** @returns where a point stands: its distance is from the site's boundary, the drawings' origin is its centre */
export const locationPlace = ({ bearing, km }: LocationPoint, up = 0): Point =>
  away(bearing, km + boundaryAt(bearing) / 1000, up);

/** The points of the location, by their distance from the site. */
export const nearestFirst = [...locationPoints].sort((one, other) => one.km - other.km);
