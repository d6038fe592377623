import type { Exhibit, RoomKind } from "../../shared/complexContent.ts";

const furniture: Exhibit = { options: [], display: ["가구와 소품"] };

export const exhibits: Record<RoomKind, Exhibit> = {
  entry: { options: ["entranceDoor"], display: ["소품"] },
  living: furniture,
  kitchen: furniture,
  dining: furniture,
  master: furniture,
  bed: furniture,
  alpha: furniture,
  bath: furniture,
};
