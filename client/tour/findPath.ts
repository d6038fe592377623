import type { HomePlan, Point } from "./homePlans.ts";

/** Maximum distance of two rooms' edges without a wall between them, in millimetres. */
const touching = 130;
/** Minimum length of a passage, in millimetres. */
const passage = 700;

const centre = ([left = 0, top = 0, right = 0, bottom = 0]: readonly number[]): Point => [
  (left + right) / 2,
  (top + bottom) / 2,
];

/** The vertical and horizontal edges of an outline: the position of each, and its range. */
function edges(polygon: readonly Point[]) {
  return polygon.map((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    const vertical = from[0] === to[0];
    const [across, along] = vertical ? ([0, 1] as const) : ([1, 0] as const);
    return {
      vertical,
      at: from[across],
      low: Math.min(from[along], to[along]),
      high: Math.max(from[along], to[along]),
    };
  });
}

/** @returns the middle of the open edge between two rooms, or undefined where they don't meet or a wall is between */
function openEdge(plan: HomePlan, one: HomePlan["rooms"][number], other: HomePlan["rooms"][number]): Point | undefined {
  for (const a of edges(one.polygon)) {
    for (const b of edges(other.polygon)) {
      const low = Math.max(a.low, b.low);
      const high = Math.min(a.high, b.high);
      if (a.vertical !== b.vertical || Math.abs(a.at - b.at) > touching || high - low < passage) continue;
      const [across, along] = [(a.at + b.at) / 2, (low + high) / 2];
      const middle: Point = a.vertical ? [across, along] : [along, across];
      const walled = plan.walls.some(
        ({ rect: [left = 0, top = 0, right = 0, bottom = 0] }) =>
          middle[0] >= left && middle[0] <= right && middle[1] >= top && middle[1] <= bottom,
      );
      if (!walled) return middle;
    }
  }
  return undefined;
}

interface Step {
  room: string;
  /** The door or open edge that leads there. */
  through: Point;
  door: boolean;
}

/** The rooms directly reachable from a room. */
function exits(plan: HomePlan, id: string): Step[] {
  const room = plan.rooms.find((candidate) => candidate.id === id);
  if (!room) return [];
  const doors = plan.doors
    .filter(({ between }) => between.includes(id))
    .map(({ between, rect }) => ({
      room: between.find((side) => side !== id) ?? "",
      through: centre(rect),
      door: true,
    }));
  const open = plan.rooms
    .filter((other) => other.id !== id)
    .flatMap((other) => {
      const through = openEdge(plan, room, other);
      return through ? [{ room: other.id, through, door: false }] : [];
    });
  return [...doors, ...open];
}

/**
 * The shortest path from one room to another.
 * @param closed rooms that the path may not cross
 * @returns the steps, the last of them into `to`; undefined when there is none
 */
export function findPath(plan: HomePlan, from: string, to: string, closed: ReadonlySet<string>): Step[] | undefined {
  const seen = new Set([from]);
  const paths: Step[][] = exits(plan, from).map((step) => [step]);
  for (let path = paths.shift(); path; path = paths.shift()) {
    const last = path.at(-1)?.room ?? "";
    if (last === to) return path;
    if (seen.has(last) || closed.has(last)) continue;
    seen.add(last);
    for (const step of exits(plan, last)) paths.push([...path, step]);
  }
  return undefined;
}
