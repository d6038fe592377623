/** Where a panorama of a tour was taken. */
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
