import type { ComplexModel, LineModel, TowerModel } from "../../client/complex/plans/complexModel.ts";
import type { PlanModel } from "../../client/complex/plans/planModels.ts";
import type { Facing, Outlook } from "../../client/shared/plans/measurementTypes.ts";
import type { Point, Polygon, Rect } from "../../client/shared/plans/shapes.ts";
import { edgesOf, isInside } from "./geometry.ts";

/** @returns the bearing of a direction on the site: degrees clockwise from north */
const bearingOf = ([east, north]: Point) => (Math.round((Math.atan2(east, north) * 180) / Math.PI) + 360) % 360;

/** @returns the compass direction of a vector */
function quarterOf([east, north]: Point): Facing {
  if (Math.abs(east) > Math.abs(north)) return east > 0 ? "동" : "서";
  return north > 0 ? "북" : "남";
}

/** @returns the direction of a window in the plan's axes: x to the right, y to the front */
function sideOf({ outline }: PlanModel, [x0, y0, x1, y1]: Rect): Point {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const along: Point[] =
    x1 - x0 < y1 - y0
      ? [
          [-1, 0],
          [1, 0],
        ]
      : [
          [0, -1],
          [0, 1],
        ];
  const out = along.find(([dx, dy]) => !isInside(outline, [x + dx * 300, y + dy * 300]));
  if (!out) throw new Error(`The window at ${x}, ${y} has no open air in front of it`);
  return out;
}

/** @returns the distance at which a ray hits a polygon, in units of its direction; Infinity if it misses */
function rayTo([x, y]: Point, [dx, dy]: Point, polygon: Polygon): number {
  const hits = edgesOf(polygon).map(([[ax, ay], [bx, by]]) => {
    const [ex, ey] = [bx - ax, by - ay];
    const cross = dx * ey - dy * ex;
    if (Math.abs(cross) < 1e-9) return Number.POSITIVE_INFINITY;
    const far = ((ax - x) * ey - (ay - y) * ex) / cross;
    const at = ((ax - x) * dy - (ay - y) * dx) / cross;
    return far > 0 && at >= 0 && at <= 1 ? far : Number.POSITIVE_INFINITY;
  });
  return Math.min(...hits);
}

/**
 * @returns the outlook of a line's living room: the directions of its windows, and the tower directly in front of the
 * front window, over its full width, with the distance from the glass
 */
export function outlookOf(line: LineModel, tower: TowerModel, plan: PlanModel, { towers }: ComplexModel): Outlook {
  const [a, b, c, d, e, f] = line.matrix;
  const onSite = ([x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];
  const turned = ([x, y]: Point): Point => [(a * x + c * y) * 1000, (b * x + d * y) * 1000];
  const living = plan.rooms.find(({ kind }) => kind === "living");
  const windows = plan.windows
    .filter(({ kind, room }) => kind === "window" && room === living?.id)
    .map(({ rect }) => ({ rect, side: sideOf(plan, rect) }));
  const front = windows.find(({ side: [, y] }) => y === 1);
  if (!front) throw new Error(`${tower.name}, line ${line.line}: the living room has no front window`);
  const direction = turned(front.side);
  const [x0, , x1, glass] = front.rect;
  const seen = towers.filter((other) => other !== tower);
  const hits = Array.from({ length: 9 }, (_, index) => onSite([x0 + ((x1 - x0) * index) / 8, glass])).flatMap((from) =>
    seen.map(({ name, footprint }) => ({ name, metres: rayTo(from, direction, footprint) })),
  );
  const nearest = hits.reduce((least, hit) => (hit.metres < least.metres ? hit : least));
  return {
    facing: quarterOf(direction),
    bearing: bearingOf(direction),
    sides: [...new Set(windows.filter((each) => each !== front).map(({ side }) => quarterOf(turned(side))))],
    ...(Number.isFinite(nearest.metres) && {
      opposite: { tower: `${nearest.name}동`, metres: Math.round(nearest.metres * 10) / 10 },
    }),
  };
}

/** @returns whether the front window of the living room and the back window of the kitchen are opposite */
export function hasCrossWind(plan: PlanModel): boolean {
  const windowsOf = (kind: "living" | "kitchen", y: number) =>
    plan.windows.filter(
      ({ room, rect }) =>
        plan.rooms.some(({ id, kind: own }) => id === room && own === kind) && sideOf(plan, rect)[1] === y,
    );
  return windowsOf("living", 1).some(({ rect: [left, , right] }) =>
    windowsOf("kitchen", -1).some(({ rect: [from, , to] }) => Math.min(right, to) - Math.max(left, from) > 0),
  );
}

/** @returns the kinds of the rooms with a front window, from left to right */
export const frontRooms = (plan: PlanModel) =>
  plan.windows
    .filter(({ kind, rect }) => kind === "window" && sideOf(plan, rect)[1] === 1)
    .sort((one, other) => one.rect[0] - other.rect[0])
    .map(({ room }) => plan.rooms.find(({ id }) => id === room)?.kind);
