import type { ComplexModel } from "../../client/contract/model/complexModel.ts";
import type { PlanLabel, Point, Polygon } from "../../client/contract/model/shapes.ts";
import { colors } from "./colors.ts";
import { extentOf } from "./geometry.ts";
import type { Lettering } from "./lettering.ts";
import { sheet } from "./sheet.ts";
import { group, loops, path } from "./svg.ts";

/** The home's tower, rotated like the plan on the sheet, with the home filled. */
export function drawKeyPlan(label: PlanLabel, complex: ComplexModel, lettering: Lettering): string {
  const { tower: name, line: chosen, north } = complex.keyPlan[label];
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
  const scale = 84 / (bottom - top);
  const x = sheet.width - sheet.margin - 96 - right * scale;
  const y = sheet.height - 62 - ((top + bottom) / 2) * scale;
  const words = x + left * scale - 18;
  return (
    group(
      {
        transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`,
        stroke: colors.ink2,
        "stroke-width": 0.4,
      },
      path(loops(tower.core.map(turn)), { fill: colors.line }),
      ...tower.lines.map(({ line, polygon }) =>
        path(loops([turn(polygon)]), { fill: line === chosen ? colors.brass : colors.white }),
      ),
    ) +
    lettering.words(`${name}동 ${chosen}호`, words, sheet.height - 56, {
      size: 16,
      weight: 600,
      fill: colors.ink,
      anchor: "end",
    }) +
    lettering.words("도면의 세대 위치", words, sheet.height - 80, { size: 13, fill: colors.ink2, anchor: "end" })
  );
}
