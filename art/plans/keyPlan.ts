import type { ComplexModel } from "../../client/complex/plans/complexModel.ts";
import type { UnitLabel } from "../../client/shared/contentNames.ts";
import type { Point, Polygon } from "../../client/shared/plans/shapes.ts";
import { colors } from "./colors.ts";
import { extentOf } from "./geometry.ts";
import type { Lettering } from "./lettering.ts";
import { sheet } from "./sheet.ts";
import { group, loops, path } from "./svg.ts";

/** The position of a key plan, in units of its sheet. */
interface KeyPlace {
  right: number;
  middle: number;
  height: number;
  /** Degrees, clockwise, of north on the sheet. */
  north: number;
}

/** @returns the home's tower, rotated like the plan on the sheet, with the home filled; and its left edge */
export function drawTowerKey(label: UnitLabel, complex: ComplexModel, { right: end, middle, height, north }: KeyPlace) {
  const { tower: name, line: chosen } = complex.keyPlan[label];
  const tower = complex.towers.find((candidate) => candidate.name === name);
  if (!tower) throw new Error(`The key plan of ${label} names a missing tower: ${name}`);
  const radians = (north * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  // The site's y axis points north, the sheet's downwards.
  const turn = (points: Polygon) =>
    points.map(([x, y]): Point => {
      const [east, south] = [x - tower.x, tower.y - y];
      return [east * cos - south * sin, east * sin + south * cos];
    });
  const [left, top, right, bottom] = extentOf(turn(tower.footprint));
  const scale = height / (bottom - top);
  const x = end - right * scale;
  const y = middle - ((top + bottom) / 2) * scale;
  const drawn = group(
    {
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`,
      stroke: colors.inkQuiet,
      "stroke-width": 0.4,
    },
    path(loops(tower.core.map(turn)), { fill: colors.line }),
    ...tower.lines.map(({ line, polygon }) =>
      path(loops([turn(polygon)]), { fill: line === chosen ? colors.highlight : colors.drawing }),
    ),
  );
  return { drawn, left: x + left * scale };
}

/** The key plan at the lower right of a sheet, with the home's tower and line. */
export function drawKeyPlan(label: UnitLabel, complex: ComplexModel, lettering: Lettering): string {
  const { tower: name, line: chosen, north } = complex.keyPlan[label];
  const place = { right: sheet.width - 96, middle: sheet.height - 62, height: 84, north };
  const { drawn, left } = drawTowerKey(label, complex, place);
  const textEnd = left - 18;
  return (
    drawn +
    lettering.text(`${name}동 ${chosen}호`, textEnd, sheet.height - 48, {
      size: 22,
      weight: 600,
      fill: colors.ink,
      anchor: "end",
    }) +
    lettering.text("도면의 세대 위치", textEnd, sheet.height - 80, { size: 20, fill: colors.inkQuiet, anchor: "end" })
  );
}
