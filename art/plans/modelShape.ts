import type { ComplexModel, LineModel, TowerModel } from "../../client/complex/plans/complexModel.ts";
import type { PlanModel } from "../../client/complex/plans/planModels.ts";
import type { Bay, FacadeShape, HomeShape, LineShape } from "../../client/complex3d/shapeTypes.ts";
import type { UnitLabel } from "../../client/shared/contentNames.ts";
import type { Point, Polygon } from "../../client/shared/plans/shapes.ts";
import { edgesOf, signedArea } from "./geometry.ts";

type Plans = Record<UnitLabel, PlanModel>;

/** A window of a line's homes at its position on the site, in metres. */
interface SiteWindow {
  line: number;
  room: string;
  at: Point;
  width: number;
  height: number;
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
const roundedPoint = ([x, y]: Point): Point => [rounded(x), rounded(y)];

/** Counter-clockwise seen from above, so that the outside of an edge is on its right. */
const ringOf = (polygon: Polygon): Point[] =>
  (signedArea(polygon) > 0 ? polygon : [...polygon].reverse()).map(roundedPoint);

function typeOf({ line, ranges: [range, ...others] }: LineModel): UnitLabel {
  if (!range || others.length > 0) throw new Error(`Line ${line} has more than one type; the model shows only one`);
  return range.type;
}

function windowsOf({ lines }: TowerModel, plans: Plans): SiteWindow[] {
  return lines.flatMap((line) => {
    const [a, b, c, d, e, f] = line.matrix;
    return plans[typeOf(line)].windows.map(({ rect: [x0, y0, x1, y1], room, height }) => {
      const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
      const at: Point = [a * x + c * y + e, b * x + d * y + f];
      return { line: line.line, room, at, width: Math.max(x1 - x0, y1 - y0) / 1000, height: height / 1000 };
    });
  });
}

interface Edge {
  from: Point;
  length: number;
  along: Point;
  out: Point;
}

const outerEdges = (footprint: Polygon): Edge[] =>
  edgesOf(ringOf(footprint)).map(([from, to]) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    return { from, length, along, out: [along[1], -along[0]] };
  });

/** @returns the position of a window along an edge, if it is in it */
function placeIn({ from, length, along, out }: Edge, { at }: SiteWindow): number | undefined {
  const [dx, dy] = [at[0] - from[0], at[1] - from[1]];
  const place = dx * along[0] + dy * along[1];
  const outside = dx * out[0] + dy * out[1];
  return place > 0 && place < length && outside > -0.35 && outside < 0.1 ? place : undefined;
}

function baysOf(edge: Edge, windows: readonly SiteWindow[]): Bay[] {
  const bays = windows.flatMap((window): Bay[] => {
    const place = placeIn(edge, window);
    if (place === undefined) return [];
    const kind = window.room === "living" || window.room === "kitchen" ? 1 : 0;
    return [[rounded(place - window.width / 2), rounded(place + window.width / 2), window.height, kind]];
  });
  // The side of the stairs and lifts has a narrow window on every landing, as in the pictures.
  if (bays.length === 0 && edge.length > 6 && edge.length < 9.5)
    return [[rounded(edge.length / 2 - 0.45), rounded(edge.length / 2 + 0.45), 1.9, 2]];
  return bays.sort(([a], [b]) => a - b);
}

function lineShape(line: LineModel, edges: readonly Edge[], windows: readonly SiteWindow[]): LineShape {
  const candidates = windows
    .filter((window) => window.line === line.line && window.room === "living")
    .flatMap((window) => edges.flatMap((edge) => (placeIn(edge, window) === undefined ? [] : [{ window, edge }])))
    .sort((one, other) => other.window.width - one.window.width);
  const [widest] = candidates;
  if (!widest) throw new Error(`Line ${line.line} has a living room without a window`);
  const { window, edge } = widest;
  return {
    polygon: ringOf(line.polygon),
    window: { at: roundedPoint(window.at), out: roundedPoint(edge.out), width: window.width },
  };
}

/** @returns the position of each line's homes and the direction of their living rooms, by tower */
export function homeShapes(complex: ComplexModel, plans: Plans): HomeShape[] {
  return complex.towers.map((tower) => {
    const edges = outerEdges(tower.footprint);
    const windows = windowsOf(tower, plans);
    return {
      footprint: ringOf(tower.footprint),
      lines: tower.lines.map((line) => lineShape(line, edges, windows)),
    };
  });
}

/** @returns everything else on the site: walls with their windows, podiums, beds and water */
export function facadeShape(complex: ComplexModel, plans: Plans): FacadeShape {
  return {
    towers: complex.towers.map((tower) => {
      const windows = windowsOf(tower, plans);
      return {
        bays: outerEdges(tower.footprint).map((edge) => baysOf(edge, windows)),
        core: ringOf(tower.core[0] ?? []),
      };
    }),
    site: ringOf(complex.site.polygon),
    podiums: complex.podium.map(({ polygon }) => ringOf(polygon)),
    gardens: complex.landscape.map(({ level, polygon }) => ({ deck: level === "deck", ring: ringOf(polygon) })),
    water: complex.water.map(({ polygon }) => ringOf(polygon)),
  };
}
