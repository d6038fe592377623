import type { ComplexModel, TowerModel } from "../../client/complex/plans/complexModel.ts";
import { colors } from "./colors.ts";
import { createLettering, type Lettering } from "./lettering.ts";
import { drawLegend, narrowSheet } from "./sheet.ts";
import { drawSales, drawTower, leftsOf, legendOf, type StackStyle } from "./stackTower.ts";
import { file, group, path, short } from "./svg.ts";

/** Units of the phone's drawing. */
export const narrowStacks = { width: narrowSheet.width, height: 2110 };

/** Units of the drawing for tablets, small laptops and phones in landscape: all towers beside each other. */
export const stackRow = { width: 2000, height: 776 };

/** Lines at every tenth floor, because home numbers would be illegible. */
function drawTens({ lines, topFloor }: TowerModel, { width, height }: StackStyle): string {
  const tens = Array.from({ length: Math.floor(topFloor / 10) }, (_, index) => (index + 1) * 10);
  const d = tens.map((floor) => `M0 ${-floor * height}H${lines.length * width}`).join("");
  return path(d, { stroke: colors.light, "stroke-width": Math.round((height * 40) / 15) / 10 });
}

/**
 * Towers beside each other on one ground line, with a scale of floors on their left.
 * @param gap between towers
 * @param left edge of the first tower
 * @param ground y of the ground line
 * @param width of the ground line
 */
function drawTowers(
  towers: readonly TowerModel[],
  style: StackStyle,
  { gap, left, ground, width }: { gap: number; left: number; ground: number; width: number },
  lettering: Lettering,
): string {
  const lefts = leftsOf(towers, style.width, gap);
  const top = Math.max(...towers.map(({ topFloor }) => topFloor));
  const floors = [10, 20, 30, 40, 50, 60]
    .filter((floor) => floor < top - 2)
    .map((floor) => [floor, `${floor}`] as const);
  return [
    ...[...floors, [top, `${top}층`] as const].map(([floor, text]) =>
      lettering.text(text, left - 10, ground - floor * style.height + style.letters * 0.7, {
        size: style.letters,
        fill: colors.inkQuiet,
        anchor: "end",
      }),
    ),
    ...towers.map((tower, at) =>
      group(
        { transform: `translate(${short(left + (lefts[at] ?? 0))} ${ground})` },
        drawTower(tower, style, drawTens(tower, style), lettering),
      ),
    ),
    path(`M0 ${ground}H${width}`, { stroke: colors.ink, "stroke-width": 3 }),
  ].join("");
}

const share = (homes: number, sale: number) => `${homes} 중 ${sale}`;

/** @returns the file for a phone: three towers per row, with a scale of floors instead of illegible home numbers */
export function drawNarrowStacks(complex: ComplexModel): string {
  const lettering = createLettering();
  const { letters, width } = narrowSheet;
  const style: StackStyle = { width: 78, height: 15, letters, towerName: 44, types: "upright" };
  const above = letters * 2.1 + style.towerName;
  const below = letters * 1.3;
  const row = above + style.height * complex.facts.maxFloor + below;
  const drawn = [0, 3].map((from, index) => {
    const ground = index * row + above + style.height * complex.facts.maxFloor;
    const at = { gap: 22, left: 96, ground, width };
    return drawTowers(complex.towers.slice(from, from + 3), style, at, lettering);
  });
  const legend = legendOf(complex, share);
  const size = letters / 16;
  const at = (line: number) => 2 * row + 60 + line * letters * 1.66;
  const rows = [0, 2, 4].map((from, line) => drawLegend(legend.slice(from, from + 2), 4, at(line), lettering, size));
  const content = [...drawn, ...rows, drawSales(4, at(3), lettering, size)].join("");
  return file(width, narrowStacks.height, "동·호수배치도", lettering.definitions() + content);
}

/** @returns the file for screens that are wider than high, or as wide as a tablet: as low as a phone in landscape */
export function drawStackRow(complex: ComplexModel): string {
  const lettering = createLettering();
  const { width, height } = stackRow;
  const { towers, facts } = complex;
  const [left, gap, letters, towerName] = [92, 26, 34, 40];
  const lines = towers.reduce((sum, tower) => sum + tower.lines.length, 0);
  const legends = 112;
  const above = letters * 2.1 + towerName;
  const ground = height - legends - letters;
  const style = {
    width: Math.floor((width - left - 8 - (towers.length - 1) * gap) / lines),
    height: (ground - above) / facts.maxFloor,
    letters,
    towerName,
    types: "upright" as const,
  };
  const legend = legendOf(complex, share);
  const size = letters / 16;
  const content = [
    drawTowers(towers, style, { gap, left, ground, width }, lettering),
    drawLegend(legend.slice(0, 4), 4, height - 66, lettering, size),
    drawLegend(legend.slice(4), 4, height - 14, lettering, size),
    drawSales(width / 2, height - 14, lettering, size),
  ].join("");
  return file(width, height, "동·호수배치도", lettering.definitions() + content);
}
