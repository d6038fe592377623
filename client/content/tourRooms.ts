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

export const tourRooms: Record<"84A" | "84C", readonly TourRoom[]> = {
  "84A": [
    {
      room: "living",
      panorama: "/pictures/panorama-179ac75c-2048.avif",
      thumbnail: "/pictures/living-5e87795a-480.avif",
      position: [8090, 5200],
      heading: 180,
    },
    {
      room: "kitchen",
      panorama: "/pictures/panorama-179ac75c-2048.avif",
      thumbnail: "/pictures/living-5e87795a-480.avif",
      position: [7900, 1500],
      heading: 180,
    },
  ],
  "84C": [
    {
      room: "living",
      panorama: "/pictures/panorama-179ac75c-2048.avif",
      thumbnail: "/pictures/living-5e87795a-480.avif",
      position: [11560, 5400],
      heading: 180,
    },
    {
      room: "kitchen",
      panorama: "/pictures/panorama-179ac75c-2048.avif",
      thumbnail: "/pictures/living-5e87795a-480.avif",
      position: [11200, 2400],
      heading: 180,
    },
  ],
};
