import { describe, expect, test } from "vitest";
import { cutOut, edgesOf, extentOf, isInside, signedArea } from "../../../art/plans/geometry.ts";
import { type PlanModel, planModels, type RoomModel } from "../../../client/complex/plans/planModels.ts";
import { unitTypes } from "../../../client/content/unitTypes.ts";
import type { Point, Rect } from "../../../client/shared/plans/shapes.ts";

const squareMetres = (polygon: Point[]) => Math.abs(signedArea(polygon)) / 1e6;
const isUpright = ([x0, y0, x1, y1]: Rect) => x1 - x0 < y1 - y0;
const middle = ([x0, y0, x1, y1]: Rect): Point => [(x0 + x1) / 2, (y0 + y1) / 2];

/** Points on both sides of an opening, that many millimetres from the wall's faces. */
function sidesOf(rect: Rect, away = 60): [Point, Point] {
  const [x, y] = middle(rect);
  return isUpright(rect)
    ? [
        [rect[0] - away, y],
        [rect[2] + away, y],
      ]
    : [
        [x, rect[1] - away],
        [x, rect[3] + away],
      ];
}

/**
 * The cells of the grid formed by all edges of a plan: each cell is either wholly in a room or wall, or wholly outside.
 */
function fieldsOf({ outline, rooms, walls }: PlanModel): Rect[] {
  const points = [
    ...outline,
    ...rooms.flatMap(({ polygon }) => polygon),
    ...walls.flatMap(({ rect }) => corners(rect)),
  ];
  const stops = (along: 0 | 1) => [...new Set(points.map((point) => point[along]))].sort((a, b) => a - b);
  const [xs, ys] = [stops(0), stops(1)];
  return xs.slice(1).flatMap((x1, i) => ys.slice(1).map((y1, j): Rect => [xs[i] as number, ys[j] as number, x1, y1]));
}
const corners = ([x0, y0, x1, y1]: Rect): Point[] => [
  [x0, y0],
  [x1, y1],
];

const roomAt = ({ rooms }: PlanModel, point: Point) => rooms.find(({ polygon }) => isInside(polygon, point));

/** Rooms reachable from the entrance, through doors or open edges. */
function reached({ rooms, doors }: PlanModel): Set<string> {
  const open = (a: RoomModel, b: RoomModel) =>
    edgesOf(a.polygon).some(([[ax, ay], [bx, by]]) =>
      edgesOf(b.polygon).some(([[cx, cy], [dx, dy]]) => {
        const overlap = (p: number, q: number, r: number, s: number) =>
          Math.min(Math.max(p, q), Math.max(r, s)) - Math.max(Math.min(p, q), Math.min(r, s));
        if (ax === bx && cx === dx && ax === cx) return overlap(ay, by, cy, dy) >= 800;
        return ay === by && cy === dy && ay === cy && overlap(ax, bx, cx, dx) >= 800;
      }),
    );
  const ways = [
    ...doors.map(({ between }) => between),
    ...rooms.flatMap((a) => rooms.filter((b) => a !== b && open(a, b)).map((b): [string, string] => [a.id, b.id])),
  ];
  const seen = new Set(["entry"]);
  for (const id of seen) for (const [a, b] of ways) if (a === id || b === id) seen.add(a === id ? b : a);
  return seen;
}

describe.each(unitTypes.map(({ label }) => planModels[label]))("the plan of $label", (plan) => {
  test("has the stated exclusive area, within half a percent", () => {
    const measured = squareMetres(plan.exclusive);
    expect(Math.abs(measured / plan.declaredExclusive - 1)).toBeLessThan(0.005);
    expect(measured).toBeCloseTo(plan.exclusiveArea, 3);
  });

  test("has rooms of the stated areas, divided into exclusive and service area", () => {
    for (const { id, polygon, area, exclusiveArea, serviceArea } of plan.rooms) {
      expect(squareMetres(polygon), id).toBeCloseTo(area, 3);
      expect(exclusiveArea + serviceArea, id).toBeCloseTo(area, 3);
    }
  });

  test("is filled by rooms and walls, without overlaps or gaps", () => {
    for (const field of fieldsOf(plan)) {
      const at = middle(field);
      const rooms = plan.rooms.filter(({ polygon }) => isInside(polygon, at)).map(({ id }) => id);
      const walls = plan.walls.filter(
        ({ rect: [x0, y0, x1, y1] }) => at[0] > x0 && at[0] < x1 && at[1] > y0 && at[1] < y1,
      );
      const count = isInside(plan.outline, at) ? 1 : 0;
      expect(rooms.length + walls.length, `${at}: ${rooms}`).toBe(count);
    }
  });

  test("has its doors and windows completely in walls", () => {
    const walls = plan.walls.map(({ rect }) => rect);
    for (const { rect, kind } of [...plan.doors, ...plan.windows]) {
      expect(cutOut(rect, walls), `${kind} at ${rect}`).toEqual([]);
    }
  });

  test("has doors between the rooms that they name", () => {
    for (const { rect, between, kind } of plan.doors) {
      const joined = sidesOf(rect).map((point) => roomAt(plan, point)?.id ?? "core");
      expect(joined.sort(), `${kind} at ${rect}`).toEqual([...between].sort());
    }
  });

  test("has windows in outer walls, with the open air on one side and their room on the other", () => {
    for (const { rect, room } of plan.windows) {
      const wall = plan.walls.find(({ rect: outer }) => cutOut(rect, [outer]).length === 0);
      expect(wall?.kind, `window at ${rect}`).toBe("outer");
      const sides = sidesOf(rect);
      expect(sides.filter((point) => !isInside(plan.outline, point))).toHaveLength(1);
      expect(sides.map((point) => roomAt(plan, point)?.id)).toContain(room);
    }
  });

  test("has every room reachable from the entrance", () => {
    const rooms = plan.rooms.filter(({ kind }) => kind !== "shaft").map(({ id }) => id);
    expect([...reached(plan)]).toEqual(expect.arrayContaining(rooms));
  });

  test("has windows of a tenth of the floor in every bedroom and the living room", () => {
    for (const { id, kind, area } of plan.rooms.filter((room) => room.kind === "bedroom" || room.kind === "living")) {
      const glass = plan.windows
        .filter(({ room }) => room === id)
        .reduce((sum, { rect: [x0, y0, x1, y1], height }) => sum + (Math.max(x1 - x0, y1 - y0) * height) / 1e6, 0);
      expect(glass / area, `${kind} ${id}`).toBeGreaterThanOrEqual(0.1);
    }
  });

  test("has its furniture within rooms, and none in front of a door", () => {
    for (const { type, rect } of plan.fixtures) {
      const room = roomAt(plan, middle(rect));
      expect(room, `${type} at ${rect}`).toBeDefined();
      const [x0, y0, x1, y1] = rect;
      const [rx0, ry0, rx1, ry1] = extentOf(room?.polygon ?? []);
      expect(x0 >= rx0 && y0 >= ry0 && x1 <= rx1 && y1 <= ry1, `${type} at ${rect}`).toBe(true);
      if (type === "rug") continue;
      for (const door of plan.doors) {
        const [dx0, dy0, dx1, dy1] = door.rect;
        const before: Rect = isUpright(door.rect) ? [dx0 - 300, dy0, dx1 + 300, dy1] : [dx0, dy0 - 300, dx1, dy1 + 300];
        expect(cutOut(rect, [before]), `${type} before the door at ${door.rect}`).toEqual([rect]);
      }
    }
  });
});
