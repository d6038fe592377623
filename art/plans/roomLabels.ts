import type { DoorModel, PlanModel, RoomKind, RoomModel } from "../../client/complex/plans/planModels.ts";
import type { Point, Rect } from "../../client/shared/plans/shapes.ts";
import { colors } from "./colors.ts";
import { groundOf } from "./floors.ts";
import { extensionLines, extentOf, isInside } from "./geometry.ts";
import { type Lettering, widthOf } from "./lettering.ts";

/** Font sizes in millimetres. */
export interface RoomLetters {
  /** For living spaces, which also show their area. */
  room: number;
  other: number;
  /** Whether other rooms show theirs too. */
  areas?: boolean;
  /** Whether names of service rooms may be omitted. */
  omits?: boolean;
  /** Whether only living spaces are named, where letters are large for the drawing. */
  living?: boolean;
  /** Whether areas, and the number or the second use in a name, are left out: such letters would touch the next room's. */
  bare?: boolean;
}

/** Storage and service rooms: small drawings omit the names that have no place, which the tables of rooms list. */
const service = new Set<RoomKind>(["pantry", "dress", "utility", "ac"]);

/** What isn't counted as a room. */
const unmeasured = new Set<RoomKind>(["hall", "ac"]);

/** Margin around names, and step of the search for their position; millimetres. */
const margin = 50;
const step = 50;
const apart = 350;

const livedIn = new Set<RoomKind>(["living", "kitchen", "bedroom", "alpha"]);

interface Block {
  lines: readonly { text: string; size: number; weight: 400 | 600 }[];
  /** Reads from bottom to top. */
  upright: boolean;
}

const leading = 1.2;

function sizeOf({ lines, upright }: Block): [width: number, height: number] {
  const long = Math.max(...lines.map(({ text, size, weight }) => widthOf(text, size, weight)));
  const high = lines.reduce((sum, { size }, index) => sum + size * (index ? leading : 0.85), 0);
  return upright ? [high, long] : [long, high];
}

const overlap = ([a, b, c, d]: Rect, [x0, y0, x1, y1]: Rect) =>
  Math.max(0, Math.min(c, x1) - Math.max(a, x0)) * Math.max(0, Math.min(d, y1) - Math.max(b, y0));

/** @returns the rectangle over which the leaf of a door moves */
function swept({ rect: [x0, y0, x1, y1], swing }: DoorModel): Rect {
  const reach = Math.max(x1 - x0, y1 - y0);
  return [
    x0 - (swing === "w" ? reach : 0),
    y0 - (swing === "n" ? reach : 0),
    x1 + (swing === "e" ? reach : 0),
    y1 + (swing === "s" ? reach : 0),
  ];
}

/**
 * Names written over a drawing, each in a line.
 * @param sizes font sizes in millimetres: of living spaces, and of other rooms, whose names may have no place
 * @param marks what is drawn over the plan
 * @throws Error when a living space has no place for its name
 */
export function namesOn(
  plan: PlanModel,
  sizes: { lived: number; other: number },
  marks: readonly Rect[],
): { name: string; lived: boolean; at: Point }[] {
  const furniture = plan.fixtures.filter(({ type }) => type !== "rug").map(({ rect }) => rect);
  const taken = [...furniture, ...plan.doors.map(swept), ...marks];
  return plan.rooms
    .filter(({ kind, label }) => label && kind !== "shaft")
    .flatMap((room) => {
      const lived = livedIn.has(room.kind);
      const size = lived ? sizes.lived : sizes.other;
      const block: Block = { lines: [{ text: room.name, size, weight: 600 }], upright: false };
      // In a narrow room it may touch the walls.
      const at = placeIn(room, block, taken) ?? placeIn(room, block, taken, 0);
      if (!at && lived) throw new Error(`${plan.label} has no place for the name of ${room.name}`);
      if (!at) return [];
      // The next name keeps as far from it as from a wall.
      const [[x, y], [wide, high]] = [at, sizeOf(block)];
      taken.push([x - wide / 2 - apart, y - high / 2 - margin, x + wide / 2 + apart, y + high / 2 + margin]);
      return [{ name: room.name, lived, at }];
    });
}

/**
 * @param outside what of the room's polygon isn't part of it
 * @returns the centre where a name covers the least furniture, closest to the room's own label position
 */
function placeIn(
  { polygon, label }: RoomModel,
  block: Block,
  taken: readonly Rect[],
  clear = margin,
  outside: readonly Rect[] = [],
) {
  const [x0, y0, x1, y1] = extentOf(polygon);
  const [lx, ly] = label ?? [(x0 + x1) / 2, (y0 + y1) / 2];
  const [wide, high] = sizeOf(block);
  const [halfWide, halfHigh] = [wide / 2 + clear, high / 2 + clear];
  const within = ([a, b, c, d]: Rect) =>
    [a, c].every((x) => [b, (b + d) / 2, d].every((y) => isInside(polygon, [x, y]))) &&
    !polygon.some(([x, y]) => x > a && x < c && y > b && y < d) &&
    !outside.some((each) => overlap([a, b, c, d], each) > 0);
  let best: { at: Point; cost: number } | undefined;
  for (let y = y0 + halfHigh + 1; y < y1 - halfHigh; y += step)
    for (let x = x0 + halfWide + 1; x < x1 - halfWide; x += step) {
      const rect: Rect = [x - halfWide, y - halfHigh, x + halfWide, y + halfHigh];
      if (!within(rect)) continue;
      const covered = taken.reduce((sum, each) => sum + overlap(rect, each), 0);
      const cost = covered / 1e4 + Math.hypot(x - lx, y - ly) / 100;
      if (!best || cost < best.cost) best = { at: [x, y], cost };
    }
  return best?.at;
}

function drawBlock(block: Block, [x, y]: Point, halo: string, lettering: Lettering): string {
  const [wide, high] = sizeOf(block);
  let along = (block.upright ? -wide : -high) / 2;
  return block.lines
    .map(({ text, size, weight }, index) => {
      along += size * (index ? leading : 0.85);
      const baseline = along - size * 0.06;
      const fill = weight === 600 ? colors.ink : colors.inkQuiet;
      const style = { size, weight, fill, anchor: "middle", halo } as const;
      return block.upright
        ? lettering.text(text, x + baseline, y, { ...style, turn: -90 })
        : lettering.text(text, x, y + baseline, style);
    })
    .join("");
}

const halves = (text: string) => [text.slice(0, Math.ceil(text.length / 2)), text.slice(Math.ceil(text.length / 2))];

/** "침실" of "침실 2", "주방" of "주방/식당" */
const plainName = (name: string) => name.replace(/[ /].*/, "");

/**
 * Names of rooms, with the areas of living spaces, in one font size each: a name that is too wide for its room is
 * rotated, or broken into two lines.
 * @param balconies those that aren't extended into rooms
 * @throws Error when a name doesn't fit its room
 */
export function drawRoomLabels(
  plan: PlanModel,
  { room: large, other, areas = false, omits = false, living = false, bare = false }: RoomLetters,
  lettering: Lettering,
  balconies: readonly Rect[] = [],
): string {
  const taken = [
    ...plan.fixtures.filter(({ type }) => type !== "rug").map(({ rect }) => rect),
    // The dashed line would run through a name.
    ...extensionLines(plan).map(
      ([[x0, y0], [x1, y1]]): Rect => [
        Math.min(x0, x1) - margin,
        Math.min(y0, y1) - margin,
        Math.max(x0, x1) + margin,
        Math.max(y0, y1) + margin,
      ],
    ),
  ];
  return plan.rooms
    .filter(({ kind, label }) => label && kind !== "shaft" && (!living || livedIn.has(kind)))
    .map((room) => {
      const lived = livedIn.has(room.kind);
      const name = { text: bare ? plainName(room.name) : room.name, size: lived ? large : other, weight: 600 } as const;
      const area = { text: `${room.area.toFixed(1)}㎡`, size: other, weight: 400 } as const;
      const blocks: Block[] = [
        ...(!bare && (lived || (areas && !unmeasured.has(room.kind))) ? [{ lines: [name, area], upright: false }] : []),
        { lines: [name], upright: false },
        { lines: [name], upright: true },
        // A name that may be left out isn't broken in the middle of a word.
        ...(omits && service.has(room.kind)
          ? []
          : [{ lines: halves(name.text).map((text) => ({ ...name, text })), upright: false }]),
      ];
      for (const block of blocks) {
        // Large letters keep apart from those of the next room, where theirs is wide enough.
        const place = (clear?: number) => placeIn(room, block, taken, clear, balconies);
        const at = (bare ? place(apart) : undefined) ?? place();
        if (at) return drawBlock(block, at, groundOf(room.kind), lettering);
      }
      if (omits && service.has(room.kind)) return "";
      throw new Error(`${plan.label} has no place for the name of ${room.name}`);
    })
    .join("");
}
