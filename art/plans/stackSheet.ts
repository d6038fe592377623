import type { ComplexModel, LineModel, TowerModel } from "../../client/contract/model/complexModel.ts";
import { homeNumber } from "../../client/contract/model/homeNumber.ts";
import type { Rect } from "../../client/contract/model/shapes.ts";
import { colors, laterColor, typeColors } from "./colors.ts";
import { createLettering, type Lettering, widthOf } from "./lettering.ts";
import { drawHeading, drawLegend, narrowSheet, sheet } from "./sheet.ts";
import { box, boxes, element, file, group, path, short } from "./svg.ts";

/** Sizes in units of the drawing. */
interface StackStyle {
  /** The field of a home. */
  wide: number;
  high: number;
  /** Font size of the home numbers; without it there are none, where they would be illegible. */
  number?: number;
  /** Font size of line numbers and types above and below the fields. */
  letters: number;
  towerName: number;
}

const typeAt = ({ ranges }: LineModel, floor: number) => {
  const range = ranges.find(({ from, to }) => floor >= from && floor <= to);
  if (!range) throw new Error(`A line has no home on floor ${floor}`);
  return range.type;
};

const isFirstSale = ({ firstGeneralSale: { from, to } }: LineModel, floor: number) => floor >= from && floor <= to;

const floorsOf = ({ firstHomeFloor, topFloor }: TowerModel) =>
  Array.from({ length: topFloor - firstHomeFloor + 1 }, (_, index) => firstHomeFloor + index);

/** Units of the phone's drawing. */
export const narrowStacks = { width: narrowSheet.width, height: 2200 };

/** Homes as fields, one path per colour; the top of floor n is at -n times the height of a field. */
function drawFields(tower: TowerModel, { wide, high }: StackStyle): string {
  const rects = new Map<string, Rect[]>();
  for (const [index, line] of tower.lines.entries())
    for (const floor of floorsOf(tower)) {
      const { ground, later } = typeColors[typeAt(line, floor)];
      const fill = isFirstSale(line, floor) ? ground : later;
      const [left, top] = [index * wide, -floor * high];
      const rect: Rect = [left + 0.75, top + 0.5, left + wide - 0.75, top + high - 0.5];
      rects.set(fill, [...(rects.get(fill) ?? []), rect]);
    }
  return [...rects].map(([fill, list]) => path(boxes(list), { fill })).join("");
}

/** The home numbers of each line on all floors, to be clipped; the highest tower has them all. */
function defineNumbers({ towers }: ComplexModel, { wide, high, number = 0 }: StackStyle, lettering: Lettering): string {
  const floors = [...new Set(towers.flatMap(floorsOf))];
  const lines = new Set(towers.flatMap((tower) => tower.lines.map(({ line }) => line)));
  const columns = [...lines].map((line) => {
    const numbers = floors.map((floor) => ({
      text: homeNumber(floor, line),
      x: wide / 2,
      y: (0.5 - floor) * high + number * 0.36,
    }));
    return lettering.outlines(numbers, number, `line${line}`);
  });
  return element("defs", {}, columns.join(""));
}

/** The numbers of a tower's homes, in one colour on dark fields and in another on light ones. */
function drawNumbers({ lines, firstHomeFloor, topFloor }: TowerModel, { wide, high }: StackStyle): string {
  return lines
    .map((line, index) => {
      const { from, to } = line.firstGeneralSale;
      const part = (low: number, top: number, fill: string) => {
        const [y, height] = [-top * high, (top - low + 1) * high];
        const viewBox = `0 ${short(y)} ${wide} ${short(height)}`;
        const use = element("use", { href: `#line${line.line}` });
        return height > 0 ? element("svg", { x: index * wide, y, width: wide, height, viewBox, fill }, use) : "";
      };
      return (
        part(firstHomeFloor, from - 1, colors.ink) +
        part(from, to, typeColors[typeAt(line, from)].letters) +
        part(to + 1, topFloor, colors.ink)
      );
    })
    .join("");
}

/** Lines at every tenth floor, where homes have no numbers. */
function drawTens({ lines, topFloor }: TowerModel, { wide, high }: StackStyle): string {
  const tens = Array.from({ length: Math.floor(topFloor / 10) }, (_, index) => (index + 1) * 10);
  const d = tens.map((floor) => `M0 ${-floor * high}H${lines.length * wide}`).join("");
  return path(d, { stroke: colors.ivory, "stroke-width": 4 });
}

/** Types below their lines: one label for adjacent lines of a type, in two rows if they don't fit in one. */
function drawTypes({ lines }: TowerModel, { wide, letters }: StackStyle, lettering: Lettering): string {
  const types = lines.map(({ ranges }) => [...new Set(ranges.map(({ type }) => type))].join("·"));
  const runs = types
    .map((type, first) => ({ type, first, past: types.findIndex((each, at) => at > first && each !== type) }))
    .filter(({ type, first }) => types[first - 1] !== type)
    .map(({ type, first, past }) => ({ type, middle: ((first + (past < 0 ? types.length : past)) / 2) * wide }));
  const crowded = types.some((type) => widthOf(type, letters, 600) > wide);
  return runs
    .map(({ type, middle }, index) =>
      lettering.words(type, middle, letters * (crowded && index % 2 ? 2.7 : 1.5), {
        size: letters,
        weight: 600,
        fill: colors.ink,
        anchor: "middle",
      }),
    )
    .join("");
}

/** A tower above its podium; the ground is at y = 0. */
function drawTower(tower: TowerModel, style: StackStyle, lettering: Lettering): string {
  const { wide, high, letters, towerName } = style;
  const across = tower.lines.length * wide;
  const top = -tower.topFloor * high;
  const podium = (tower.firstHomeFloor - 1) * high;
  const words = { anchor: "middle", fill: colors.ink, weight: 600 } as const;
  return [
    box(-5, -podium, across + 10, podium, { fill: colors.paper, stroke: colors.line, "stroke-width": 1 }),
    lettering.words("커뮤니티·상가", across / 2, -podium / 2 + letters * 0.36, {
      ...words,
      size: letters,
      weight: 400,
      fill: colors.ink2,
    }),
    drawFields(tower, style),
    style.number ? drawNumbers(tower, style) : drawTens(tower, style),
    lettering.words(`${tower.name}동`, across / 2, top - letters * 2.1, { ...words, size: towerName }),
    ...tower.lines.map(({ line }, index) =>
      lettering.words(`${line}호`, (index + 0.5) * wide, top - letters * 0.6, { ...words, size: letters, weight: 400 }),
    ),
    drawTypes(tower, style, lettering),
  ].join("");
}

/** @returns the left edge of each tower in a row of towers */
function leftsOf(towers: readonly TowerModel[], wide: number, gap: number): number[] {
  return towers.map((_, index) =>
    towers.slice(0, index).reduce((sum, { lines }) => sum + lines.length * wide + gap, 0),
  );
}

const legendOf = ({ types }: ComplexModel, share: (households: number, sale: number) => string) =>
  types.map(({ label, households, firstGeneralSale }) => ({
    color: typeColors[label].ground,
    name: label,
    text: share(households, firstGeneralSale),
  }));

/** The legend: dark for the first general sale, light for the rest. */
function drawSales(x: number, baseline: number, lettering: Lettering, letters = 1): string {
  const [size, field] = [16 * letters, 15 * letters];
  const second = x + 132 * letters;
  return [
    box(x, baseline - field * 0.87, field, field, { fill: colors.navy2 }),
    lettering.words("1차 일반분양", x + field * 1.6, baseline, { size, fill: colors.ink2 }),
    box(second, baseline - field * 0.87, field, field, { fill: laterColor }),
    lettering.words("이후 공급", second + field * 1.6, baseline, { size, fill: colors.ink2 }),
  ].join("");
}

/** @returns the file of all homes, with the towers side by side */
export function drawStackSheet(complex: ComplexModel): string {
  const lettering = createLettering();
  const { facts, towers } = complex;
  const style = { wide: 57, high: 16.4, number: 11.5, letters: 14, towerName: 22 };
  const lefts = leftsOf(towers, style.wide, 32);
  const ground = 1012;
  const floors = [10, 20, 30, 40, facts.maxFloor]
    .filter((floor) => floor <= facts.maxFloor)
    .map((floor) => {
      const y = ground - (floor - 0.5) * style.high;
      return lettering.words(`${floor}층`, 84, y + 5, { size: 14, fill: colors.ink2, anchor: "end" });
    });
  const drawn = [
    drawHeading(
      "동·호수배치도",
      `총 ${facts.households}세대  ·  1차 일반분양 ${facts.firstGeneralSale}세대`,
      lettering,
    ),
    ...floors,
    ...towers.map((tower, index) =>
      group({ transform: `translate(${102 + (lefts[index] ?? 0)} ${ground})` }, drawTower(tower, style, lettering)),
    ),
    path(`M${sheet.margin} ${ground}H${sheet.width - sheet.margin}`, { stroke: colors.ink, "stroke-width": 1.6 }),
    drawLegend(
      legendOf(complex, (homes, sale) => `${homes}세대 중 ${sale}`),
      sheet.margin,
      sheet.height - 40,
      lettering,
    ),
    drawSales(1310, sheet.height - 40, lettering),
  ].join("");
  const numbers = defineNumbers(complex, style, lettering);
  return file(sheet.width, sheet.height, "동·호수배치도", lettering.definitions() + numbers + drawn);
}

/** @returns the file for a phone: three towers per row, with a scale of floors instead of illegible home numbers */
export function drawNarrowStacks(complex: ComplexModel): string {
  const lettering = createLettering();
  const { letters, width } = narrowSheet;
  const style = { wide: 79, high: 15, letters, towerName: 44 };
  const [axis, gap] = [86, 22];
  const above = letters * 2.1 + style.towerName;
  const below = letters * 3.2;
  const row = above + style.high * complex.facts.maxFloor + below;
  const drawn = [0, 3].map((from, index) => {
    const towers = complex.towers.slice(from, from + 3);
    const lefts = leftsOf(towers, style.wide, gap);
    const ground = index * row + above + style.high * complex.facts.maxFloor;
    const top = Math.max(...towers.map(({ topFloor }) => topFloor));
    const floors = [10, 20, 30, 40, 50, 60]
      .filter((floor) => floor < top - 2)
      .map((floor) => [floor, `${floor}`] as const);
    return [
      ...[...floors, [top, `${top}층`] as const].map(([floor, text]) =>
        lettering.words(text, axis - 10, ground - floor * style.high + letters * 0.7, {
          size: letters,
          fill: colors.ink2,
          anchor: "end",
        }),
      ),
      ...towers.map((tower, at) =>
        group({ transform: `translate(${axis + (lefts[at] ?? 0)} ${ground})` }, drawTower(tower, style, lettering)),
      ),
      path(`M0 ${ground}H${width}`, { stroke: colors.ink, "stroke-width": 3 }),
    ].join("");
  });
  const legend = legendOf(complex, (homes, sale) => `${homes} 중 ${sale}`);
  const size = letters / 16;
  const at = (line: number) => 2 * row + 56 + line * 58;
  const rows = [0, 2, 4].map((from, line) => drawLegend(legend.slice(from, from + 2), 4, at(line), lettering, size));
  const content = [...drawn, ...rows, drawSales(4, at(3), lettering, size)].join("");
  return file(width, narrowStacks.height, "동·호수배치도", lettering.definitions() + content);
}
