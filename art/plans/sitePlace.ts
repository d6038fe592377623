import type { Point } from "../../client/shared/plans/shapes.ts";

/** The position of the site on a drawing, and its font size. */
export interface SitePlace {
  width: number;
  height: number;
  /** The centre of the site on the drawing. */
  x: number;
  y: number;
  /** Units of the drawing per metre. */
  scale: number;
  /** Font size relative to 15. */
  letters: number;
}

/** Whether letters are too large for the names of lines, and for names at the middle of what they name. */
export const isCrowded = ({ letters }: SitePlace) => letters > 2;

/** @returns a point of the site on the drawing */
export const onDrawing = ({ x, y, scale }: SitePlace, [east, north]: Point): Point => [
  x + east * scale,
  y - north * scale,
];
