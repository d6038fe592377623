import type { ComplexModel } from "../../client/complex/plans/complexModel.ts";
import type { PlanModel } from "../../client/complex/plans/planModels.ts";
import type { Rect } from "../../client/shared/plans/shapes.ts";
import { colors } from "./colors.ts";
import { drawFloors, drawWalls } from "./floors.ts";
import { drawFixture } from "./furniture.ts";
import { extensionLines, mirrored } from "./geometry.ts";
import { drawDoor, drawThresholds, drawWindow } from "./openings.ts";
import { boxes, group, path } from "./svg.ts";

/** The placement of a plan in an area of the sheet. */
export interface Place {
  scale: number;
  x: number;
  y: number;
}

/** @returns the scale and position that fit an extent of millimetres into an area of the sheet, centred */
export function placeWithin([x0, y0, x1, y1]: Rect, [left, top, right, bottom]: Rect): Place {
  const scale = Math.min((right - left) / (x1 - x0), (bottom - top) / (y1 - y0));
  return {
    scale,
    x: (left + right) / 2 - ((x0 + x1) / 2) * scale,
    y: (top + bottom) / 2 - ((y0 + y1) / 2) * scale,
  };
}

/**
 * The plan itself, in millimetres, without words.
 * @param balconies those not extended into rooms
 */
export function drawPlan(plan: PlanModel, balconies?: readonly Rect[]): string {
  const pieces = (rug: boolean) =>
    plan.fixtures
      .filter(({ type }) => (type === "rug") === rug)
      .map(drawFixture)
      .join("");
  const furniture = { fill: colors.drawing, stroke: "#6d6f76", "stroke-width": 9, "stroke-linejoin": "round" };
  const extensions = extensionLines(plan).map(([a, b]) => `M${a.join(" ")}L${b.join(" ")}`);
  const dashed = { stroke: colors.accentOnLight, "stroke-width": 16, "stroke-dasharray": "120 80" };
  return [
    drawFloors(plan.rooms),
    balconies ? path(boxes(balconies), { fill: "url(#tile)" }) : "",
    group(furniture, pieces(true)),
    balconies ? "" : path(extensions.join(""), dashed),
    group(furniture, pieces(false)),
    drawThresholds(plan.doors),
    drawWalls(plan),
    ...plan.windows.map(drawWindow),
    ...plan.doors.map(drawDoor),
  ].join("");
}

/** @returns the plan as built for the home that its sheet names */
export function asBuilt(plan: PlanModel, { keyPlan }: ComplexModel): PlanModel {
  return keyPlan[plan.label].mirrored ? mirrored(plan) : plan;
}

/** @returns the transform of drawings in millimetres */
export const transformOf = ({ scale, x, y }: Place) =>
  `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)})`;
