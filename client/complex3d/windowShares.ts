import { roomView } from "./gl/room.ts";
import type { Home } from "./homes.ts";
import { outside, seenBeyond } from "./outlook.ts";
import { castRay, type Vector } from "./rays.ts";

/** Degrees to either side of the window's direction, and between two rays. */
const reach = 50;
const step = 2;

/** What a living room's window looks at, in percent of the directions within its reach. */
export interface WindowShares {
  /** Directions that lead to the lake, past every tower and over the trees on the other podium. */
  lake: number;
  /** Directions without another tower of the complex. */
  open: number;
}

/** @returns the shares of a window's view, determined by horizontal rays through the model */
export function windowShares(home: Home): WindowShares {
  const { eye, heading } = roomView(home);
  let [all, lake, open] = [0, 0, 0];
  for (let angle = -reach; angle <= reach; angle += step) {
    const way = heading + (angle * Math.PI) / 180;
    const [dx, dy] = [Math.sin(way), Math.cos(way)];
    // Starts outside the glass, so that the room's own walls aren't hit.
    const start: Vector = [eye[0] + dx * outside, eye[1] + dy * outside, eye[2]];
    const hit = castRay(start, [dx, dy, 0]);
    all += 1;
    if (hit && hit.tower !== home.tower) continue;
    open += 1;
    if (!hit && seenBeyond(eye, dx, dy) === "lake") lake += 1;
  }
  const share = (count: number) => Math.round((100 * count) / all);
  return { lake: share(lake), open: share(open) };
}
