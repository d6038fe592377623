import { describe, expect, test } from "vitest";
import { type Box, type Labelled, placeLabels } from "../../../client/pages/ComplexModel/labelPlaces.ts";

const picture = { width: 320, height: 320 };
const size = 14;
const labelled = (id: string, x: number, y: number, text = "중앙로 상업지구 0.6km"): Labelled => ({ id, text, x, y });
const ids = (placed: readonly Labelled[]) => placed.map(({ id }) => id);

/** Where a label of these tests is, as wide as its text can be. */
const boxOf = (at: { x: number; y: number }): Box => ({
  left: at.x - 66,
  right: at.x + 66,
  top: at.y - size,
  bottom: at.y + 4,
});

describe("labels over the model", () => {
  test("are below their points, or beside or above where that is occupied", () => {
    const [first, second] = placeLabels([labelled("a", 100, 100), labelled("b", 110, 118)], picture, [], size);
    expect(first?.at.y).toBeLessThan(100);
    expect(second?.at.y).toBeGreaterThan(118);
    const [alone] = placeLabels([labelled("a", 160, 100)], picture, [], size);
    expect(alone?.at.x).toBeCloseTo(160);
    expect(alone?.at.y).toBeGreaterThan(100);
  });

  test("stay within the picture, however near to its edge the point is", () => {
    for (const [x, y] of [
      [2, 40],
      [318, 40],
      [160, 318],
      [160, 4],
    ] as const) {
      const [placed] = placeLabels([labelled("a", x, y)], picture, [], size);
      const { left, right, top, bottom } = boxOf(placed?.at ?? { x: -1, y: -1 });
      expect([left >= 0, right <= picture.width, top >= 0, bottom <= picture.height]).toEqual([true, true, true, true]);
    }
  });

  test("overlap neither one another nor occupied boxes: the later one is omitted", () => {
    const crowd = Array.from({ length: 9 }, (_, index) => labelled(String(index), 160 + index * 4, 160 + index * 3));
    const placed = placeLabels(crowd, picture, [], size);
    expect(placed.length).toBeGreaterThan(1);
    expect(placed.length).toBeLessThan(crowd.length);
    expect(ids(placed)).toContain("0");
    const boxes = placed.map(({ at }) => boxOf(at));
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1))
        expect(
          one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top,
        ).toBe(false);
    });
    expect(
      placeLabels([labelled("a", 160, 160)], picture, [{ left: 0, top: 0, right: 320, bottom: 320 }], size),
    ).toEqual([]);
  });
});
