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
