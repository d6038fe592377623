import type { ComplexModel } from "../../client/complex/plans/complexModel.ts";
import type { PlanModel } from "../../client/complex/plans/planModels.ts";
import type { Rect } from "../../client/shared/plans/shapes.ts";
import { beforeExtension } from "./beforeExtension.ts";
import { colors } from "./colors.ts";
import { drawDimensions } from "./dimensions.ts";
import { drawFloors, drawWalls, floorPatterns } from "./floors.ts";
import { extentOf, mirrored as mirror } from "./geometry.ts";
import { createLettering, type Lettering } from "./lettering.ts";
import { drawWindow } from "./openings.ts";
import { asBuilt, drawPlan, type Place, placeWithin, transformOf } from "./planDrawing.ts";
import { drawRoomLabels, type RoomLetters } from "./roomLabels.ts";
import { element, file, group } from "./svg.ts";

interface Size {
  width: number;
  height: number;
}

type Plans = Readonly<Record<string, PlanModel>>;

/** Font sizes in the sheet's units, and what is left out where they are large. */
type Letters = { room: number; other: number } & Pick<RoomLetters, "living" | "bare">;

/** The most that the drawing of a plan alone takes. */
const largest: Size = { width: 1000, height: 800 };
/** The same for plans of several types at one scale. */
const comparedFrame: Size = { width: 1000, height: 680 };
const margin = 8;

/** Millimetres below the front for its dimensions. */
const below = { alone: 900, compared: 1200 };

/** 11 px where a drawing is 450 px wide. */
const aloneLetters: Letters = { room: 31, other: 24.5 };
/** On small screens: 11 px where it is 270 px wide, or 252 px when compared. */
export const smallLetters: Letters = { room: 45, other: 41, living: true };
const comparedLetters: Letters = { room: 45, other: 44, living: true, bare: true };
/** On large screens, where a compared drawing is 366 px wide or more; of two, where it is 480 px wide or more. */
export const comparedWideLetters = { room: 31, other: 28 };
export const comparedPairLetters = { room: 25, other: 22 };

/** @returns the extent of a plan with its dimensions and the leaf of its front door, which opens outwards */
function extentWith(dimensions: number, plan: PlanModel): Rect {
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
  return [x0, y0, x1, y1 + dimensions];
}

const within = ({ width, height }: Size): Rect => [margin, margin, width - margin, height - margin / 2];

/** @returns the size of the drawing of a plan alone: no higher than the plan with its dimensions */
export function sizeAlone(plan: PlanModel): Size {
  const extent = extentWith(below.alone, plan);
  const { scale } = placeWithin(extent, within(largest));
  return { width: largest.width, height: Math.ceil((extent[3] - extent[1]) * scale + 1.5 * margin) };
}

/** @returns the placement of the plan on the drawing of it alone */
export const placeAlone = (plan: PlanModel): Place =>
  placeWithin(extentWith(below.alone, plan), within(sizeAlone(plan)));

/** @returns the drawing of a plan for a walk through it, which has no dimensions: its size, and the plan's placement */
export function frameOfWalk(plan: PlanModel): { size: Size; place: Place } {
  const extent = extentWith(0, plan);
  const [width, high] = [largest.width, largest.height];
  const { scale } = placeWithin(extent, [margin, margin, width - margin, high - margin]);
  const height = Math.ceil((extent[3] - extent[1]) * scale + 2 * margin);
  return { size: { width, height }, place: placeWithin(extent, [margin, margin, width - margin, height - margin]) };
}

/** @returns the placement of the plan at the scale at which every type fits, with all fronts on one line */
function placeCompared(plan: PlanModel, complex: ComplexModel, all: Plans): Place {
  const area = within(comparedFrame);
  const extents = Object.values(all).map((each) => extentWith(below.compared, asBuilt(each, complex)));
  const scale = Math.min(...extents.map((extent) => placeWithin(extent, area).scale));
  const [x0, , x1, y1] = extentWith(below.compared, plan);
  return { scale, x: comparedFrame.width / 2 - ((x0 + x1) / 2) * scale, y: area[3] - y1 * scale };
}

/** Names of balconies that have space for one. */
const drawBalconyNames = (balconies: readonly Rect[], size: number, lettering: Lettering) =>
  balconies
    .filter(([x0, y0, x1, y1]) => x1 - x0 > 4 * size && y1 - y0 > 2 * size)
    .map(([x0, y0, x1, y1]) =>
      lettering.text("발코니", (x0 + x1) / 2, (y0 + y1) / 2 + size * 0.35, {
        size,
        weight: 500,
        fill: colors.inkQuiet,
        anchor: "middle",
      }),
    )
    .join("");

interface PlainPlan {
  plan: PlanModel;
  title: string;
  place: Place;
  size: Size;
  letters: Letters;
  balconies?: readonly Rect[];
  mirrored?: boolean;
}

/** @returns the file of a plan with the names of its rooms and the widths of those at the front */
function draw({ plan, title, place, size: { width, height }, letters, balconies, mirrored }: PlainPlan): string {
  const lettering = createLettering(mirrored);
  // Font sizes are in the sheet's units here, whatever the plan's scale.
  const units = (size: number) => size / place.scale;
  const [room, other] = [units(letters.room), units(letters.other)];
  const measures = { rooms: Math.max(other * 1.35, 620), whole: 0, size: other, full: 3 };
  const drawn = group(
    { transform: `${mirrored ? `translate(${width} 0) scale(-1 1) ` : ""}${transformOf(place)}` },
    drawPlan(plan, balconies),
    drawRoomLabels(plan, { ...letters, room, other, omits: true }, lettering, balconies),
    balconies ? drawBalconyNames(balconies, other, lettering) : "",
    drawDimensions(plan, extentOf(plan.outline), ["bottom"], measures, lettering),
  );
  const patterns = element("defs", {}, floorPatterns());
  return file(width, height, title, patterns + lettering.definitions() + drawn);
}

const titleOf = ({ label }: PlanModel) => `${label} 평면도`;

export function drawUnitAlone(original: PlanModel, complex: ComplexModel, letters = aloneLetters): string {
  const plan = asBuilt(original, complex);
  return draw({ plan, title: titleOf(plan), place: placeAlone(plan), size: sizeAlone(plan), letters });
}

/** @returns the plan alone as it is in lines whose homes are built the other way round */
export function drawUnitTurned(original: PlanModel, complex: ComplexModel, letters = aloneLetters): string {
  const plan = asBuilt(original, complex);
  const title = `${titleOf(plan)}, 좌우 반대`;
  const size = sizeAlone(plan);
  return draw({ plan, title, place: placeAlone(plan), size, letters, mirrored: true });
}

/** @returns the same at one scale for all types */
export function drawComparedUnit(
  original: PlanModel,
  complex: ComplexModel,
  all: Plans,
  letters = comparedLetters,
): string {
  const plan = asBuilt(original, complex);
  const place = placeCompared(plan, complex, all);
  return draw({ plan, title: titleOf(plan), place, size: comparedFrame, letters });
}

/** @returns the size of the plan with its dimensions on that drawing: it is centred, and on the lower edge */
export function comparedSize(original: PlanModel, complex: ComplexModel, all: Plans): [width: number, height: number] {
  const plan = asBuilt(original, complex);
  const { scale } = placeCompared(plan, complex, all);
  const [x0, y0, x1, y1] = extentWith(below.compared, plan);
  return [Math.ceil((x1 - x0) * scale + 2 * margin), Math.ceil((y1 - y0) * scale + 1.5 * margin)];
}

/** @returns a plan without the balcony extension, aligned with the drawing of it alone */
export function drawUnextended(original: PlanModel, complex: ComplexModel, letters = aloneLetters): string {
  const { plan, balconies } = beforeExtension(asBuilt(original, complex));
  const title = `${plan.label} 발코니 확장 전 평면도`;
  return draw({ plan, title, place: placeAlone(plan), size: sizeAlone(plan), letters, balconies });
}

/**
 * @param upright rotated as on the sheet for phones, with its front at the right
 * @returns the plan without words: a page writes the names over it, above the viewpoint that moves there
 */
export function drawWalk(original: PlanModel, complex: ComplexModel, upright = false): string {
  const plan = asBuilt(original, complex);
  const { size, place } = frameOfWalk(plan);
  const turn = upright ? `translate(0 ${size.width}) rotate(-90) ` : "";
  const drawn = group({ transform: `${turn}${transformOf(place)}` }, drawPlan(plan));
  const [width, height] = upright ? [size.height, size.width] : [size.width, size.height];
  return file(width, height, titleOf(plan), element("defs", {}, floorPatterns()) + drawn);
}

/** @returns rooms and windows alone, for a picture so small that letters and furniture would be specks */
export function drawThumbnail(original: PlanModel, complex: ComplexModel, turned = false): string {
  const built = asBuilt(original, complex);
  const plan = turned ? mirror(built) : built;
  const [x0, y0, x1, y1] = extentOf(plan.outline);
  const width = 300;
  const height = Math.ceil((width * (y1 - y0)) / (x1 - x0));
  const place = placeWithin([x0, y0, x1, y1], [3, 3, width - 3, height - 3]);
  const rooms = [drawFloors(plan.rooms), drawWalls(plan), ...plan.windows.map(drawWindow)].join("");
  const patterns = element("defs", {}, floorPatterns());
  return file(width, height, titleOf(plan), patterns + group({ transform: transformOf(place) }, rooms));
}
