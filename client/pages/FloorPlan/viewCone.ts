import type { Point, Rect } from "../../shared/plans/shapes.ts";
import type { Eye, PlanWalk } from "../../shared/plans/walkTypes.ts";

/** A viewpoint on the plan's drawing, and its direction. */
export type View = Pick<Eye, "at" | "heading" | "spread">;

const rays = 72;
/** Length of the cone, in units of the drawing. */
const farthest = 540;
/** The share of the way between two pictures for which the viewpoint stays at either. */
const rest = 0.22;

const isIn = ([x0, y0, x1, y1]: Rect, x: number, y: number) => x >= x0 && x <= x1 && y >= y0 && y <= y1;

/** @returns the distance at which a ray enters the rectangle; Infinity if it misses */
function entry([x0, y0, x1, y1]: Rect, [x, y]: Point, [dx, dy]: Point): number {
  let [enter, leave] = [0, Number.POSITIVE_INFINITY];
  for (const [from, direction, low, high] of [
    [x, dx, x0, x1],
    [y, dy, y0, y1],
  ] as const) {
    if (Math.abs(direction) < 1e-9) {
      if (from < low || from > high) return Number.POSITIVE_INFINITY;
      continue;
    }
    const [a, b] = [(low - from) / direction, (high - from) / direction];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  // A viewpoint inside a wall, as a camera's may be, sees out of it.
  return enter > leave || enter <= 0.1 ? Number.POSITIVE_INFINITY : enter;
}

/** @returns the corners of the visible area, in the drawing's units: rays end at walls, and pass through doors */
function corners({ walls, doors }: PlanWalk, { at, heading, spread }: View): Point[] {
  const points: Point[] = [at];
  for (let ray = 0; ray <= rays; ray += 1) {
    const angle = ((heading - spread / 2 + (spread * ray) / rays) * Math.PI) / 180;
    const direction: Point = [Math.sin(angle), -Math.cos(angle)];
    let reach = farthest;
    for (const wall of walls) {
      const distance = entry(wall, at, direction);
      if (distance >= reach) continue;
      const [x, y] = [at[0] + direction[0] * (distance + 0.2), at[1] + direction[1] * (distance + 0.2)];
      if (!doors.some((door) => isIn(door, x, y))) reach = distance;
    }
    points.push([at[0] + direction[0] * reach, at[1] + direction[1] * reach]);
  }
  return points;
}

/** @returns path data of the visible area */
export const coneOf = (walk: PlanWalk, view: View): string =>
  `M${corners(walk, view)
    .map((point) => point.map(Math.round).join(" "))
    .join("L")}Z`;

/** @returns a point of the drawing in shares of it, horizontal and vertical; `upright` rotates it as the upright one is */
export function shareOf({ height }: PlanWalk, [x, y]: Point, upright = false): string {
  const [across, down] = upright ? [y / height, 1 - x / 1000] : [x / 1000, y / height];
  return `${(across * 100).toFixed(2)}% ${(down * 100).toFixed(2)}%`;
}

/** @returns the visible area as a shape of CSS, in shares of the drawing */
export const beamOf = (walk: PlanWalk, view: View, upright = false): string =>
  `polygon(${corners(walk, view)
    .map((point) => shareOf(walk, point, upright))
    .join()})`;

const smooth = (part: number) => part * part * (3 - 2 * part);

/** @returns the interpolated viewpoint; `step` is the index of a picture, with fractions between pictures */
export function viewAt({ eyes }: PlanWalk, step: number): View {
  const index = Math.min(Math.max(Math.floor(step), 0), eyes.length - 1);
  const [eye, next] = [eyes[index] as Eye, eyes[index + 1]];
  if (!next) return eye;
  const part = smooth(Math.min(1, Math.max(0, (step - index - rest) / (1 - 2 * rest))));
  const path: Point[] = [eye.at, ...next.path, next.at];
  const lengths = path
    .slice(1)
    .map(([x, y], leg) => Math.hypot(x - (path[leg] as Point)[0], y - (path[leg] as Point)[1]));
  let left = part * lengths.reduce((sum, length) => sum + length, 0);
  let leg = 0;
  while (leg < lengths.length - 1 && left > (lengths[leg] ?? 0)) {
    left -= lengths[leg] ?? 0;
    leg += 1;
  }
  const [from, to] = [path[leg] as Point, path[leg + 1] as Point];
  const along = lengths[leg] ? left / (lengths[leg] as number) : 0;
  // The shorter rotation.
  const turn = ((next.heading - eye.heading + 540) % 360) - 180;
  return {
    at: [from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along],
    heading: eye.heading + turn * part,
    spread: eye.spread + (next.spread - eye.spread) * part,
  };
}
