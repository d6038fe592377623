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
  "84P": [room("84P", "living", [8000, 5000]), room("84P", "kitchen", [8900, 700])],
  "84T": [room("84T", "living", [11500, 4300]), room("84T", "kitchen", [10700, 1200])],
};
