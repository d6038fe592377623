import { describe, expect, test } from "vitest";
import { walks } from "../../../client/content/generated/walks.ts";
import { roomPictures } from "../../../client/pages/FloorPlan/roomPictures.ts";
import { coneOf, shareOf, viewAt } from "../../../client/pages/FloorPlan/viewCone.ts";
import type { Point, Rect } from "../../../client/shared/plans/shapes.ts";

const types = Object.entries(walks);
const isIn = ([x0, y0, x1, y1]: Rect, [x, y]: Point, grown = 0) =>
  x > x0 - grown && x < x1 + grown && y > y0 - grown && y < y1 + grown;

/** Corners of a cone, without the viewpoint. */
const cornersOf = (path: string): Point[] =>
  path
    .slice(1, -1)
    .split("L")
    .slice(1)
    .map((corner) => corner.split(" ").map(Number) as Point);

describe.each(types)("the walk through %s", (_, walk) => {
  test("crosses walls only at doors", () => {
    for (let step = 0; step < walk.eyes.length - 1; step += 0.01) {
      const { at } = viewAt(walk, step);
      // A viewpoint may be inside a wall; the path between viewpoints may not.
      const standing = walk.eyes.some((eye) => Math.hypot(eye.at[0] - at[0], eye.at[1] - at[1]) < 30);
      const inWall = walk.walls.some((wall) => isIn(wall, at)) && !walk.doors.some((door) => isIn(door, at, 2));
      expect(inWall && !standing, `at step ${step.toFixed(2)}`).toBe(false);
    }
  });

  test("sees no farther than the walls of the home", () => {
    const [left, top, right, bottom] = [
      Math.min(...walk.walls.map(([x0]) => x0)),
      Math.min(...walk.walls.map(([, y0]) => y0)),
      Math.max(...walk.walls.map(([, , x1]) => x1)),
      Math.max(...walk.walls.map(([, , , y1]) => y1)),
    ];
    for (const eye of walk.eyes)
      for (const corner of cornersOf(coneOf(walk, eye)))
        expect(isIn([left, top, right, bottom], corner, 1), `${eye.picture} at ${corner}`).toBe(true);
  });

  test("stays at each picture for a while, and turns the shorter way to the next", () => {
    walk.eyes.forEach((eye, index) => {
      const next = walk.eyes[index + 1];
      expect(viewAt(walk, index + 0.2)).toMatchObject({ at: eye.at, heading: eye.heading });
      if (!next) return;
      const turned = Math.abs(viewAt(walk, index + 0.99).heading - eye.heading);
      expect(turned).toBeLessThanOrEqual(180);
    });
  });

  test("names the rooms in which one lives, on the upright drawing too, and no name has its middle under a viewpoint", () => {
    expect(walk.names.filter(({ upright }) => upright).map(({ name }) => name)).toEqual(
      expect.arrayContaining(["거실", "주방/식당", "안방", "침실 2"]),
    );
    for (const { name, at, upright } of walk.names)
      for (const eye of walk.eyes) {
        expect(Math.hypot(eye.at[0] - at[0], eye.at[1] - at[1]), name).toBeGreaterThan(30);
        if (!upright) continue;
        const [x, y] = [eye.at[1], 1000 - eye.at[0]];
        expect(Math.hypot(x - upright[0], y - upright[1]), `${name}, upright`).toBeGreaterThan(30);
      }
  });

  test("is rotated on phones as its drawing is", () => {
    expect(shareOf(walk, [250, walk.height / 5])).toBe("25.00% 20.00%");
    expect(shareOf(walk, [250, walk.height / 5], true)).toBe("20.00% 75.00%");
  });

  test("has a room for every picture", () => {
    const rooms = roomPictures(walk.eyes.map(({ picture }) => picture));
    expect(new Set(rooms.map(({ name }) => name)).size).toBe(walk.eyes.length);
  });
});
