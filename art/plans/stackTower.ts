import type { ComplexModel, LineModel, TowerModel } from "../../client/complex/plans/complexModel.ts";
import type { Rect } from "../../client/shared/plans/shapes.ts";
import { colors, typeColors } from "./colors.ts";
import type { Lettering } from "./lettering.ts";
import { box, boxes, path } from "./svg.ts";

/** Sizes in units of the drawing. */
export interface StackStyle {
  /** The field of a home. */
  width: number;
  height: number;
  /** Font size of line numbers and types above and below the fields. */
  letters: number;
  towerName: number;
  /** Where types are named: below their lines, or upright on their lowest homes, where lines are narrower. */
  types: "below" | "upright";
}

/** @throws Error when the line has no home on that floor */
export const typeAt = ({ ranges }: LineModel, floor: number) => {
  const range = ranges.find(({ from, to }) => floor >= from && floor <= to);
  if (!range) throw new Error(`A line has no home on floor ${floor}`);
  return range.type;
};

const isFirstSale = ({ firstGeneralSale: { from, to } }: LineModel, floor: number) => floor >= from && floor <= to;

export const floorsOf = ({ firstHomeFloor, topFloor }: TowerModel) =>
  Array.from({ length: topFloor - firstHomeFloor + 1 }, (_, index) => firstHomeFloor + index);

/** Homes as fields, one path per colour; the top of floor n is at -n times the height of a field. */
function drawFields(tower: TowerModel, { width, height }: StackStyle): string {
  const rects = new Map<string, Rect[]>();
  for (const [index, line] of tower.lines.entries())
    for (const floor of floorsOf(tower)) {
      const { ground, later } = typeColors[typeAt(line, floor)];
      const fill = isFirstSale(line, floor) ? ground : later;
      const [left, top] = [index * width, -floor * height];
      const rect: Rect = [left + 0.75, top + 0.5, left + width - 0.75, top + height - 0.5];
      rects.set(fill, [...(rects.get(fill) ?? []), rect]);
    }
  return [...rects].map(([fill, list]) => path(boxes(list), { fill })).join("");
}

/** The types of a tower's lines, one for adjacent lines of a type. */
function drawTypes(tower: TowerModel, { width, height, letters, types: place }: StackStyle, lettering: Lettering) {
  const { lines, firstHomeFloor } = tower;
  const types = lines.map(({ ranges }) => [...new Set(ranges.map(({ type }) => type))].join("·"));
  const words = { size: letters, weight: 600 } as const;
  return types
    .map((type, first) => {
      const line = lines[first];
      if (!line || types[first - 1] === type) return "";
      const past = types.findIndex((each, at) => at > first && each !== type);
      const middle = ((first + (past < 0 ? types.length : past)) / 2) * width;
      if (place === "below")
        return lettering.text(type, middle, letters * 1.5, { ...words, anchor: "middle", fill: colors.ink });
      const { ground, letters: fill } = typeColors[typeAt(line, firstHomeFloor)];
      const foot = (1 - firstHomeFloor) * height - letters * 0.35;
      return lettering.text(type, middle + letters * 0.36, foot, { ...words, fill, halo: ground, turn: -90 });
    })
    .join("");
}

/**
 * A tower above its podium; the ground is at y = 0.
 * @param marks what is drawn over the fields of its homes
 */
export function drawTower(tower: TowerModel, style: StackStyle, marks: string, lettering: Lettering): string {
  const { width, height, letters, towerName } = style;
  const across = tower.lines.length * width;
  const top = -tower.topFloor * height;
  const podium = (tower.firstHomeFloor - 1) * height;
  const words = { anchor: "middle", fill: colors.ink, weight: 600 } as const;
  return [
    box(-5, -podium, across + 10, podium, { fill: colors.panel, stroke: colors.line, "stroke-width": 1 }),
    // A podium lower than its letters has no name; the floors above it begin with the homes.
    podium > letters
      ? lettering.text("커뮤니티·상가", across / 2, -podium / 2 + letters * 0.36, {
          ...words,
          size: letters,
          weight: 400,
          fill: colors.inkQuiet,
        })
      : "",
    drawFields(tower, style),
    marks,
    lettering.text(`${tower.name}동`, across / 2, top - letters * 2.1, { ...words, size: towerName }),
    ...tower.lines.map(({ line }, index) =>
      lettering.text(`${line}호`, (index + 0.5) * width, top - letters * 0.6, {
        ...words,
        size: letters,
        weight: 400,
      }),
    ),
    drawTypes(tower, style, lettering),
  ].join("");
}

/** @returns the left edge of each tower in a row of towers */
export function leftsOf(towers: readonly TowerModel[], width: number, gap: number): number[] {
  return towers.map((_, index) =>
    towers.slice(0, index).reduce((sum, { lines }) => sum + lines.length * width + gap, 0),
  );
}

export const legendOf = ({ types }: ComplexModel, share: (households: number, sale: number) => string) =>
  types.map(({ label, households, firstGeneralSale }) => ({
    color: typeColors[label].ground,
    name: label,
    text: share(households, firstGeneralSale),
  }));

/** The legend: dark for the first general sale, light for the rest; in no type's colour. */
export function drawSales(x: number, baseline: number, lettering: Lettering, letters = 1): string {
  const [size, field] = [16 * letters, 15 * letters];
  const second = x + 132 * letters;
  return [
    box(x, baseline - field * 0.87, field, field, { fill: colors.inkQuiet }),
    lettering.text("1차 일반분양", x + field * 1.6, baseline, { size, fill: colors.inkQuiet }),
    box(second, baseline - field * 0.87, field, field, { fill: colors.line }),
    lettering.text("추후 공급", second + field * 1.6, baseline, { size, fill: colors.inkQuiet }),
  ].join("");
}
