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
      "room": "living",
      "panorama": "/tours/84A-living-3fd11659.webp",
      "thumbnail": "/tours/84A-living-3fd11659-small.webp",
      "position": [
        8000,
        5000
      ],
      "heading": 180
    },
    {
      "room": "kitchen",
      "panorama": "/tours/84A-kitchen-c16c8fe2.webp",
      "thumbnail": "/tours/84A-kitchen-c16c8fe2-small.webp",
      "position": [
        8900,
        700
      ],
      "heading": 180
    },
    {
      "room": "master",
      "panorama": "/tours/84A-master-748d1a9e.webp",
      "thumbnail": "/tours/84A-master-748d1a9e-small.webp",
      "position": [
        11300,
        4200
      ],
      "heading": 180
    },
    {
      "room": "bed2",
      "panorama": "/tours/84A-bed2-7832c7e0.webp",
      "thumbnail": "/tours/84A-bed2-7832c7e0-small.webp",
      "position": [
        3900,
        5700
      ],
      "heading": 180
    }
  ],
  "84C": [
    {
      "room": "living",
      "panorama": "/tours/84C-living-96338c63.webp",
      "thumbnail": "/tours/84C-living-96338c63-small.webp",
      "position": [
        11500,
        4300
      ],
      "heading": 180
    },
    {
      "room": "kitchen",
      "panorama": "/tours/84C-kitchen-44fde32c.webp",
      "thumbnail": "/tours/84C-kitchen-44fde32c-small.webp",
      "position": [
        10700,
        1200
      ],
      "heading": 180
    },
    {
      "room": "master",
      "panorama": "/tours/84C-master-65e7dd65.webp",
      "thumbnail": "/tours/84C-master-65e7dd65-small.webp",
      "position": [
        2700,
        5700
      ],
      "heading": 180
    },
    {
      "room": "alpha",
      "panorama": "/tours/84C-alpha-d00b037a.webp",
      "thumbnail": "/tours/84C-alpha-d00b037a-small.webp",
      "position": [
        8100,
        1150
      ],
      "heading": 180
    }
  ]
};
