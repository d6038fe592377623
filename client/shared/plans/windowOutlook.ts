/** What is visible in a part of a window's view: towers of the complex from near to far, and what is beside them. */
export interface Sector {
  side: "left" | "ahead" | "right";
  towers: { name: string; metres: number }[];
  lake: boolean;
  /** Trees on the other podium's roof, in front of the lake. */
  garden: boolean;
  city: boolean;
}

export interface WindowOutlook {
  /** Radians from north over east. */
  heading: number;
  /** Height of the floor above the ground in metres. */
  height: number;
  sectors: Sector[];
}
