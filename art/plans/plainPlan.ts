import type { ComplexModel } from "../../client/contract/model/complexModel.ts";
import type { PlanModel } from "../../client/contract/model/planModels.ts";
import type { Rect } from "../../client/contract/model/shapes.ts";
import { beforeExtension } from "./beforeExtension.ts";
import { colors } from "./colors.ts";
import { drawDimensions } from "./dimensions.ts";
import { floorPatterns } from "./floors.ts";
import { extentOf } from "./geometry.ts";
import { createLettering, type Lettering } from "./lettering.ts";
import { asBuilt, drawPlan, type Place, placeWithin, transformOf } from "./planDrawing.ts";
import { drawRoomNames } from "./roomNames.ts";
import { element, file, group } from "./svg.ts";

/** Size of the drawing of a plan alone, with text that is legible when small. */
const frame = { width: 1000, height: 800 };

/** @returns the placement of the plan on the drawing of it alone */
export function placeAlone(plan: PlanModel): Place {
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
  return placeWithin([x0, y0, x1, y1 + 900], [8, 8, frame.width - 8, frame.height - 4]);
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

/** @returns the file of a plan alone: large names, the widths of the front rooms */
function drawAlone(plan: PlanModel, title: string, balconies?: readonly Rect[]): string {
  const lettering = createLettering();
  const place = placeAlone(plan);
  // Font sizes are in the sheet's units here, whatever the plan's scale.
  const units = (size: number) => size / place.scale;
  const names = { room: units(35), closet: units(27), area: units(27), leastArea: 4.8 };
  const drawn = group(
    { transform: transformOf(place) },
    drawPlan(plan, balconies),
    drawRoomNames(plan.rooms, names, lettering),
    balconies ? drawBalconyNames(balconies, names.closet, lettering) : "",
    drawDimensions(plan, extentOf(plan.outline), ["bottom"], { rooms: 620, whole: 0, size: units(26) }, lettering),
  );
  const patterns = element("defs", {}, floorPatterns());
  const { width, height } = frame;
  return file(width, height, title, patterns + lettering.definitions() + drawn);
}

export const drawUnitAlone = (original: PlanModel, complex: ComplexModel) =>
  drawAlone(asBuilt(original, complex), `${original.label} 평면도`);

/** @returns the same without the balcony extension, aligned with the other drawing */
export function drawUnextended(original: PlanModel, complex: ComplexModel): string {
  const { plan, balconies } = beforeExtension(asBuilt(original, complex));
  return drawAlone(plan, `${original.label} 발코니 확장 전 평면도`, balconies);
}
