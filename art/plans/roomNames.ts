import type { RoomKind, RoomModel } from "../../client/contract/model/planModels.ts";
import { colors } from "./colors.ts";
import { groundOf } from "./floors.ts";
import { edgesOf } from "./geometry.ts";
import { type Lettering, widthOf } from "./lettering.ts";

/** Font sizes in millimetres. */
export interface NameStyle {
  room: number;
  /** For corridors and storage. */
  closet: number;
  area: number;
  /** Areas below this one are omitted, in square metres. */
  leastArea: number;
}

const rooms = new Set<RoomKind>(["living", "kitchen", "bedroom", "alpha"]);

/** @returns the width available for a room's name within its walls */
function roomFor({ polygon, label }: RoomModel): number {
  if (!label) return 0;
  const [x, y] = label;
  const walls = edgesOf(polygon)
    .filter(([[x0, y0], [x1, y1]]) => x0 === x1 && Math.min(y0, y1) <= y && Math.max(y0, y1) >= y)
    .map(([[at]]) => Math.abs(at - x));
  return 2 * Math.min(...walls);
}

/** @returns the room's edge below its name */
function floorUnder({ polygon, label }: RoomModel): number {
  if (!label) return 0;
  const [x, y] = label;
  const below = edgesOf(polygon)
    .filter(([[x0, y0], [x1, y1]]) => y0 === y1 && y0 > y && Math.min(x0, x1) <= x && Math.max(x0, x1) >= x)
    .map(([[, at]]) => at);
  return Math.min(...below);
}

/** Name and area of each room at the plan's label position; never wider than the room. */
export function drawRoomNames(list: readonly RoomModel[], style: NameStyle, lettering: Lettering): string {
  return list
    .filter(({ kind, label }) => label && kind !== "shaft")
    .map((room) => {
      const [x, labelY] = room.label ?? [0, 0];
      const wanted = rooms.has(room.kind) ? style.room : style.closet;
      const wide = widthOf(room.name, wanted, 600);
      const size = wanted * Math.min(1, (roomFor(room) - 60) / wide);
      const halo = groundOf(room.kind);
      const name = { size, weight: 600, fill: colors.ink, anchor: "middle", halo } as const;
      const area = { size: Math.min(style.area, size * 0.84), fill: colors.inkQuiet, anchor: "middle", halo } as const;
      const shown = room.area >= style.leastArea && room.kind !== "hall" && room.kind !== "ac" && size === wanted;
      const lines = shown ? size * 0.32 + area.size : 0;
      const y = Math.min(labelY, floorUnder(room) - lines - 150);
      return (
        lettering.text(room.name, x, y, name) +
        (shown ? lettering.text(`${room.area.toFixed(1)}㎡`, x, y + lines, area) : "")
      );
    })
    .join("");
}
