import type { ComplexModel } from "../../client/complex/plans/complexModel.ts";
import type { PlanModel } from "../../client/complex/plans/planModels.ts";
import type { Rect } from "../../client/shared/plans/shapes.ts";
import { colors } from "./colors.ts";
import { drawDimensions } from "./dimensions.ts";
import { floorPatterns } from "./floors.ts";
import { extentOf } from "./geometry.ts";
import { drawKeyPlan } from "./keyPlan.ts";
import { createLettering, type Lettering } from "./lettering.ts";
import { asBuilt, drawPlan, placeWithin, transformOf } from "./planDrawing.ts";
import { drawRoomLabels } from "./roomLabels.ts";
import { drawNorth, drawScale, sheet } from "./sheet.ts";
import { boxes, element, file, group, path } from "./svg.ts";

/** The lift lobby in front of the door, hatched because it isn't part of the home. */
function drawHall({ core }: PlanModel, size: number, lettering: Lettering): string {
  const [x0, y0, x1, y1] = core;
  const narrow = x1 - x0 < y1 - y0;
  const style = { size, fill: colors.inkQuiet, anchor: "middle", ...(narrow && { turn: -90 }) } as const;
  const [x, y] = narrow ? [x0 + 330, (y0 + y1) / 2] : [(x0 + x1) / 2, y0 + 330];
  return path(boxes([core]), { fill: "url(#hall)" }) + lettering.text("엘리베이터 홀", x, y, style);
}

const hallPattern = element(
  "pattern",
  { id: "hall", width: 160, height: 160, patternUnits: "userSpaceOnUse" },
  path("M0 160L160 0M-20 20L20-20M140 180L180 140", { stroke: colors.line, "stroke-width": 9 }),
);

/** Distances of the lines of dimensions from the plan, in millimetres. */
const measured = { rooms: 480, whole: 980 };

/** @returns the part of the wide sheet for the plan and its dimensions: left, top, right, bottom */
function placeOnSheet(plan: PlanModel) {
  const [x0, y0, x1, y1] = extentOf([...plan.outline, [plan.core[0], plan.core[1]], [plan.core[2], plan.core[3]]]);
  const margin = measured.whole + 260;
  const all: Rect = [x0 - margin, y0 - margin, x1 + margin, y1 + margin];
  // Numbers stand above and on the left of their lines.
  const place = placeWithin(all, [sheet.letters, sheet.letters, sheet.width, sheet.height - 118]);
  const around: Rect = [x0, y0, x1, y1];
  const onSheet = ([a, b, c, d]: Rect): Rect => [
    a * place.scale + place.x,
    b * place.scale + place.y,
    c * place.scale + place.x,
    d * place.scale + place.y,
  ];
  return { place, around, view: onSheet(all) };
}

/**
 * @returns the view box of the plan and its dimensions on the sheet: left, top, width, height. Numbers are above and on
 * the left of their lines, so those of the outer dimensions reach a little beyond their place.
 */
export function planView(plan: PlanModel, complex: ComplexModel): [number, number, number, number] {
  const [left, top, right, bottom] = placeOnSheet(asBuilt(plan, complex)).view.map(Math.round) as Rect;
  const beyond = sheet.letters * 0.4;
  return [left - beyond, top - beyond, right - left + beyond, bottom - top + beyond];
}

/** @returns the file of a type's sheet: plan, dimensions, scale, key plan */
export function drawUnitSheet(original: PlanModel, complex: ComplexModel): string {
  const lettering = createLettering();
  const plan = asBuilt(original, complex);
  const { place, around } = placeOnSheet(plan);
  const key = complex.keyPlan[plan.label];
  // Font sizes are in the sheet's units here, whatever the plan's scale.
  const units = (size: number) => size / place.scale;
  const names = { room: units(25), other: units(sheet.letters), areas: true };
  const measures = { ...measured, size: units(sheet.letters), full: 2.4 };
  const drawn = [
    group(
      { transform: transformOf(place) },
      drawHall(plan, units(sheet.letters), lettering),
      drawPlan(plan),
      drawRoomLabels(plan, names, lettering),
      drawDimensions(plan, around, ["top", "right", "bottom", "left"], measures, lettering),
    ),
    drawScale(place.scale * 1000, 5, lettering),
    path(`M452 ${sheet.height - 45}h48`, {
      stroke: colors.accentOnLight,
      "stroke-width": 1.4,
      "stroke-dasharray": "8 6",
    }),
    lettering.text("발코니 확장 전 경계.  치수는 안목치수(mm)입니다.", 514, sheet.height - 40, {
      size: 20,
      fill: colors.inkQuiet,
    }),
    drawKeyPlan(plan.label, complex, lettering),
    drawNorth(sheet.width - 34, sheet.height - 62, key.north, lettering),
  ].join("");
  const patterns = element("defs", {}, floorPatterns() + hallPattern);
  return file(sheet.width, sheet.height, `${plan.label} 평면도`, patterns + lettering.definitions() + drawn);
}
