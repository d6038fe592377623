import type { PictureName } from "../../content/generated/pictures.ts";
import type { Point, Rect } from "./shapes.ts";

/** Where a picture of a home was taken from, in units of the phone's drawing of its plan. */
export interface Eye {
  picture: PictureName;
  at: Point;
  /** Degrees from the upper edge of the sheet, clockwise. */
  heading: number;
  /** Degrees that the picture is wide. */
  spread: number;
  /** Through which doors one walks there from the eye before. */
  way: readonly Point[];
}

/** What the eye walks through. */
export interface PlanWalk {
  walls: readonly Rect[];
  doors: readonly Rect[];
  eyes: readonly Eye[];
}
