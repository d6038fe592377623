import { describe, expect, test } from "vitest";
import { measurements } from "../../../client/content/generated/measurements.ts";
import type { Line } from "../../../client/shared/plans/measurementTypes.ts";

const lines = measurements.towers.flatMap(({ name, lines: own }) => own.map((line) => ({ tower: name, ...line })));
const at = (tower: string, line: number): Line => {
  const found = lines.find((each) => each.tower === tower && each.line === line);
  if (!found) throw new Error(`${tower} has no line ${line}`);
  return found;
};

describe("what a living room faces", () => {
  test("follows its tower's rotation: 101동 by 10 degrees to the east, 103동 by 8 to the west", () => {
    expect(at("102동", 1)).toMatchObject({ facing: "남", bearing: 180 });
    expect(at("101동", 1).bearing).toBe(170);
    expect(at("103동", 2).bearing).toBe(188);
    expect(at("101동", 3)).toMatchObject({ facing: "서", bearing: 260 });
  });

  test("has the side windows of 84B and 84C to the north, whichever way the front faces", () => {
    const corners = lines.filter(({ type }) => type === "84B" || type === "84C");
    expect(corners).toHaveLength(8);
    for (const { tower, line, facing, sides } of corners) {
      expect(sides, `${tower} ${line}`).toEqual(["북"]);
      expect(["동", "서"]).toContain(facing);
    }
    for (const { type, sides } of lines) if (!["84B", "84C"].includes(type)) expect(sides).toEqual([]);
  });

  test("names the tower directly in front of it, and its distance", () => {
    expect(at("102동", 2).opposite).toEqual({ tower: "105동", metres: 36 });
    expect(at("103동", 2).opposite?.tower).toBe("106동");
    expect(at("105동", 1).opposite).toBeUndefined();
    const south = lines.filter(({ tower, facing }) => ["104동", "105동", "106동"].includes(tower) && facing === "남");
    expect(south.map(({ opposite }) => opposite)).toEqual(south.map(() => undefined));
  });

  test("is opposite a kitchen window in slab plans", () => {
    const across = Object.entries(measurements.units).filter(([, { crossWind }]) => crossWind);
    expect(across.map(([label]) => label).sort()).toEqual(["105", "119A", "119B", "84A"]);
    expect(Object.entries(measurements.units).map(([label, { frontRooms }]) => [label, frontRooms])).toEqual(
      expect.arrayContaining([
        ["84A", 4],
        ["84B", 3],
        ["84C", 4],
        ["119A", 5],
      ]),
    );
  });
});

test("each tower's nearest neighbour is known: 22.4 m at the least", () => {
  expect(Math.min(...measurements.towers.map(({ nearest }) => nearest.metres))).toBe(22.4);
  expect(measurements.towers.find(({ name }) => name === "105동")?.nearest).toEqual({ tower: "106동", metres: 23.3 });
  expect(measurements.towers.map(({ rotation }) => rotation)).toEqual([10, 0, -8, 8, 0, -3]);
});
