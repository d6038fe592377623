import { expect, test } from "vitest";
import { findPath } from "../../client/tour/findPath.ts";
import { type HomePlan, homePlans } from "../../client/tour/homePlans.ts";
import { tourNodes } from "../../client/tour/tourNodes.ts";

const rooms = (way: ReturnType<typeof findPath>) => way?.map(({ room }) => room);

test("a path leads through doors and open edges, not through walls", () => {
  const plan = homePlans["84A"];
  expect(rooms(findPath(plan, "bed2", "kitchen", new Set()))).toEqual(["hall", "kitchen"]);
  expect(rooms(findPath(plan, "living", "master", new Set()))).toEqual(["master"]);
});

test("there is no path through a closed room", () => {
  expect(findPath(homePlans["84A"], "bed2", "living", new Set(["kitchen"]))).toBeUndefined();
});

test("a wall between two rooms closes their common edge", () => {
  const room = (id: string, x: number) => ({
    id,
    name: id,
    polygon: [
      [x, 0],
      [x + 3000, 0],
      [x + 3000, 3000],
      [x, 3000],
    ] as [number, number][],
  });
  const plan: HomePlan = { outline: [], rooms: [room("a", 0), room("b", 3100)], doors: [], walls: [] };
  expect(rooms(findPath(plan, "a", "b", new Set()))).toEqual(["b"]);
  plan.walls.push({ kind: "inner", rect: [3000, 0, 3100, 3000] });
  expect(findPath(plan, "a", "b", new Set())).toBeUndefined();
});

for (const label of ["84A", "84C"] as const) {
  const nodes = tourNodes(label);

  test(`every room of the ${label} tour can be reached from the first`, () => {
    const reached = new Set<string>();
    const walk = (id: string) => {
      if (reached.has(id)) return;
      reached.add(id);
      for (const link of nodes.find((node) => node.id === id)?.links ?? []) walk(link.id);
    };
    walk(nodes[0]?.id ?? "");
    expect([...reached].sort()).toEqual(nodes.map(({ id }) => id).sort());
  });

  test(`the cameras of the ${label} tour are in their rooms`, () => {
    for (const { id, position } of nodes) {
      const polygon = homePlans[label].rooms.find((room) => room.id === id)?.polygon ?? [];
      const crossings = polygon.filter(([x0, y0], index) => {
        const [x1, y1] = polygon[(index + 1) % polygon.length] ?? [0, 0];
        return y0 > position[1] !== y1 > position[1] && position[0] < ((x1 - x0) * (position[1] - y0)) / (y1 - y0) + x0;
      });
      expect(crossings.length % 2, id).toBe(1);
    }
  });
}

test("a sign is in the direction of the next room", () => {
  const [living] = tourNodes("84A");
  const kitchen = living?.links.find(({ id }) => id === "kitchen");
  // The kitchen is at the top of the plan; the angle is measured from the panorama's centre.
  const seen = ((kitchen?.yaw ?? 0) * 180) / Math.PI + (living?.heading ?? 0);
  expect(Math.cos((seen * Math.PI) / 180)).toBeGreaterThan(0.9);
});
