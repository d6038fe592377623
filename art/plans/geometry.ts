import type { PlanModel } from "../../client/complex/plans/planModels.ts";
import type { Point, Polygon, Rect } from "../../client/shared/plans/shapes.ts";

/** @returns the extent of points: left, top, right, bottom */
export function extentOf(points: readonly Point[]): Rect {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export const edgesOf = (polygon: Polygon) =>
  polygon.map((from, index): [Point, Point] => [from, polygon[(index + 1) % polygon.length] as Point]);

/** @returns whether a point is inside a polygon; a point on an edge may count either way */
export function isInside(polygon: Polygon, [x, y]: Point): boolean {
  const crossings = edgesOf(polygon).filter(
    ([[x0, y0], [x1, y1]]) => y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0,
  );
  return crossings.length % 2 === 1;
}

/** @returns the signed area, positive for clockwise points with y downwards */
export const signedArea = (polygon: Polygon) =>
  edgesOf(polygon).reduce((sum, [[x0, y0], [x1, y1]]) => sum + (x0 * y1 - x1 * y0) / 2, 0);

/** @returns the centroid */
export function middleOf(polygon: Polygon): Point {
  const six = 6 * signedArea(polygon);
  const sum = (along: 0 | 1) =>
    edgesOf(polygon).reduce((total, [a, b]) => total + (a[along] + b[along]) * (a[0] * b[1] - b[0] * a[1]), 0) / six;
  return [sum(0), sum(1)];
}

/** @returns what remains of a rectangle when others are cut out */
export function cutOut(rect: Rect, holes: readonly Rect[]): Rect[] {
  let left: Rect[] = [rect];
  for (const [hx0, hy0, hx1, hy1] of holes) {
    left = left.flatMap(([x0, y0, x1, y1]): Rect[] => {
      const [cx0, cy0, cx1, cy1] = [Math.max(x0, hx0), Math.max(y0, hy0), Math.min(x1, hx1), Math.min(y1, hy1)];
      if (cx0 >= cx1 || cy0 >= cy1) return [[x0, y0, x1, y1]];
      const around: Rect[] = [
        [x0, y0, x1, cy0],
        [x0, cy1, x1, y1],
        [x0, cy0, cx0, cy1],
        [cx1, cy0, x1, cy1],
      ];
      return around.filter(([a, b, c, d]) => a < c && b < d);
    });
  }
  return left;
}

/** How a plan is mirrored or rotated: where its corners, sides and hinges go. */
interface Movement {
  point(point: Point): Point;
  /** Whether clockwise points become counterclockwise. */
  reverses: boolean;
  sides: Record<"n" | "e" | "s" | "w", "n" | "e" | "s" | "w">;
  hinges: Record<"l" | "r" | "t" | "b", "l" | "r" | "t" | "b">;
  dims(plan: PlanModel): PlanModel["dims"];
}

function moved(plan: PlanModel, { point, reverses, sides, hinges, dims }: Movement): PlanModel {
  const polygon = (points: Polygon) => (reverses ? points.map(point).reverse() : points.map(point));
  const rect = ([x0, y0, x1, y1]: Rect): Rect => extentOf([point([x0, y0]), point([x1, y1])]);
  return {
    ...plan,
    outline: polygon(plan.outline),
    exclusive: polygon(plan.exclusive),
    core: rect(plan.core),
    rooms: plan.rooms.map((room) => ({
      ...room,
      polygon: polygon(room.polygon),
      label: room.label && point(room.label),
    })),
    walls: plan.walls.map((wall) => ({ ...wall, rect: rect(wall.rect) })),
    windows: plan.windows.map((window) => ({ ...window, rect: rect(window.rect) })),
    doors: plan.doors.map((door) => ({
      ...door,
      rect: rect(door.rect),
      hinge: door.hinge && hinges[door.hinge],
      swing: door.swing && sides[door.swing],
    })),
    fixtures: plan.fixtures.map((fixture) => ({
      ...fixture,
      rect: rect(fixture.rect),
      facing: fixture.facing && sides[fixture.facing],
    })),
    dims: dims(plan),
  };
}

type Spans = PlanModel["dims"]["top"];
const backwards = (spans: Spans): Spans => spans.map(([a, b]): [number, number] => [-b, -a]).reverse();

/** @returns the plan mirrored horizontally, as built on the other side of the lift lobby */
export const mirrored = (plan: PlanModel): PlanModel =>
  moved(plan, {
    point: ([x, y]) => [-x, y],
    reverses: true,
    sides: { n: "n", e: "w", s: "s", w: "e" },
    hinges: { l: "r", r: "l", t: "t", b: "b" },
    dims: ({ dims }) => ({ top: backwards(dims.top), left: dims.right, right: dims.left }),
  });

/** @returns the plan rotated by 90° counterclockwise: its front, which was at the bottom, is at the right */
export const turnedLeft = (plan: PlanModel): PlanModel =>
  moved(plan, {
    point: ([x, y]) => [y, -x],
    reverses: false,
    sides: { n: "w", w: "s", s: "e", e: "n" },
    hinges: { t: "l", l: "b", b: "r", r: "t" },
    dims: ({ dims }) => ({ top: dims.right, left: backwards(dims.top), right: backwards(frontSpans(plan)) }),
  });

/** @returns where the boundary of the exclusive area crosses a room, whose balcony is extended there */
export function extensionLines({ exclusive, rooms }: PlanModel): [Point, Point][] {
  return edgesOf(exclusive).flatMap(([a, b]) => {
    const along = a[0] === b[0] ? 1 : 0;
    const at = (value: number): Point => (along ? [a[0], value] : [value, a[1]]);
    const stops = rooms.flatMap(({ polygon }) => polygon.map((corner) => corner[along]));
    const [low, high] = [Math.min(a[along], b[along]), Math.max(a[along], b[along])];
    const cuts = [...new Set([low, ...stops, high])]
      .filter((stop) => stop >= low && stop <= high)
      .sort((p, q) => p - q);
    const pieces = cuts.slice(1).map((end, index): [number, number] => [cuts[index] as number, end]);
    const within = pieces.filter(([from, to]) => {
      const [x, y] = at((from + to) / 2);
      const [one, other]: Point[] = along
        ? [
            [x - 10, y],
            [x + 10, y],
          ]
        : [
            [x, y - 10],
            [x, y + 10],
          ];
      return rooms.some(({ polygon }) => isInside(polygon, one as Point) && isInside(polygon, other as Point));
    });
    return within.map(([from, to]): [Point, Point] => [at(from), at(to)]);
  });
}

/** @returns the clear widths of the rooms along the front, from left to right */
export function frontSpans({ rooms }: PlanModel): [number, number][] {
  const front = Math.max(...rooms.flatMap(({ polygon }) => polygon.map(([, y]) => y)));
  return rooms
    .filter(({ polygon }) => polygon.some(([, y]) => y === front))
    .map(({ polygon }): [number, number] => {
      const xs = polygon.filter(([, y]) => y === front).map(([x]) => x);
      return [Math.min(...xs), Math.max(...xs)];
    })
    .sort(([a], [b]) => a - b);
}

function pointToEdge([x, y]: Point, [[x0, y0], [x1, y1]]: [Point, Point]): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const along = Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - x0 - along * dx, y - y0 - along * dy);
}

/** @returns the minimum distance between two disjoint polygons, which is always at a corner of one */
export function distanceBetween(one: Polygon, other: Polygon): number {
  const from = (points: Polygon, to: Polygon) =>
    points.flatMap((point) => edgesOf(to).map((edge) => pointToEdge(point, edge)));
  return Math.min(...from(one, other), ...from(other, one));
}
