import type { ComplexModel } from "../../client/complex/plans/complexModel.ts";
import type { Point } from "../../client/shared/plans/shapes.ts";
import { colors } from "./colors.ts";
import { extentOf } from "./geometry.ts";
import { type Lettering, widthOf } from "./lettering.ts";
import { isCrowded, onDrawing, type SitePlace } from "./sitePlace.ts";
import { pavement } from "./streets.ts";
import { box, circle, group, path } from "./svg.ts";

/** The roads around the site to scale, as far as the drawing extends, with their names. */
export function drawRoads({ roads, site, entrances }: ComplexModel, place: SitePlace, lettering: Lettering): string {
  const [west, south, east, north] = extentOf(site.polygon);
  const { width, height, scale, letters } = place;
  const [left, top] = onDrawing(place, [west - pavement, north + pavement]);
  const [right, bottom] = onDrawing(place, [east + pavement, south - pavement]);
  const asphalt = { fill: colors.band };
  const dashes = { stroke: colors.drawing, "stroke-width": 2, "stroke-dasharray": "18 14" };
  const drawn = roads.map(({ name, side, width: metres }) => {
    const wide = metres * scale;
    const upright = side === "east" || side === "west";
    const from = { north: top - wide, south: bottom, west: left - wide, east: right }[side];
    const middle = from + wide / 2;
    const road = upright ? box(from, 0, wide, height, asphalt) : box(0, from, width, wide, asphalt);
    return { name: `${name} ${metres}m`, upright, middle, road, from, wide };
  });
  // Large names of vertical roads are placed away from the entrances.
  const clearOfEntrances = (x: number) => {
    if (!isCrowded(place)) return place.y;
    const beside = entrances.map(({ at }) => onDrawing(place, at)).filter(([at]) => Math.abs(at - x) < width / 4);
    const room = (y: number) => Math.min(...beside.map(([, at]) => Math.abs(at - y)));
    return [0.5, 0.36, 0.7].map((share) => share * height).reduce((best, y) => (room(y) > room(best) ? y : best));
  };
  // On a narrow drawing the way to the station takes the corner.
  const across = isCrowded(place) ? width * 0.66 : place.x;
  const words = drawn.map(({ name, upright, middle, from, wide }) => {
    // On a narrow drawing a road may be partly outside: its name stays inside.
    const seen = (limit: number) => Math.min(Math.max(middle, 16 * letters), limit - 12 * letters, from + wide);
    const style = { size: 15 * letters, fill: colors.inkQuiet, anchor: "middle", halo: colors.band } as const;
    const [x, y] = upright ? [seen(width) + 5, clearOfEntrances(middle)] : [across, seen(height) + 5];
    return lettering.text(name, x, y, { ...style, ...(upright && { turn: -90 }) });
  });
  return [
    box(0, 0, width, height + 200, { fill: "#f4f1ea" }),
    ...drawn.map(({ road }) => road),
    ...drawn.map(({ upright, middle }) => path(upright ? `M${middle} 0V${height}` : `M0 ${middle}H${width}`, dashes)),
    ...words,
  ].join("");
}

type EntranceKind = ComplexModel["entrances"][number]["kind"];

const entranceMarks: Record<EntranceKind, { letter: string; name: string; ground: string; letters: string }> = {
  car: { letter: "차", name: "차량 출입구", ground: colors.dark, letters: colors.light },
  walk: { letter: "보", name: "보행 출입구", ground: colors.highlight, letters: colors.ink },
};

function drawMark(kind: EntranceKind, [x, y]: Point, radius: number, lettering: Lettering): string {
  const { letter, ground, letters } = entranceMarks[kind];
  return (
    circle(x, y, radius, { fill: ground, stroke: colors.light, "stroke-width": 2 }) +
    lettering.text(letter, x, y + radius * 0.4, { size: radius * 1.1, weight: 700, fill: letters, anchor: "middle" })
  );
}

/** Entrances for cars and people. */
export const drawEntrances = ({ entrances }: ComplexModel, place: SitePlace, lettering: Lettering): string =>
  entrances.map(({ kind, at }) => drawMark(kind, onDrawing(place, at), 14 * place.letters, lettering)).join("");

/** What the marks of the entrances mean, each from the place of its baseline. */
export const drawEntranceLegend = (places: Record<EntranceKind, Point>, size: number, lettering: Lettering): string =>
  (Object.keys(entranceMarks) as EntranceKind[])
    .map((kind) => {
      const [x, baseline] = places[kind];
      const radius = size * 0.92;
      return (
        drawMark(kind, [x + radius, baseline - size * 0.36], radius, lettering) +
        lettering.text(entranceMarks[kind].name, x + radius * 2.5, baseline, { size, fill: colors.inkQuiet })
      );
    })
    .join("");

/** An arrow to the station, at the nearest corner. */
export function drawStation({ station }: ComplexModel, place: SitePlace, lettering: Lettering): string {
  const size = 16 * place.letters;
  const name = `${station.name} ${(station.distance / 1000).toFixed(1)}km`;
  const [x, y] = [40, 44];
  const wide = widthOf(name, size, 600);
  return (
    box(x - size, y - size, wide + size * 3.4, size * 2, { rx: size, fill: colors.drawing, stroke: colors.line }) +
    group(
      { transform: `translate(${x + size * 0.35} ${y}) rotate(${station.bearing}) scale(${size / 16})` },
      path("M0-10L7 8 0 4-7 8Z", { fill: colors.accentOnLight }),
    ) +
    lettering.text(name, x + size * 1.35, y + size * 0.36, { size, weight: 600, fill: colors.ink })
  );
}
