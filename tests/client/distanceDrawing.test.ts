import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { locationPlace } from "../../client/complex/locationPlaces.ts";
import { locationMap, locationPoints } from "../../client/content/location.ts";
import { arc, projection } from "../../client/shared/mapProjection.ts";

const place = projection(locationMap);
const [width, height] = locationMap.size;

/** Read here and not by sharp: the server's pictures, tested in the same process, forbid it to open files. */
const picture = readFileSync("art/renders/locationNight.webp");

describe("the map of distances", () => {
  test("is drawn for the size that its picture was rendered with", async () => {
    const master = await sharp(picture).metadata();
    expect([master.width, master.height]).toEqual([width, height]);
  });

  test("projects as the camera does", () => {
    const { at, to } = locationMap.camera;
    expect(place(to)).toEqual({ x: width / 2, y: height / 2 });
    // What is farther along the camera's way lies in the middle too, and what is east of it right of that.
    expect(place([(at[0] + to[0]) / 2, (at[1] + to[1]) / 2, (at[2] + to[2]) / 2])).toEqual({
      x: width / 2,
      y: height / 2,
    });
    const depth = Math.hypot(to[0] - at[0], to[1] - at[1], to[2] - at[2]);
    expect(place([to[0] + 500, to[1], to[2]]).x - width / 2).toBeCloseTo(
      (500 * locationMap.camera.lens * width) / 36 / depth,
      0,
    );
    expect(place([to[0], to[1], 100]).y).toBeLessThan(height / 2);
  });

  test("shows every point, with its label's side, in the upright cut of phones", () => {
    const half = (height * 4) / 5 / 2;
    for (const point of locationPoints) {
      const { x, y } = place(locationPlace(point));
      expect(Math.abs(x - width / 2)).toBeLessThan(half - 36);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height - 30);
    }
  });

  test("draws arcs from the middle of the site to beyond its boundary, as far as content says", () => {
    for (const point of locationPoints) {
      const points = arc([0, 0, 165], locationPlace(point));
      const [first, last] = [points[0], points.at(-1)];
      expect(first).toEqual([0, 0, 165]);
      expect(Math.hypot(last?.[0] ?? 0, last?.[1] ?? 0)).toBeGreaterThan(point.km * 1000);
      expect(last?.[2]).toBeCloseTo(0, 9);
      expect(Math.max(...points.map(([, , up]) => up))).toBeGreaterThanOrEqual(165);
    }
  });
});
