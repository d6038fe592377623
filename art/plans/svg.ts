import type { Point, Rect } from "../../client/shared/plans/shapes.ts";

type Value = string | number | undefined;

/** At most two decimals, without trailing zeros: a hundredth of the sheet's unit is invisible. */
export const short = (value: number) => String(Math.round(value * 100) / 100);

/**
 * @returns an element. Styles are attributes, never a style sheet: the file must look the same in a page, by itself and
 * under a policy that forbids inline styles.
 */
export function element(name: string, attributes: Record<string, Value>, content = ""): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? short(value) : value}"`)
    .join("");
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
}

export const group = (attributes: Record<string, Value>, ...content: string[]) =>
  content.join("") ? element("g", attributes, content.join("")) : "";

/** Path data of closed polygons. */
export const loops = (polygons: readonly (readonly Point[])[]) =>
  polygons.map((points) => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`).join("");

/** Path data of rectangles given by left, top, right and bottom. */
export const boxes = (rects: readonly Rect[]) =>
  rects.map(([x0, y0, x1, y1]) => `M${short(x0)} ${short(y0)}H${short(x1)}V${short(y1)}H${short(x0)}Z`).join("");

/** A rectangle by its corner, width and depth. */
export const box = (x: number, y: number, width: number, height: number, attributes: Record<string, Value> = {}) =>
  element("rect", { x, y, width, height, ...attributes });

export const path = (d: string, attributes: Record<string, Value> = {}) => element("path", { d, ...attributes });

export const circle = (cx: number, cy: number, r: number, attributes: Record<string, Value> = {}) =>
  element("circle", { cx, cy, r, ...attributes });

/** @returns a whole file of that many units; `description` is its accessible name */
export function file(width: number, height: number, description: string, content: string): string {
  const attributes = { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height };
  return `${element("svg", { ...attributes, role: "img" }, `<title>${description}</title>${content}`)}\n`;
}
