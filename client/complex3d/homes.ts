import { homeKeyOf } from "../complex/plans/homeKeys.ts";
import shapes from "../content/generated/homeShapes.json" with { type: "json" };
import { measurements } from "../content/generated/measurements.ts";
import { homeNumber } from "../shared/plans/homeNumber.ts";
import type { Line, Tower } from "../shared/plans/measurementTypes.ts";
import type { HomeShape, LineShape } from "./shapeTypes.ts";

/** Indices in `towers` and in the tower's lines, and the floor. */
export interface Home {
  tower: number;
  line: number;
  floor: number;
}

type ModelLine = Line & LineShape;
export interface ModelTower extends Omit<Tower, "lines"> {
  footprint: HomeShape["footprint"];
  lines: readonly ModelLine[];
  /** Height of the roof above the ground, in metres. */
  roof: number;
}

const { firstHomeFloor, podiumHeight, floorHeight } = measurements;

export { firstHomeFloor, floorHeight, podiumHeight };

/** @returns the height of a floor above the ground, in metres */
export const levelOf = (floor: number) => podiumHeight + (floor - firstHomeFloor) * floorHeight;

const homeShapes = shapes as unknown as HomeShape[];

export const modelTowers: readonly ModelTower[] = measurements.towers.map((tower, index) => {
  const shape = homeShapes[index] as HomeShape;
  return {
    ...tower,
    footprint: shape.footprint,
    lines: tower.lines.map((line, at) => ({ ...line, ...(shape.lines[at] as LineShape) })),
    roof: levelOf(tower.topFloor + 1),
  };
});

/** @throws RangeError when there is no such home */
export function partsOf({ tower, line }: Home): { tower: ModelTower; line: ModelLine } {
  const found = modelTowers[tower];
  const column = found?.lines[line];
  if (!found || !column) throw new RangeError("No such home");
  return { tower: found, line: column };
}

export const isSameHome = (one?: Home, other?: Home) =>
  one?.tower === other?.tower && one?.line === other?.line && one?.floor === other?.floor;

export function allHomes(): Home[] {
  return modelTowers.flatMap(({ lines, topFloor }, tower) =>
    lines.flatMap((_, line) =>
      Array.from({ length: topFloor - firstHomeFloor + 1 }, (_each, at) => ({
        tower,
        line,
        floor: firstHomeFloor + at,
      })),
    ),
  );
}

/** @returns the existing home nearest to a tower, line and floor */
export function nearestHome({ tower, line, floor }: Home): Home {
  const index = Math.max(0, Math.min(modelTowers.length - 1, tower));
  const { lines, topFloor } = modelTowers[index] as ModelTower;
  return {
    tower: index,
    line: Math.max(0, Math.min(lines.length - 1, line)),
    floor: Math.max(firstHomeFloor, Math.min(topFloor, floor)),
  };
}

/** @returns the home's key in URLs, such as 102-1502 */
export function homeKey(home: Home): string {
  const { tower, line } = partsOf(home);
  return homeKeyOf(tower.name, line.line, home.floor);
}

/** @returns the home's display name, such as 102동 1502호 */
export function homeName(home: Home): string {
  const { tower, line } = partsOf(home);
  return `${tower.name} ${homeNumber(home.floor, line.line)}호`;
}

const keys = new Map(allHomes().map((home) => [homeKey(home), home]));

/** @returns undefined when no home has that key */
export const homeAt = (key: string | null | undefined): Home | undefined => keys.get(key ?? "");

const besides = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const;
export type Beside = keyof typeof besides;
export const isBeside = (key: string): key is Beside => key in besides;

/** @returns the home above, below or beside; the same one at the end of the tower */
export function neighbour(home: Home, way: Beside): Home {
  const [lines, floors] = besides[way];
  return nearestHome({ ...home, line: home.line + lines, floor: home.floor + floors });
}
