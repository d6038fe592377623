import type { PictureName } from "../contentNames.ts";
import type { Point, Rect } from "./shapes.ts";

/** The viewpoint of a picture of a home, in units of the drawing of its plan alone. */
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

/** The viewpoints of a walk through a home. */
export interface PlanWalk {
  /** Of the drawing, which is 1000 wide. */
  height: number;
  walls: readonly Rect[];
  doors: readonly Rect[];
  eyes: readonly Eye[];
}
