import type { RenderedMap } from "./complexContent.ts";

export type Point = readonly [east: number, north: number, up: number];

/**
 * Where a rendered picture shows a point of the site (metres east, north and up from its middle), in the picture's pixels.
 * Rounded, because engines differ in the last digits of a sine and the server's markup must match the browser's.
 */
export function projection({ size: [width, height], camera: { at, to, lens } }: RenderedMap) {
  const direction = [to[0] - at[0], to[1] - at[1], to[2] - at[2]] as const;
  const level = Math.hypot(direction[0], direction[1]);
  const length = Math.hypot(level, direction[2]);
  const [east, north, sink] = [direction[0] / level, direction[1] / level, -direction[2] / length];
  const rise = level / length;
  // The lens is for a picture 36 mm wide, as in Blender.
  const focal = (lens / 36) * width;
  return ([x, y, z]: Point) => {
    const [dx, dy, dz] = [x - at[0], y - at[1], z - at[2]];
    const ahead = dx * east + dy * north;
    const depth = ahead * rise - dz * sink;
    return {
      x: Math.round(width / 2 + (focal * (dx * north - dy * east)) / depth),
      y: Math.round(height / 2 - (focal * (ahead * sink + dz * rise)) / depth),
    };
  };
}

/** @returns the path of an SVG through the picture's points */
export const pathThrough = (points: readonly { x: number; y: number }[]): string =>
  `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;

/** A point in a direction from the site, degrees clockwise from north, and metres above the ground. */
export function away(bearing: number, km: number, up = 0): Point {
  const angle = (bearing * Math.PI) / 180;
  return [Math.sin(angle) * km * 1000, Math.cos(angle) * km * 1000, up];
}

/**
 * A point as far from a boundary around the site's middle as from its edge in that direction.
 * @param boundary corners in metres east and north of the middle
 */
export function awayFromBoundary(boundary: readonly (readonly number[])[], bearing: number, km: number, up = 0): Point {
  const [east, north] = away(bearing, 0.001);
  const crossed = boundary.map(([x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = boundary[(at + 1) % boundary.length] ?? [];
    const [alongX, alongY] = [nextX - x, nextY - y];
    const across = east * alongY - north * alongX;
    const share = (north * x - east * y) / across;
    const metres = (x * alongY - y * alongX) / across;
    return share >= 0 && share <= 1 && metres > 0 ? metres : Number.POSITIVE_INFINITY;
  });
  return away(bearing, km + Math.min(...crossed) / 1000, up);
}

type FlatPoint = readonly [east: number, north: number];

const piecesOf = (points: readonly FlatPoint[]) =>
  points.slice(1).map((to, at) => {
    const from = points[at] ?? to;
    return { from, to, length: Math.hypot(to[0] - from[0], to[1] - from[1]) };
  });

/** @returns the length of a line through points */
export const lengthOf = (points: readonly FlatPoint[]): number =>
  piecesOf(points).reduce((sum, { length }) => sum + length, 0);

/** @returns the line's beginning, up to so many metres */
export function beginningOf(points: readonly FlatPoint[], metres: number): FlatPoint[] {
  let left = metres;
  const passed = points.slice(0, 1);
  for (const { from, to, length } of piecesOf(points)) {
    const share = Math.min(1, left / length);
    passed.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    left -= length;
    if (left <= 0) break;
  }
  return passed;
}

/** @returns the point so many metres along a line, and `right` of it */
export function besideLine(points: readonly FlatPoint[], metres: number, right = 0): FlatPoint {
  const [[fromX, fromY] = [0, 0], [x, y] = [0, 0]] = beginningOf(points, metres).slice(-2);
  const length = Math.hypot(x - fromX, y - fromY);
  return [x + ((y - fromY) / length) * right, y - ((x - fromX) / length) * right];
}

/** An arc through the air between two points, which rises by half of the distance. */
export function arc(from: Point, to: Point, steps = 20): Point[] {
  const peak = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2 + (from[2] + to[2]) / 2;
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const t = step / steps;
    const mix = (a: number, b: number) => a + (b - a) * t;
    const lift = 2 * t * (1 - t) * (peak - (from[2] + to[2]) / 2);
    return [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2]) + lift];
  });
}
