import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { complexModel } from "../../client/complex/plans/complexModel.ts";
import { unitBySegment } from "../../client/complex/units.ts";
import { furtherRooms, interiors, tourHomes } from "../../client/content/interiors.ts";
import { interiorSegments } from "../../client/content/unitTypes.ts";
import { interiorPage, windowViewText } from "../../client/copy/interior.ts";

interface Shot {
  plan: string;
  window?: { tower: string; line: number; floor: number };
}

const shots: Record<string, Shot> = JSON.parse(
  readFileSync(new URL("../../art/scenes/shots-homes.json", import.meta.url), "utf8"),
);
const pictured = [
  ...interiorSegments.flatMap((segment) => {
    const { label } = unitBySegment(segment);
    return [interiors[segment], ...interiors[segment].rooms].map((room) => ({ label, ...room }));
  }),
  ...Object.entries(furtherRooms).flatMap(([label, rooms]) => rooms.map((room) => ({ label, ...room }))),
  ...Object.entries(tourHomes).flatMap(([label, home]) =>
    Object.keys(shots)
      .filter((name) => (name.startsWith(`pano-${label}-`) || name === `tour${label}`) && shots[name]?.window)
      .map((picture) => ({ label, picture, home })),
  ),
];

test("every picture rendered with a window of a home names that home", () => {
  const described = new Set(pictured.filter(({ home }) => home).map(({ picture }) => picture));
  const exceptions = new Set(["livingDusk84A"]);
  for (const [name, shot] of Object.entries(shots))
    if (shot.window && !exceptions.has(name)) expect(described, name).toContain(name);
});

test("a caption names the home whose window was rendered, and its type", () => {
  const homes = pictured.filter(({ home }) => home);
  expect(homes.length).toBeGreaterThan(0);
  for (const { label, picture, home } of homes) {
    const shot = shots[picture];
    expect(shot?.plan).toBe(label);
    expect(shot?.window, picture).toMatchObject({ ...home });
    const line = complexModel.towers.find(({ name }) => name === home?.tower)?.lines[(home?.line ?? 0) - 1];
    const range = line?.ranges.find(({ from, to }) => from <= (home?.floor ?? 0) && (home?.floor ?? 0) <= to);
    expect(range?.type).toBe(label);
  }
});

test("a caption names the direction of the window and the tower in front of it", () => {
  expect(interiorPage.caption("84A", { tower: "105", line: 2, floor: 41 })).toContain("105동 41층 2호 라인에서 남쪽을");
  expect(interiorPage.caption("84C", { tower: "102", line: 4, floor: 18 })).toMatch(
    /102동 18층 4호 라인에서 동쪽을 .* 거실 정면: 103동 [\d.]+m$/,
  );
  expect(windowViewText({ tower: "106", line: 1, floor: 30 })).toContain("106동 30층 1호 라인에서 본 모형");
  expect(interiorPage.caption("105")).toBe("105 타입 거실 연출(CG)");
});
