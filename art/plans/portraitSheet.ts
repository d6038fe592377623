import type { ComplexModel } from "../../client/complex/plans/complexModel.ts";
import type { PlanModel } from "../../client/complex/plans/planModels.ts";
import type { Rect } from "../../client/shared/plans/shapes.ts";
import { colors } from "./colors.ts";
import { drawDimensions } from "./dimensions.ts";
import { floorPatterns } from "./floors.ts";
import { extentOf, turnedLeft } from "./geometry.ts";
import { drawTowerKey } from "./keyPlan.ts";
import { createLettering, type Lettering, widthOf } from "./lettering.ts";
import { asBuilt, drawPlan, type Place, transformOf } from "./planDrawing.ts";
import { drawRoomLabels } from "./roomLabels.ts";
import { drawNorth, narrowSheet } from "./sheet.ts";
import { box, element, file, group, path } from "./svg.ts";

const { width, letters } = narrowSheet;
/** Space for the dimensions of the front, in units of the sheet. */
const dimensions = 72;
const margin = 4;
/** Height of the part below the plan. */
const footer = 440;

/** @returns the extent of a plan, including the leaf of its front door, which opens outwards */
function extentWithDoor({ outline, doors }: PlanModel): Rect {
  const leaves = doors
    .filter(({ kind }) => kind === "entry")
    .flatMap(({ rect: [x0, y0, x1, y1], swing }): [number, number][] => {
      const reach = Math.max(x1 - x0, y1 - y0);
      return [
        [x0 - (swing === "w" ? reach : 0), y0 - (swing === "n" ? reach : 0)],
        [x1 + (swing === "e" ? reach : 0), y1 + (swing === "s" ? reach : 0)],
      ];
    });
  return extentOf([...outline, ...leaves]);
}

/** @returns the placement of the rotated plan, as wide as the sheet, and its bottom edge */
function placeOnPortrait(plan: PlanModel): { place: Place; bottom: number } {
  const [x0, y0, x1, y1] = extentWithDoor(plan);
  const scale = (width - 2 * margin - dimensions) / (x1 - x0);
  return { place: { scale, x: margin - x0 * scale, y: margin - y0 * scale }, bottom: margin + (y1 - y0) * scale };
}

const portraitOf = (plan: PlanModel, complex: ComplexModel) => turnedLeft(asBuilt(plan, complex));

const heightOf = (bottom: number) => Math.ceil(bottom) + footer;

/** @returns the height of a type's drawing for phones, in its units */
export const portraitHeight = (plan: PlanModel, complex: ComplexModel) =>
  heightOf(placeOnPortrait(portraitOf(plan, complex)).bottom);

function drawScale(metre: number, y: number, lettering: Lettering): string {
  const fields = [0, 1, 2].map((index) =>
    box(1 + index * metre, y, metre, 12, {
      fill: index % 2 ? colors.drawing : colors.ink,
      stroke: colors.ink,
      "stroke-width": 2,
    }),
  );
  const style = { size: letters, fill: colors.inkQuiet };
  return (
    fields.join("") +
    lettering.text("0", 0, y - 18, style) +
    lettering.text("3 m", 3 * metre, y - 18, { ...style, anchor: "end" })
  );
}

/** Title, areas, scale and key plan. */
function drawFooter(original: PlanModel, complex: ComplexModel, top: number, metre: number, lettering: Lettering) {
  const { label, shape, note } = original;
  const areas = complex.types.find((type) => type.label === label);
  if (!areas) throw new Error(`The complex has no type ${label}`);
  const { tower, line, north: wideNorth } = complex.keyPlan[label];
  const north = wideNorth - 90;
  const quiet = { size: letters, fill: colors.inkQuiet } as const;
  const strong = { size: letters, weight: 600, fill: colors.ink } as const;
  const beside = widthOf(label, 92, 500) + 28;
  for (const text of [shape, note])
    if (beside + widthOf(text, letters, 600) > width) throw new Error(`${label}: too long for a phone: ${text}`);
  const figures = (
    [
      ["전용면적", areas.exclusive],
      ["공급면적", areas.supply],
      ["발코니", areas.balcony],
    ] as const
  ).map(([name, value], index) => {
    const x = (index * width) / 3;
    return (
      lettering.text(name, x, top + 168, quiet) +
      lettering.text(`${value.toFixed(4)}㎡`, x, top + 216, { ...strong, size: 40 })
    );
  });
  const key = drawTowerKey(label, complex, { right: 850, middle: top + 344, height: 124, north });
  return [
    path(`M0 ${top}H${width}`, { stroke: colors.line, "stroke-width": 2.5 }),
    lettering.text(label, 0, top + 94, { size: 92, weight: 500, fill: colors.ink }),
    lettering.text(shape, beside, top + 52, strong),
    lettering.text(note, beside, top + 97, quiet),
    ...figures,
    path(`M0 ${top + 248}H${width}`, { stroke: colors.line, "stroke-width": 2.5 }),
    drawScale(metre, top + 318, lettering),
    path(`M0 ${top + 380}h64`, { stroke: colors.accentOnLight, "stroke-width": 3, "stroke-dasharray": "16 11" }),
    lettering.text("확장 전 경계 · 치수 mm", 80, top + 392, quiet),
    key.drawn,
    lettering.text("세대 위치", key.left - 24, top + 330, { ...quiet, anchor: "end" }),
    lettering.text(`${tower}동 ${line}호`, key.left - 24, top + 378, { ...strong, anchor: "end" }),
    drawNorth(946, top + 344, north, lettering, 1.1, letters),
  ].join("");
}

/** @returns the file of a type for a phone: the plan rotated to fill the width, with its title below */
export function drawPortraitUnit(original: PlanModel, complex: ComplexModel): string {
  const lettering = createLettering();
  const plan = portraitOf(original, complex);
  const { place, bottom } = placeOnPortrait(plan);
  // Font sizes are in the sheet's units here, whatever the plan's scale.
  const units = (size: number) => size / place.scale;
  const names = { room: units(41), other: units(letters) };
  const measures = { rooms: units(dimensions - 20), whole: 0, size: units(letters) };
  const drawn = group(
    { transform: transformOf(place) },
    drawPlan(plan),
    drawRoomLabels(plan, names, lettering),
    drawDimensions(plan, extentOf(plan.outline), ["right"], measures, lettering),
  );
  const content = drawn + drawFooter(original, complex, Math.ceil(bottom) + 28, place.scale * 1000, lettering);
  const patterns = element("defs", {}, floorPatterns());
  return file(width, heightOf(bottom), `${original.label} 평면도`, patterns + lettering.definitions() + content);
}
