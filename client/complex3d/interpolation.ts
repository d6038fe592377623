import type { Vector } from "./rays.ts";

export const clamp = (value: number, [low, high]: readonly [number, number]) => Math.max(low, Math.min(high, value));

/** @param share 0 gives the first value, 1 the second; also below */
export const mix = (a: number, b: number, share: number) => a + (b - a) * share;

export const between = (a: Vector, b: Vector, share: number): Vector => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
  mix(a[2], b[2], share),
];

/** Slow at both ends. */
export const eased = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** @returns the rotation from one angle to another, the shorter way, in radians */
export const turnTo = (from: number, to: number) => Math.atan2(Math.sin(to - from), Math.cos(to - from));

/** A direction between two others by compass and height: on the way to the opposite one it turns steadily. */
export function directionBetween(from: Vector, to: Vector, share: number): Vector {
  const [heading, end] = [from, to].map(([x, y]) => Math.atan2(x, y)) as [number, number];
  const turned = heading + turnTo(heading, end) * share;
  const rise = mix(Math.asin(from[2]), Math.asin(to[2]), share);
  return [Math.sin(turned) * Math.cos(rise), Math.cos(turned) * Math.cos(rise), Math.sin(rise)];
}
