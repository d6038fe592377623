import type { ComplexModel, TowerModel } from "../../client/complex/plans/complexModel.ts";
import { homeNumber } from "../../client/shared/plans/homeNumber.ts";
import { colors, typeColors } from "./colors.ts";
import { createLettering, type Lettering } from "./lettering.ts";
import { drawLegend, sheet } from "./sheet.ts";
import { drawSales, drawTower, floorsOf, leftsOf, legendOf, type StackStyle, typeAt } from "./stackTower.ts";
import { element, file, group, path, short } from "./svg.ts";

/** Sizes in units of the sheet; letters of the legend and the floors are relative to 16 and 14. */
interface Variant extends StackStyle {
  /** Font size of the home numbers. */
  number: number;
  legend: number;
}

const large: Variant = { width: 57, height: 16.4, letters: 14, towerName: 22, types: "below", number: 11.5, legend: 1 };
/** Numbers of 10 px or more where the sheet is 810 px wide. */
const medium: Variant = {
  width: 57,
  height: 23,
  letters: 20,
  towerName: 30,
  types: "below",
  number: 19.8,
  legend: 1.25,
};

/** What the higher floors add to the sheet's height, with a row for the second half of the legend. */
const added = (floors: number) => Math.round((medium.height - large.height) * floors) + 66;

/** @returns the height of the sheet with larger numbers, in its units; it is as wide as the other sheets */
export const mediumStacksHeight = ({ facts }: ComplexModel) => sheet.height + added(facts.maxFloor);

/** The home numbers of each line on all floors, to be clipped; the highest tower has them all. */
function defineNumbers({ towers }: ComplexModel, { width, height, number }: Variant, lettering: Lettering): string {
  const floors = [...new Set(towers.flatMap(floorsOf))];
  const lines = new Set(towers.flatMap((tower) => tower.lines.map(({ line }) => line)));
  const columns = [...lines].map((line) => {
    const numbers = floors.map((floor) => ({
      text: homeNumber(floor, line),
      x: width / 2,
      y: (0.5 - floor) * height + number * 0.36,
    }));
    return lettering.outlines(numbers, number, `line${line}`);
  });
  return element("defs", {}, columns.join(""));
}

/** The numbers of a tower's homes, in one colour on dark fields and in another on light ones. */
function drawNumbers(
  { lines, firstHomeFloor, topFloor }: TowerModel,
  { width, height: floorHeight }: StackStyle,
): string {
  return lines
    .map((line, index) => {
      const { from, to } = line.firstGeneralSale;
      const part = (low: number, top: number, fill: string) => {
        const [y, height] = [-top * floorHeight, (top - low + 1) * floorHeight];
        const viewBox = `0 ${short(y)} ${width} ${short(height)}`;
        const use = element("use", { href: `#line${line.line}` });
        return height > 0 ? element("svg", { x: index * width, y, width, height, viewBox, fill }, use) : "";
      };
      return (
        part(firstHomeFloor, from - 1, colors.ink) +
        part(from, to, typeColors[typeAt(line, from)].letters) +
        part(to + 1, topFloor, colors.ink)
      );
    })
    .join("");
}

function draw(complex: ComplexModel, style: Variant, sheetHeight: number): string {
  const lettering = createLettering();
  const { facts, towers } = complex;
  const lefts = leftsOf(towers, style.width, 32);
  const rows = style === large ? 1 : 2;
  // Types of larger letters may stand in two rows.
  const ground = sheetHeight - (rows === 1 ? 68 : 84) - rows * 50;
  const floors = [10, 20, 30, 40, facts.maxFloor]
    .filter((floor) => floor <= facts.maxFloor)
    .map((floor) => {
      const y = ground - (floor - 0.5) * style.height;
      const { letters: size } = style;
      return lettering.text(`${floor}층`, 42, y + size * 0.36, { size, fill: colors.inkQuiet, anchor: "end" });
    });
  const drawn = [
    ...floors,
    ...towers.map((tower, index) =>
      group(
        { transform: `translate(${60 + (lefts[index] ?? 0)} ${ground})` },
        drawTower(tower, style, drawNumbers(tower, style), lettering),
      ),
    ),
    path(`M0 ${ground}H${sheet.width}`, { stroke: colors.ink, "stroke-width": 1.6 }),
    drawLegend(
      legendOf(complex, (homes, sale) => `${homes}세대 중 ${sale}`),
      0,
      sheetHeight + 10 - rows * 50,
      lettering,
      style.legend,
    ),
    drawSales(rows === 1 ? 1210 : 0, sheetHeight - 40, lettering, style.legend),
  ].join("");
  const numbers = defineNumbers(complex, style, lettering);
  return file(sheet.width, sheetHeight, "동·호수배치도", lettering.definitions() + numbers + drawn);
}

/** @returns the file of all homes, with the towers side by side */
export const drawStackSheet = (complex: ComplexModel) => draw(complex, large, sheet.height);

/** @returns the same with larger numbers and higher floors, for desktops that aren't wide */
export const drawMediumStacks = (complex: ComplexModel) => draw(complex, medium, mediumStacksHeight(complex));
