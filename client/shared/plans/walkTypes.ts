import type { PictureName } from "../contentNames.ts";
import type { Point, Rect } from "./shapes.ts";

/** The viewpoint of a picture of a home, in units of the drawing of its plan for a walk. */
export interface Eye {
  picture: PictureName;
  at: Point;
  /** Degrees clockwise from the top of the sheet. */
  heading: number;
  /** Horizontal angle of view, in degrees. */
  spread: number;
  /** The path from the previous viewpoint, through the doors. */
  path: readonly Point[];
}

/** A name over the drawing, and the middle of its place there and, of rooms named on phones, on the upright drawing. */
export interface RoomName {
  name: string;
  at: Point;
  upright?: Point;
}

/** The viewpoints of a walk through a home. */
export interface PlanWalk {
  /** Of the drawing, which is 1000 wide. Upright, it is as wide as this and 1000 high. */
  height: number;
  walls: readonly Rect[];
  doors: readonly Rect[];
  eyes: readonly Eye[];
  names: readonly RoomName[];
}
