import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { beforeExtension } from "../../../art/plans/beforeExtension.ts";
import { drawAll } from "../../../art/plans/drawings.ts";
import { complexModel } from "../../../client/complex/plans/complexModel.ts";
import { planModels } from "../../../client/complex/plans/planModels.ts";
import { measurements } from "../../../client/content/generated/measurements.ts";
import { unitTypes } from "../../../client/content/unitTypes.ts";

const files = drawAll(complexModel, planModels);
const root = new URL("../../../", import.meta.url);

// The server's pictures, which may have been tested in the same process before, forbid this format.
sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] });

describe("the part of a sheet that shows the plan with its dimensions", () => {
  test.each(unitTypes.map(({ label }) => label))("cuts through nothing of %s", async (label) => {
    const sheet = Buffer.from(files.get(`client/content/generated/drawings/${label}.svg`) ?? "");
    const { data, info } = await sharp(sheet).flatten({ background: "white" }).greyscale().raw().toBuffer({
      resolveWithObject: true,
    });
    const [left, top, width, height] = measurements.units[label].view.map(Math.round) as [
      number,
      number,
      number,
      number,
    ];
    const isBlank = (x: number, y: number) => (data[y * info.width + x] ?? 0) > 200;
    const across = Array.from({ length: width }, (_, at) => left + at);
    const down = Array.from({ length: height }, (_, at) => top + at);
    for (const y of [top, top + height - 1]) expect(across.filter((x) => !isBlank(x, y))).toEqual([]);
    for (const x of [left, left + width - 1]) expect(down.filter((y) => !isBlank(x, y))).toEqual([]);
  });
});

describe("what is generated from the model", () => {
  test.each([...files.keys()])(
    "%s is up to date with the model and the renderer: else run npm run art:plans",
    (path) => {
      expect(readFileSync(new URL(path, root), "utf8") === files.get(path)).toBe(true);
    },
  );

  test("is self-contained: no style sheet, no font, no request, no invalid number", () => {
    for (const [path, content] of files) {
      if (!path.endsWith(".svg")) continue;
      expect(content, path).not.toMatch(/<style|style=|<text|font-|<image|NaN|undefined|Infinity/);
      expect(content, path).not.toMatch(/href="[^#]|url\([^#]/);
    }
  });

  test("refers only to what it defines", () => {
    for (const [path, content] of files) {
      const defined = new Set([...content.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const used = [...content.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
      expect(
        used.filter((id) => !defined.has(id)),
        path,
      ).toEqual([]);
    }
  });

  test("is small enough for a phone, in compressed size and number of elements", () => {
    for (const [path, content] of files) {
      if (!path.endsWith(".svg")) continue;
      expect(gzipSync(content).length, path).toBeLessThan(40_000);
      expect(content.match(/<\w/g)?.length ?? 0, path).toBeLessThan(1_500);
      // A group's content is repeated for each use: fine for a tree's three circles, not for a line of fifty points.
      expect(/<g id="[^"]*"><g/.test(content), path).toBe(false);
    }
  });
});

describe("the plans before the extension", () => {
  const areaOf = (rects: readonly (readonly [number, number, number, number])[]) =>
    rects.reduce((sum, [x0, y0, x1, y1]) => sum + ((x1 - x0) * (y1 - y0)) / 1e6, 0);

  test.each(Object.values(planModels))("$label: the area of the balconies equals the gain of the rooms", (plan) => {
    const extended = plan.rooms.filter(({ area, serviceArea }) => serviceArea > 0 && serviceArea < area);
    const gained = extended.reduce((sum, { serviceArea }) => sum + serviceArea, 0);
    const { plan: before, balconies } = beforeExtension(plan);
    expect(extended.length).toBeGreaterThan(0);
    expect(areaOf(balconies)).toBeCloseTo(gained, 1);
    const sum = (rooms: typeof plan.rooms) => rooms.reduce((total, { area }) => total + area, 0);
    expect(sum(before.rooms)).toBeCloseTo(sum(plan.rooms) - gained, 6);
    for (const { rect } of before.fixtures)
      for (const balcony of balconies)
        expect(
          rect[0] < balcony[2] && balcony[0] < rect[2] && rect[1] < balcony[3] && balcony[1] < rect[3],
          `${rect} stands across the line`,
        ).toBe(false);
  });
});
