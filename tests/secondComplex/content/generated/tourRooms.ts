import type { TourRoom } from "../../shared/tourRoom.ts";
import type { TourLabel } from "../unitTypes.ts";

const room = (label: string, name: string, position: readonly [number, number]): TourRoom => ({
  room: name,
  panorama: `/tours/${label}-${name}.webp`,
  thumbnail: `/tours/${label}-${name}-small.webp`,
  position,
  heading: 180,
});

export const tourRooms: Record<TourLabel, readonly TourRoom[]> = {
  "75A": [room("75A", "living", [7520, 4700]), room("75A", "kitchen", [8366, 658])],
  "75T": [room("75T", "living", [10810, 4042]), room("75T", "kitchen", [10058, 1128])],
};
