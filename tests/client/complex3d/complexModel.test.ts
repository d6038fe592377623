import { describe, expect, test } from "vitest";
import { distanceBetween, edgesOf, isInside, signedArea } from "../../../art/plans/geometry.ts";
import { complexModel, type LineModel, type TowerModel } from "../../../client/complex/plans/complexModel.ts";
import { planModels } from "../../../client/complex/plans/planModels.ts";
import { unitLabel } from "../../../client/complex/plans/unitLabel.ts";
import { unitTypes } from "../../../client/content/unitTypes.ts";
import type { Point, Polygon } from "../../../client/shared/plans/shapes.ts";

const { facts, site, podium, towers, landscape, water, playgrounds, types, totals } = complexModel;
const areaOf = (polygon: Polygon) => Math.abs(signedArea(polygon));

/** Whether two edges cross; touching doesn't count. */
function cross([a, b]: [Point, Point], [c, d]: [Point, Point]): boolean {
  const side = ([px, py]: Point, [qx, qy]: Point, [rx, ry]: Point) => (qx - px) * (ry - py) - (qy - py) * (rx - px);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
const edgesCross = (one: Polygon, other: Polygon) => edgesOf(one).some((a) => edgesOf(other).some((b) => cross(a, b)));
const contains = (outer: Polygon, inner: Polygon) =>
  inner.every((point) => isInside(outer, point)) && !edgesCross(outer, inner);
const overlap = (one: Polygon, other: Polygon) =>
  edgesCross(one, other) || isInside(one, other[0] as Point) || isInside(other, one[0] as Point);

const homesOf = (line: LineModel) => line.ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0);
const linesOf = (list: readonly TowerModel[]) => list.flatMap(({ lines }) => lines);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe("the complex", () => {
  test("has the floors and homes that it states, of which each line has its own", () => {
    const lines = linesOf(towers);
    expect(Math.max(...towers.map(({ topFloor }) => topFloor))).toBe(facts.maxFloor);
    for (const stated of [facts, totals]) {
      expect(sum(lines.map(homesOf))).toBe(stated.households);
      expect(sum(lines.map(({ firstGeneralSale: { from, to } }) => to - from + 1))).toBe(stated.firstGeneralSale);
    }
    expect(facts.parking.complex + facts.parking.nearby).toBe(facts.parking.total);
  });

  test("sums up each type's homes and areas", () => {
    expect(types.map((type) => type.label)).toEqual(unitTypes.map((type) => type.label));
    expect([...unitLabel.options].sort()).toEqual(unitTypes.map((type) => type.label).sort());
    for (const type of types) {
      const lines = linesOf(towers).filter(({ ranges }) => ranges[0]?.type === type.label);
      expect(sum(lines.map(homesOf)), type.label).toBe(type.households);
      expect(sum(lines.map(({ firstGeneralSale: { from, to } }) => to - from + 1))).toBe(type.firstGeneralSale);
      expect(type.exclusive).toBe(planModels[type.label].declaredExclusive);
      expect(type.balcony).toBeCloseTo(planModels[type.label].serviceArea, 3);
      expect(type.exclusive + type.residentialCommon).toBeCloseTo(type.supply, 4);
      expect(type.supply + type.otherCommon).toBeCloseTo(type.contract, 4);
      const stated = unitTypes.find((unit) => unit.label === type.label)?.exclusive;
      expect(stated).toBe(Math.floor(type.exclusive));
    }
  });

  test("sums up to its gross floor area", () => {
    const homes = sum(types.map(({ contract, households }) => contract * households));
    expect(homes).toBeCloseTo(totals.homesContractArea, 2);
    expect(homes + totals.otherUses).toBeCloseTo(facts.grossFloorArea, 2);
  });

  test("has a site and podiums of the stated areas", () => {
    expect(areaOf(site.polygon)).toBeCloseTo(facts.siteArea, 2);
    expect(sum(podium.map(({ polygon }) => areaOf(polygon)))).toBeCloseTo(facts.buildingArea, 2);
    for (const { polygon, id } of podium) expect(contains(site.polygon, polygon), id).toBe(true);
  });

  test("has gardens and water on the site, without overlapping towers or each other", () => {
    const grounds = [...landscape, ...water];
    for (const [index, { name, polygon, level, area }] of grounds.entries()) {
      expect(areaOf(polygon), name).toBeCloseTo(area, 0);
      expect(contains(site.polygon, polygon), name).toBe(true);
      for (const tower of towers) expect(overlap(polygon, tower.footprint), `${name}, ${tower.name}`).toBe(false);
      for (const other of grounds.slice(index + 1)) expect(overlap(polygon, other.polygon), other.name).toBe(false);
      const roofs = podium.filter((roof) => (level === "deck" ? contains : overlap)(roof.polygon, polygon));
      expect(roofs, name).toHaveLength(level === "deck" ? 1 : 0);
    }
  });

  test("has a playground within a garden, three metres or more from the site's edge (제55조의2)", () => {
    expect(playgrounds.length).toBeGreaterThan(0);
    for (const { name, garden, polygon, area } of playgrounds) {
      const around = landscape.find((each) => each.name === garden);
      expect(around && contains(around.polygon, polygon), name).toBe(true);
      expect(areaOf(polygon), name).toBeCloseTo(area, 0);
      expect(distanceBetween(polygon, site.polygon), name).toBeGreaterThan(3);
    }
  });
});

describe.each(towers)("tower $name", (tower) => {
  test("has towers on podiums, apart from their neighbours", () => {
    expect(podium.some(({ polygon }) => contains(polygon, tower.footprint))).toBe(true);
    expect(areaOf(tower.footprint)).toBeCloseTo(tower.footprintArea, 1);
    for (const other of towers) {
      if (other === tower) continue;
      expect(overlap(tower.footprint, other.footprint), other.name).toBe(false);
      expect(distanceBetween(tower.footprint, other.footprint), other.name).toBeGreaterThan(15);
    }
  });

  test("is as high as its floors", () => {
    const floors = tower.topFloor - tower.firstHomeFloor + 1;
    const roof = tower.podiumHeight + floors * tower.floorHeight;
    expect(tower.topFloor).toBeLessThanOrEqual(facts.maxFloor);
    expect(tower.height - roof).toBeGreaterThan(0);
    expect(tower.height - roof).toBeLessThan(10);
  });

  test("has homes on every floor of every line, including the first sale", () => {
    expect(tower.lines.map(({ line }) => line)).toEqual(tower.lines.map((_, index) => index + 1));
    for (const { line, ranges, firstGeneralSale } of tower.lines) {
      let next = tower.firstHomeFloor;
      for (const { from, to } of ranges) {
        expect(from, `line ${line}`).toBe(next);
        next = to + 1;
      }
      expect(next).toBe(tower.topFloor + 1);
      expect(firstGeneralSale.from).toBeGreaterThanOrEqual(tower.firstHomeFloor);
      expect(firstGeneralSale.to).toBeLessThanOrEqual(tower.topFloor);
    }
  });

  test("places each line's plan on its footprint", () => {
    for (const { line, ranges, polygon, matrix } of tower.lines) {
      const [a, b, c, d, e, f] = matrix;
      const outline = planModels[ranges[0]?.type ?? "84A"].outline;
      for (const [index, [x, y]] of outline.entries()) {
        const [east, north] = polygon[index] ?? [0, 0];
        expect(a * x + c * y + e, `line ${line}`).toBeCloseTo(east, 2);
        expect(b * x + d * y + f, `line ${line}`).toBeCloseTo(north, 2);
      }
    }
  });

  test("has each home's entrance on its core, and its windows in the open", () => {
    for (const { line, ranges, matrix } of tower.lines) {
      const [a, b, c, d, e, f] = matrix;
      const plan = planModels[ranges[0]?.type ?? "84A"];
      const at = ([x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];
      const outside = ([x0, y0, x1, y1]: readonly number[], away: number): Point => {
        const [x, y] = [((x0 ?? 0) + (x1 ?? 0)) / 2, ((y0 ?? 0) + (y1 ?? 0)) / 2];
        const upright = (x1 ?? 0) - (x0 ?? 0) < (y1 ?? 0) - (y0 ?? 0);
        const sides: Point[] = upright
          ? [
              [(x0 ?? 0) - away, y],
              [(x1 ?? 0) + away, y],
            ]
          : [
              [x, (y0 ?? 0) - away],
              [x, (y1 ?? 0) + away],
            ];
        return at(sides.find((side) => !isInside(plan.outline, side)) ?? [x, y]);
      };
      const entry = plan.doors.find(({ kind }) => kind === "entry");
      const front = outside(entry?.rect ?? [], 300);
      expect(
        tower.core.some((core) => isInside(core, front)),
        `line ${line}`,
      ).toBe(true);
      for (const { rect } of plan.windows) {
        for (const away of [200, 1000, 2000]) {
          const air = outside(rect, away);
          expect(
            towers.some(({ footprint }) => isInside(footprint, air)),
            `line ${line}, ${rect}`,
          ).toBe(false);
        }
      }
    }
  });
});
