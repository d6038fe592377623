import type { Point } from "../../client/contract/model/shapes.ts";

/** The position of the site on a drawing, and its font size. */
export interface SitePlace {
  width: number;
  height: number;
  /** The centre of the site on the drawing. */
  x: number;
  y: number;
  /** Units of the drawing per metre. */
  scale: number;
  /** Font size relative to the sheet's. */
  letters: number;
}

/** @returns a point of the site on the drawing */
export const onDrawing = ({ x, y, scale }: SitePlace, [east, north]: Point): Point => [
  x + east * scale,
  y - north * scale,
];
