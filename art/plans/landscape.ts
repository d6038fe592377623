import type { ComplexModel } from "../../client/complex/plans/complexModel.ts";
import type { Point, Polygon } from "../../client/shared/plans/shapes.ts";
import { colors } from "./colors.ts";
import { extentOf, isInside, middleOf } from "./geometry.ts";
import type { Lettering } from "./lettering.ts";
import { onDrawing, type SitePlace } from "./sitePlace.ts";
import { circle, element, group, loops, path, short } from "./svg.ts";

/** A smooth closed curve: points are control points between the midpoints of edges. */
function curve(points: Polygon): string {
  const middle = ([x0, y0]: Point, [x1, y1]: Point) => `${short((x0 + x1) / 2)} ${short((y0 + y1) / 2)}`;
  const at = (index: number) => points[(index + points.length) % points.length] as Point;
  const bends = points.map((point, index) => `Q${point.map(short).join(" ")} ${middle(point, at(index + 1))}`);
  return `M${middle(at(-1), at(0))}${bends.join("")}Z`;
}

const outline = (polygon: Polygon) => (polygon.length > 4 ? curve(polygon) : loops([polygon]));

/** Points moved towards the centroid of their polygon. */
function shrink(polygon: Polygon, by: number): Polygon {
  const [cx, cy] = middleOf(polygon);
  return polygon.map(([x, y]) => [cx + (x - cx) * by, cy + (y - cy) * by]);
}

/** Lawns: at ground level or on the podium's roof. */
export function drawGardens({ landscape }: ComplexModel, place: SitePlace, level: "ground" | "deck"): string {
  return landscape
    .filter((garden) => garden.level === level)
    .map(({ polygon }) => {
      const points = polygon.map((point) => onDrawing(place, point));
      const paths = polygon.length > 4 ? [0.78, 0.5].map((by) => curve(shrink(points, by))).join("") : "";
      return (
        path(outline(points), { fill: "#e3e6d6", stroke: "#cbd0b9", "stroke-width": 1.2 }) +
        (paths && path(paths, { fill: "none", stroke: "#d4d9c4", "stroke-width": 1 }))
      );
    })
    .join("");
}

/** The pond, with ripples. */
export function drawWater({ water }: ComplexModel, place: SitePlace, lettering: Lettering): string {
  return water
    .map(({ name, polygon }) => {
      const points = polygon.map((point) => onDrawing(place, point));
      const [x, y] = onDrawing(place, middleOf(polygon));
      const style = { size: 15 * place.letters, weight: 600, fill: colors.dark, anchor: "middle" } as const;
      return (
        path(curve(points), { fill: "#ccd9e6", stroke: "#9fb4ca", "stroke-width": 1.4 }) +
        path([0.86, 0.7].map((by) => curve(shrink(points, by))).join(""), { fill: "none", stroke: colors.light }) +
        lettering.text(name, x, y + 5 * place.letters, style)
      );
    })
    .join("");
}

/** Playgrounds, on sand within a garden. */
export function drawPlaygrounds({ playgrounds }: ComplexModel, place: SitePlace, lettering: Lettering): string {
  return playgrounds
    .map(({ polygon }) => {
      const points = polygon.map((point) => onDrawing(place, point));
      const [x, y] = onDrawing(place, middleOf(polygon));
      const words = { size: 15 * place.letters, weight: 600, fill: colors.ink, anchor: "middle" } as const;
      const style = { ...words, halo: colors.accentOnDark };
      return (
        path(curve(points), { fill: colors.accentOnDark, stroke: colors.highlight, "stroke-width": 1.2 }) +
        lettering.text("놀이터", x, y + 5 * place.letters, style)
      );
    })
    .join("");
}

/** @returns the position of a garden's name: its centre, or clear of its playground */
export function nameOf({ name, polygon }: { name: string; polygon: Polygon }, { playgrounds }: ComplexModel): Point {
  const [x, y] = middleOf(polygon);
  const played = playgrounds.find(({ garden }) => garden === name);
  if (!played) return [x, y];
  const [left, , right] = extentOf(polygon);
  const [from, , to] = extentOf(played.polygon);
  return [from - left > right - to ? (left + from) / 2 : (to + right) / 2, y];
}

/** Pseudorandom numbers from 0 to 1 with a fixed seed: the drawing must be reproducible. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Trees in the gardens, in metres, whose crowns don't overlap. */
function plant({ landscape, playgrounds }: ComplexModel): { at: Point; radius: number }[] {
  const next = numbers(49);
  const trees: { at: Point; radius: number }[] = [];
  for (const { polygon, area } of landscape) {
    const [x0, y0, x1, y1] = extentOf(polygon);
    for (let tries = 0; tries < area * 0.75; tries += 1) {
      const at: Point = [x0 + (x1 - x0) * next(), y0 + (y1 - y0) * next()];
      const radius = 0.9 + next() ** 2 * 1.5;
      const free = trees.every(
        ({ at: [x, y], radius: other }) => Math.hypot(x - at[0], y - at[1]) > (radius + other) * 0.92,
      );
      const played = playgrounds.some((each) => isInside(each.polygon, at));
      if (free && !played && isInside(polygon, at)) trees.push({ at, radius });
    }
  }
  return trees;
}

export function drawTrees(complex: ComplexModel, place: SitePlace): string {
  const crown = group(
    { id: "tree" },
    circle(0.35, -0.25, 1, { fill: colors.dark, opacity: 0.1 }),
    circle(0, 0, 1, { fill: "#bcc5a6" }),
    circle(-0.18, 0.16, 0.62, { fill: "#cad1b7" }),
  );
  const uses = plant(complex).map(({ at, radius }) => {
    const [x, y] = onDrawing(place, at);
    return element("use", {
      href: "#tree",
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(radius * place.scale).toFixed(1)})`,
    });
  });
  return element("defs", {}, crown) + uses.join("");
}
