import type { ComplexModel, TowerModel } from "../../client/contract/model/complexModel.ts";
import { colors } from "./colors.ts";
import { createLettering } from "./lettering.ts";
import { drawLegend, narrowSheet } from "./sheet.ts";
import { drawSales, drawTower, leftsOf, legendOf, type StackStyle } from "./stackTower.ts";
import { file, group, path } from "./svg.ts";

/** Units of the phone's drawing. */
export const narrowStacks = { width: narrowSheet.width, height: 2200 };

/** Lines at every tenth floor, because home numbers would be illegible. */
function drawTens({ lines, topFloor }: TowerModel, { width, height }: StackStyle): string {
  const tens = Array.from({ length: Math.floor(topFloor / 10) }, (_, index) => (index + 1) * 10);
  const d = tens.map((floor) => `M0 ${-floor * height}H${lines.length * width}`).join("");
  return path(d, { stroke: colors.light, "stroke-width": 4 });
}

/** @returns the file for a phone: three towers per row, with a scale of floors instead of illegible home numbers */
export function drawNarrowStacks(complex: ComplexModel): string {
  const lettering = createLettering();
  const { letters, width } = narrowSheet;
  const style = { width: 79, height: 15, letters, towerName: 44 };
  const [axis, gap] = [86, 22];
  const above = letters * 2.1 + style.towerName;
  const below = letters * 3.2;
  const row = above + style.height * complex.facts.maxFloor + below;
  const drawn = [0, 3].map((from, index) => {
    const towers = complex.towers.slice(from, from + 3);
    const lefts = leftsOf(towers, style.width, gap);
    const ground = index * row + above + style.height * complex.facts.maxFloor;
    const top = Math.max(...towers.map(({ topFloor }) => topFloor));
    const floors = [10, 20, 30, 40, 50, 60]
      .filter((floor) => floor < top - 2)
      .map((floor) => [floor, `${floor}`] as const);
    return [
      ...[...floors, [top, `${top}층`] as const].map(([floor, text]) =>
        lettering.text(text, axis - 10, ground - floor * style.height + letters * 0.7, {
          size: letters,
          fill: colors.inkQuiet,
          anchor: "end",
        }),
      ),
      ...towers.map((tower, at) =>
        group(
          { transform: `translate(${axis + (lefts[at] ?? 0)} ${ground})` },
          drawTower(tower, style, drawTens(tower, style), lettering),
        ),
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
