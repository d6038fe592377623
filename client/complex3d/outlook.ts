import type { Sector, WindowOutlook } from "../shared/plans/windowOutlook.ts";
import { behindGlass, roomView } from "./gl/room.ts";
import { type Home, levelOf, partsOf, podiumHeight } from "./homes.ts";
import { castRay, type Vector } from "./rays.ts";
import type { Point } from "./shapeTypes.ts";

const degrees = Math.PI / 180;
const edges = { left: [-50, -18], ahead: [-18, 18], right: [18, 50] } as const;
const sides = ["left", "ahead", "right"] as const;
/** Metres in front of the camera where rays start. */
export const outside = 3;

/** The lake in front of the site: its shore is at about this y, without buildings between these two x. */
const shore = -140;
const open = 200;

/** The trees on the southern podium's roof: north of this y, an eye below their crowns sees no water over them. */
const garden = { y: -14.5, top: podiumHeight + 7 };

/** @returns what is seen in a horizontal direction without a tower */
export function seenBeyond([x, y, z]: Vector, dx: number, dy: number): "lake" | "garden" | "city" {
  const at = x + (dx * (shore - y)) / dy;
  if (dy >= -0.15 || Math.abs(at) >= open) return "city";
  return y > garden.y && z < garden.top ? "garden" : "lake";
}

/** @returns what the model shows in front of a living room, determined by ray casting */
export function outlookOf(home: Home): WindowOutlook {
  const { eye, heading } = roomView(home);
  const { tower: own } = home;
  const { opposite } = partsOf(home).line;
  const sectors = sides.map((side): Sector => {
    const [from, to] = edges[side];
    const nearest = new Map<number, number>();
    const seen = { lake: 0, garden: 0, city: 0 };
    for (let angle = from + 1; angle < to; angle += 2) {
      const way = heading + angle * degrees;
      const [dx, dy] = [Math.sin(way), Math.cos(way)];
      // Starts outside the glass, so that the room's own walls aren't hit.
      const start: Vector = [eye[0] + dx * outside, eye[1] + dy * outside, eye[2]];
      const hit = castRay(start, [dx, dy, 0]);
      const metres = (hit?.distance ?? 0) + outside - behindGlass / Math.cos(angle * degrees);
      if (hit && hit.tower !== own) nearest.set(hit.tower, Math.min(metres, nearest.get(hit.tower) ?? metres));
      else if (!hit) seen[seenBeyond(eye, dx, dy)] += 1;
    }
    const towers = [...nearest]
      .sort(([, one], [, other]) => one - other)
      .map(([tower, metres]) => {
        const { name } = partsOf({ tower, line: 0, floor: 0 }).tower;
        // The distance straight ahead is known from the plans; the home finder shows the same.
        return { name, metres: side === "ahead" && opposite?.tower === name ? opposite.metres : metres };
      });
    return { side, towers, lake: seen.lake > 2, garden: seen.garden > 2, city: seen.city > 2 };
  });
  return { heading, height: levelOf(home.floor), sectors };
}

/**
 * @param reach metres from the glass, for what no tower hides
 * @returns the ground that a living room sees, from the middle of its glass on: metres east and north of the site's middle
 */
export function groundSeenFrom(home: Home, reach: number): Point[] {
  const { at } = partsOf(home).line.window;
  const { heading, eye } = roomView(home);
  const seen = [at];
  for (let angle = edges.left[0]; angle <= edges.right[1]; angle += 1) {
    const way = heading + angle * degrees;
    const [dx, dy] = [Math.sin(way), Math.cos(way)];
    const hit = castRay([at[0] + dx, at[1] + dy, eye[2]], [dx, dy, 0]);
    const metres = Math.min(reach, hit ? hit.distance + 1 : reach);
    seen.push([at[0] + dx * metres, at[1] + dy * metres]);
  }
  return seen;
}
