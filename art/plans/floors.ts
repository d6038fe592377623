import type { PlanModel, RoomKind, RoomModel } from "../../client/complex/plans/planModels.ts";
import { colors } from "./colors.ts";
import { cutOut } from "./geometry.ts";
import { boxes, element, loops, path } from "./svg.ts";

interface Floor {
  ground: string;
  joints: string;
  /** Path of the joints within a tile of `tile` mm by `height` mm. */
  pattern: string;
  tile: number;
  height: number;
}

const boards = { pattern: "M0 0H1800M0 150H1800M500 0V150M1400 150V300", tile: 1800, height: 300 };
const square = (tile: number) => ({ pattern: `M0 0H${tile}M0 0V${tile}`, tile, height: tile });

const floors = {
  oak: { ground: "#f3ebdb", joints: "#e4d8c1", ...boards },
  light: { ground: "#f7f1e5", joints: "#ebe2d0", ...boards },
  stone: { ground: "#ebe5d9", joints: "#d9d0c0", ...square(600) },
  tile: { ground: "#e6ebef", joints: "#d2dae2", ...square(300) },
  plain: { ground: "#f3ede1", joints: "#f3ede1", ...square(600) },
} satisfies Record<string, Floor>;

const floorOf: Record<RoomKind, keyof typeof floors> = {
  entry: "stone",
  hall: "oak",
  living: "oak",
  kitchen: "oak",
  bedroom: "light",
  alpha: "light",
  dress: "light",
  pantry: "plain",
  bath: "tile",
  utility: "tile",
  ac: "tile",
  shaft: "plain",
};

/** @returns the background colour of a room's text */
export const groundOf = (kind: RoomKind) => floors[floorOf[kind]].ground;

/** The patterns of floors. */
export const floorPatterns = () =>
  Object.entries(floors)
    .map(([id, { ground, joints, pattern, tile, height }]) =>
      element(
        "pattern",
        { id, width: tile, height, patternUnits: "userSpaceOnUse" },
        element("rect", { width: tile, height, fill: ground }) + path(pattern, { stroke: joints, "stroke-width": 9 }),
      ),
    )
    .join("");

const cross = (room: RoomModel) => {
  const [a, b, c, d] = room.polygon;
  return room.kind === "shaft" && a && b && c && d
    ? path(`M${a.join(" ")}L${c.join(" ")}M${b.join(" ")}L${d.join(" ")}`, {
        stroke: colors.inkQuiet,
        "stroke-width": 7,
      })
    : "";
};

export const drawFloors = (rooms: readonly RoomModel[]) =>
  rooms.map((room) => path(loops([room.polygon]), { fill: `url(#${floorOf[room.kind]})` }) + cross(room)).join("");

/** Walls filled by kind: bearing and party walls darkest, partitions lighter. */
export function drawWalls({ walls, doors, windows }: PlanModel): string {
  const holes = [...doors, ...windows].map(({ rect }) => rect);
  const cut = (bearing: boolean) =>
    walls
      .filter(({ kind }) => (kind === "outer" || kind === "party") === bearing)
      .flatMap(({ rect }) => cutOut(rect, holes));
  return path(boxes(cut(false)), { fill: "#47526b" }) + path(boxes(cut(true)), { fill: colors.dark });
}
