import type { TourLabel } from "../../copy/tours.ts";

/** Where each panorama of a tour was taken. Written by art/tours.ts from the cameras of the renders. */

export interface TourRoom {
  /** The room's id in its plan. */
  room: string;
  /** The panorama, equirectangular. */
  panorama: string;
  /** A small picture of what its middle shows, 192 x 120 pixels. */
  thumbnail: string;
  /** Where the camera stands, in the plan's millimetres: x to the right, y down. */
  position: readonly [x: number, y: number];
  /** What the middle of the panorama looks towards: degrees clockwise from the plan's upper edge. */
  heading: number;
}

export const tourRooms: Record<TourLabel, readonly TourRoom[]> = {
  "84A": [
    {
      room: "living",
      panorama: "/tours/84A-living-1a413655.webp",
      thumbnail: "/tours/84A-living-1a413655-small.webp",
      position: [8000, 5000],
      heading: 180,
    },
    {
      room: "kitchen",
      panorama: "/tours/84A-kitchen-85c46aa1.webp",
      thumbnail: "/tours/84A-kitchen-85c46aa1-small.webp",
      position: [8900, 700],
      heading: 180,
    },
    {
      room: "master",
      panorama: "/tours/84A-master-854f2714.webp",
      thumbnail: "/tours/84A-master-854f2714-small.webp",
      position: [11300, 4200],
      heading: 180,
    },
    {
      room: "bed2",
      panorama: "/tours/84A-bed2-fed8de39.webp",
      thumbnail: "/tours/84A-bed2-fed8de39-small.webp",
      position: [3900, 5700],
      heading: 180,
    },
  ],
  "84C": [
    {
      room: "living",
      panorama: "/tours/84C-living-ebb0805e.webp",
      thumbnail: "/tours/84C-living-ebb0805e-small.webp",
      position: [11500, 4300],
      heading: 180,
    },
    {
      room: "kitchen",
      panorama: "/tours/84C-kitchen-30b782e7.webp",
      thumbnail: "/tours/84C-kitchen-30b782e7-small.webp",
      position: [10700, 1200],
      heading: 180,
    },
    {
      room: "master",
      panorama: "/tours/84C-master-d7934f9b.webp",
      thumbnail: "/tours/84C-master-d7934f9b-small.webp",
      position: [2700, 5700],
      heading: 180,
    },
    {
      room: "alpha",
      panorama: "/tours/84C-alpha-d00b037a.webp",
      thumbnail: "/tours/84C-alpha-d00b037a-small.webp",
      position: [8100, 1150],
      heading: 180,
    },
  ],
};
