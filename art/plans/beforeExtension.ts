import type { FixtureModel, OpeningModel, PlanModel, RoomModel } from "../../client/complex/plans/planModels.ts";
import type { Point, Rect } from "../../client/shared/plans/shapes.ts";
import { extensionLines, isInside } from "./geometry.ts";

/** Thickness of the wall with a window between a room and its balcony; millimetres. */
const thickness = 150;
/** Wall on either side of that window. */
const pier = 300;
/** Distance from that wall to the centre of a room's name. */
const clearance = 1000;

interface Unextended {
  plan: PlanModel;
  /** Balconies that the extension adds to rooms. */
  balconies: Rect[];
}

const sorted = (values: number[]) => [...new Set(values)].sort((a, b) => a - b);

/** @returns the rectangles of a room outside the exclusive area */
function balconiesOf({ polygon }: RoomModel, { exclusive }: PlanModel): Rect[] {
  const corners = [...polygon, ...exclusive];
  const [xs, ys] = [sorted(corners.map(([x]) => x)), sorted(corners.map(([, y]) => y))];
  return ys.slice(1).flatMap((bottom, row) => {
    const top = ys[row] as number;
    const cells = xs.slice(1).flatMap((right, column): Rect[] => {
      const left = xs[column] as number;
      const middle: Point = [(left + right) / 2, (top + bottom) / 2];
      return isInside(polygon, middle) && !isInside(exclusive, middle) ? [[left, top, right, bottom]] : [];
    });
    // Adjacent ones are one balcony.
    return cells.reduce<Rect[]>((joined, cell) => {
      const last = joined.at(-1);
      if (last && last[2] === cell[0]) joined[joined.length - 1] = [last[0], top, cell[2], bottom];
      else joined.push(cell);
      return joined;
    }, []);
  });
}

const overlaps = ([a, b, c, d]: Rect, [x0, y0, x1, y1]: Rect) => a < x1 && x0 < c && b < y1 && y0 < d;

/** @returns the room by its exclusive area, with its name clear of the balcony */
function unextended(room: RoomModel, balconies: readonly Rect[]): RoomModel {
  const { label, area, serviceArea } = room;
  const shown = { ...room, area: area - serviceArea };
  if (!label) return shown;
  const moved = balconies.reduce<Point>(([x, y], [x0, y0, x1, y1]) => {
    if (x < x0 || x > x1 || y < y0 - clearance || y > y1 + clearance) return [x, y];
    const above = Math.abs(y - y0) < Math.abs(y - y1) || y1 === Math.max(...room.polygon.map(([, each]) => each));
    return [x, above ? y0 - clearance : y1 + clearance];
  }, label);
  return { ...shown, label: moved };
}

/** @returns the home without the extension: each room has a window on that line, with a balcony outside */
export function beforeExtension(plan: PlanModel): Unextended {
  const extended = plan.rooms.filter(({ area, serviceArea }) => serviceArea > 0 && serviceArea < area);
  const balconies = extended.flatMap((room) => balconiesOf(room, plan));
  const lines = extensionLines(plan).map(([[x0, y0], [x1, y1]]): Rect => {
    const half = thickness / 2;
    return x0 === x1
      ? [x0 - half, Math.min(y0, y1), x0 + half, Math.max(y0, y1)]
      : [Math.min(x0, x1), y0 - half, Math.max(x0, x1), y0 + half];
  });
  const window = ([x0, y0, x1, y1]: Rect): OpeningModel => {
    const across = x1 - x0 > y1 - y0;
    const rect: Rect = across ? [x0 + pier, y0, x1 - pier, y1] : [x0, y0 + pier, x1, y1 - pier];
    return { kind: "window", rect, height: 2300, room: "" };
  };
  const long = lines.filter(([x0, y0, x1, y1]) => Math.max(x1 - x0, y1 - y0) > 4 * pier);
  const fits = ({ rect }: FixtureModel) => ![...balconies, ...lines].some((taken) => overlaps(rect, taken));
  return {
    plan: {
      ...plan,
      rooms: plan.rooms.map((room) => (extended.includes(room) ? unextended(room, balconiesOf(room, plan)) : room)),
      walls: [...plan.walls, ...lines.map((rect) => ({ kind: "inner" as const, thickness, rect }))],
      windows: [...plan.windows, ...long.map(window)],
      fixtures: plan.fixtures.filter(fits),
    },
    balconies,
  };
}
