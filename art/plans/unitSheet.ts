import type { ComplexModel } from "../../client/contract/model/complexModel.ts";
import type { PlanModel } from "../../client/contract/model/planModels.ts";
import type { Rect } from "../../client/contract/model/shapes.ts";
import { beforeExtension } from "./beforeExtension.ts";
import { colors } from "./colors.ts";
import { drawDimensions } from "./dimensions.ts";
import { drawFloors, drawWalls, floorPatterns } from "./floors.ts";
import { drawFixture } from "./furniture.ts";
import { extensionLines, extentOf, mirrored } from "./geometry.ts";
import { drawKeyPlan } from "./keyPlan.ts";
import { createLettering, type Lettering } from "./lettering.ts";
import { drawDoor, drawThresholds, drawWindow } from "./openings.ts";
import { drawRoomNames, type NameStyle } from "./roomNames.ts";
import { drawHeading, drawNorth, drawScale, narrowSheet, sheet } from "./sheet.ts";
import { boxes, element, file, group, path } from "./svg.ts";

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
 * The plan itself, in millimetres.
 * @param balconies those not extended into rooms
 */
function drawPlan(plan: PlanModel, names: NameStyle, lettering: Lettering, balconies?: readonly Rect[]): string {
  const pieces = (rug: boolean) =>
    plan.fixtures
      .filter(({ type }) => (type === "rug") === rug)
      .map(drawFixture)
      .join("");
  const furniture = { fill: colors.white, stroke: "#6d6f76", "stroke-width": 9, "stroke-linejoin": "round" };
  const extensions = extensionLines(plan).map(([a, b]) => `M${a.join(" ")}L${b.join(" ")}`);
  const dashed = { stroke: colors.brassDeep, "stroke-width": 16, "stroke-dasharray": "120 80" };
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
    drawRoomNames(plan.rooms, names, lettering),
    balconies ? drawBalconyNames(balconies, names.closet, lettering) : "",
  ].join("");
}

/** Names of balconies that have space for one. */
const drawBalconyNames = (balconies: readonly Rect[], size: number, lettering: Lettering) =>
  balconies
    .filter(([x0, y0, x1, y1]) => x1 - x0 > 4 * size && y1 - y0 > 2 * size)
    .map(([x0, y0, x1, y1]) =>
      lettering.words("발코니", (x0 + x1) / 2, (y0 + y1) / 2 + size * 0.35, {
        size,
        weight: 500,
        fill: colors.ink2,
        anchor: "middle",
      }),
    )
    .join("");

/** The lift lobby in front of the door, hatched because it isn't part of the home. */
function drawHall({ core }: PlanModel, lettering: Lettering): string {
  const [x0, y0, x1, y1] = core;
  const narrow = x1 - x0 < y1 - y0;
  const style = { size: 165, fill: colors.ink2, anchor: "middle", ...(narrow && { turn: -90 }) } as const;
  const [x, y] = narrow ? [x0 + 300, (y0 + y1) / 2] : [(x0 + x1) / 2, y0 + 300];
  return path(boxes([core]), { fill: "url(#hall)" }) + lettering.words("엘리베이터 홀", x, y, style);
}

const hallPattern = element(
  "pattern",
  { id: "hall", width: 160, height: 160, patternUnits: "userSpaceOnUse" },
  path("M0 160L160 0M-20 20L20-20M140 180L180 140", { stroke: colors.line, "stroke-width": 9 }),
);

/** @returns the plan as built for the home that its sheet names */
export function asBuilt(plan: PlanModel, { keyPlan }: ComplexModel): PlanModel {
  return keyPlan[plan.label].mirrored ? mirrored(plan) : plan;
}

const measured = { rooms: 470, whole: 930, size: 185 };

/** @returns the part of the wide sheet for the plan and its dimensions: left, top, right, bottom */
function placeOnSheet(plan: PlanModel) {
  const [x0, y0, x1, y1] = extentOf([...plan.outline, [plan.core[0], plan.core[1]], [plan.core[2], plan.core[3]]]);
  const margin = measured.whole + 260;
  const all: Rect = [x0 - margin, y0 - margin, x1 + margin, y1 + margin];
  const place = placeWithin(all, [sheet.margin, 118, sheet.width - sheet.margin, 1012]);
  const around: Rect = [x0, y0, x1, y1];
  const onSheet = ([a, b, c, d]: Rect): Rect => [
    a * place.scale + place.x,
    b * place.scale + place.y,
    c * place.scale + place.x,
    d * place.scale + place.y,
  ];
  return { place, around, view: onSheet(all) };
}

/** @returns the view box of the plan and its dimensions on the sheet: left, top, width, height */
export function planView(plan: PlanModel, complex: ComplexModel): [number, number, number, number] {
  const [left, top, right, bottom] = placeOnSheet(asBuilt(plan, complex)).view.map(Math.round) as Rect;
  return [left, top, right - left, bottom - top];
}

const transformOf = ({ scale, x, y }: Place) => `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)})`;

/** @returns the file of a type's sheet: plan, dimensions, areas, scale, key plan */
export function drawUnitSheet(original: PlanModel, complex: ComplexModel): string {
  const lettering = createLettering();
  const plan = asBuilt(original, complex);
  const areas = complex.types.find(({ label }) => label === plan.label);
  if (!areas) throw new Error(`The complex has no type ${plan.label}`);
  const { place, around } = placeOnSheet(plan);
  const key = complex.keyPlan[plan.label];
  const names = { room: 230, closet: 175, area: 165, leastArea: 1.2 };
  const square = (value: number) => `${value.toFixed(4)}㎡`;
  const drawn = [
    drawHeading(plan.label, `${plan.shape}  ·  ${plan.note}`, lettering, [
      ["전용면적", square(areas.exclusive)],
      ["공급면적", square(areas.supply)],
      ["발코니", square(areas.balcony)],
    ]),
    group(
      { transform: transformOf(place) },
      drawHall(plan, lettering),
      drawPlan(plan, names, lettering),
      drawDimensions(plan, around, ["top", "right", "bottom", "left"], measured, lettering),
    ),
    drawScale(place.scale * 1000, 5, lettering),
    path(`M492 ${sheet.height - 45}h48`, { stroke: colors.brassDeep, "stroke-width": 1.4, "stroke-dasharray": "8 6" }),
    lettering.words("발코니 확장 전 경계.  치수는 안목치수(mm)입니다.", 552, sheet.height - 40, {
      size: 14,
      fill: colors.ink2,
    }),
    drawKeyPlan(plan.label, complex, lettering),
    drawNorth(sheet.width - sheet.margin - 34, sheet.height - 62, key.north, lettering),
  ].join("");
  const patterns = element("defs", {}, floorPatterns() + hallPattern);
  return file(sheet.width, sheet.height, `${plan.label} 평면도`, patterns + lettering.definitions() + drawn);
}

/** @returns the placement of the plan on the narrow drawing */
export function placeOnNarrow(plan: PlanModel): Place {
  const swings = plan.doors
    .filter(({ kind }) => kind === "entry")
    .map(({ rect: [x0, y0, x1, y1], swing }): Rect => {
      const reach = Math.max(x1 - x0, y1 - y0);
      return [x0 - (swing === "w" ? reach : 0), y0 - (swing === "n" ? reach : 0), x1 + (swing === "e" ? reach : 0), y1];
    });
  const corners = swings.flatMap(([x0, y0, x1, y1]): [number, number][] => [
    [x0, y0],
    [x1, y1],
  ]);
  const [x0, y0, x1, y1] = extentOf([...plan.outline, ...corners]);
  return placeWithin([x0, y0, x1, y1 + 900], [8, 8, narrowSheet.width - 8, narrowSheet.height - 4]);
}

/** @returns the file of a plan for a phone: large names, the widths of the front rooms */
function drawNarrow(plan: PlanModel, title: string, balconies?: readonly Rect[]): string {
  const lettering = createLettering();
  const place = placeOnNarrow(plan);
  // Font sizes are in the sheet's units here, whatever the plan's scale.
  const units = (size: number) => size / place.scale;
  const names = { room: units(35), closet: units(27), area: units(27), leastArea: 4.8 };
  const drawn = group(
    { transform: transformOf(place) },
    drawPlan(plan, names, lettering, balconies),
    drawDimensions(plan, extentOf(plan.outline), ["bottom"], { rooms: 620, whole: 0, size: units(26) }, lettering),
  );
  const patterns = element("defs", {}, floorPatterns());
  const { width, height } = narrowSheet;
  return file(width, height, title, patterns + lettering.definitions() + drawn);
}

export const drawNarrowUnit = (original: PlanModel, complex: ComplexModel) =>
  drawNarrow(asBuilt(original, complex), `${original.label} 평면도`);

/** @returns the same without the balcony extension, aligned with the other drawing */
export function drawUnextended(original: PlanModel, complex: ComplexModel): string {
  const { plan, balconies } = beforeExtension(asBuilt(original, complex));
  return drawNarrow(plan, `${original.label} 발코니 확장 전 평면도`, balconies);
}
