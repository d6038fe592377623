import type { ComplexModel, TowerModel } from "../../client/complex/plans/complexModel.ts";
import type { Point, Polygon } from "../../client/shared/plans/shapes.ts";
import { colors, typeColors } from "./colors.ts";
import { edgesOf, middleOf, signedArea } from "./geometry.ts";
import { drawGardens, drawPlaygrounds, drawTrees, drawWater, nameOf } from "./landscape.ts";
import { createLettering, type Lettering } from "./lettering.ts";
import { drawLegend, drawNorth, drawScale, narrowSheet, sheet } from "./sheet.ts";
import { isCrowded, onDrawing, type SitePlace } from "./sitePlace.ts";
import { drawEntranceLegend, drawEntrances, drawRoads, drawStation } from "./siteRoads.ts";
import { box, element, file, group, loops, path } from "./svg.ts";

/** The shadow of a tall object: the outline, its projection, and everything in between. */
function shadowOf(outline: Polygon, [dx, dy]: Point): string {
  const moved = outline.map(([x, y]): Point => [x + dx, y + dy]);
  const swept = edgesOf(outline).map(
    ([[x0, y0], [x1, y1]]): Polygon => [
      [x0, y0],
      [x1, y1],
      [x1 + dx, y1 + dy],
      [x0 + dx, y0 + dy],
    ],
  );
  // Loops of the same orientation unite to one area.
  return loops([moved, ...swept].map((loop) => (signedArea(loop) < 0 ? [...loop].reverse() : loop)));
}

function drawTower(tower: TowerModel, place: SitePlace, lettering: Lettering): string {
  const shape = (polygon: Polygon) => polygon.map((point) => onDrawing(place, point));
  const large = isCrowded(place);
  const [x, y] = onDrawing(place, middleOf(tower.core.flat()));
  // Large letters would hide most of a tower, so they stand beside it, on its side away from the gardens' names.
  const ends = shape(tower.footprint).map(([, end]) => end);
  const beside = y < place.y ? Math.min(...ends) + 8 : Math.max(...ends) + 32;
  const lines = tower.lines.map(({ line, polygon, ranges }) => {
    const type = ranges[0]?.type;
    if (!type) throw new Error(`${tower.name} has a line without homes`);
    const [cx, cy] = onDrawing(place, middleOf(polygon));
    const { ground, letters } = typeColors[type];
    const words = { fill: letters, anchor: "middle", weight: 600 } as const;
    return (
      path(loops([shape(polygon)]), { fill: ground }) +
      (large
        ? ""
        : lettering.text(type, cx, cy - 2, { ...words, size: 23 }) +
          lettering.text(`${line}호`, cx, cy + 20, { ...words, size: sheet.letters, weight: 400 }))
    );
  });
  const name = { fill: colors.ink, anchor: "middle", weight: 700, halo: colors.drawing } as const;
  return [
    path(loops(tower.core.map(shape)), { fill: colors.drawing }),
    ...lines,
    path(loops([shape(tower.footprint)]), { fill: "none", stroke: colors.dark, "stroke-width": 1.6 }),
    lettering.text(`${tower.name}동`, x, large ? beside : y - 4, { ...name, size: large ? 40 : 25 }),
    large
      ? ""
      : lettering.text(`${tower.topFloor}층`, x, y + 18, {
          ...name,
          size: sheet.letters,
          weight: 500,
          fill: colors.accentOnLight,
        }),
  ].join("");
}

/** Whether a garden's name is written: large letters have no room for it beside towers or a playground. */
const isNamed = (
  { area, name, level }: ComplexModel["landscape"][number],
  { playgrounds }: ComplexModel,
  place: SitePlace,
) =>
  area > 150 &&
  !name.includes("녹지") &&
  !(isCrowded(place) && (level === "deck" || playgrounds.some(({ garden }) => garden === name)));

/** The site with its buildings and names; without a frame. */
function drawGround(complex: ComplexModel, place: SitePlace, lettering: Lettering): string {
  const shape = (polygon: Polygon) => polygon.map((point) => onDrawing(place, point));
  const shadow = { fill: colors.dark };
  const throws = (length: number): Point => [length * place.scale, -length * 0.62 * place.scale];
  return [
    drawRoads(complex, place, lettering),
    path(loops([shape(complex.site.polygon)]), { fill: colors.light }),
    path(loops([shape(complex.site.polygon)]), { fill: "url(#paving)" }),
    drawGardens(complex, place, "ground"),
    drawWater(complex, place, lettering),
    group({ opacity: 0.09 }, ...complex.podium.map(({ polygon }) => path(shadowOf(shape(polygon), throws(3)), shadow))),
    ...complex.podium.map(({ polygon }) =>
      path(loops([shape(polygon)]), { fill: colors.panel, stroke: colors.line, "stroke-width": 1.4 }),
    ),
    drawGardens(complex, place, "deck"),
    drawTrees(complex, place),
    drawPlaygrounds(complex, place, lettering),
    group(
      { opacity: 0.12 },
      ...complex.towers.map(({ footprint, topFloor }) =>
        path(shadowOf(shape(footprint), throws(topFloor / 5)), shadow),
      ),
    ),
    ...complex.towers.map((tower) => drawTower(tower, place, lettering)),
    path(loops([shape(complex.site.polygon)]), {
      fill: "none",
      stroke: colors.accentOnLight,
      "stroke-width": 1.6,
      "stroke-dasharray": "14 5 3 5",
    }),
    ...complex.landscape
      .filter((garden) => isNamed(garden, complex, place))
      .map((garden) => {
        const [x, y] = onDrawing(place, nameOf(garden, complex));
        const plain = garden.name.replace(/ \d+$/, "");
        const style = {
          size: 15 * place.letters,
          weight: 600,
          fill: "#3f4a36",
          anchor: "middle",
          halo: "#e3e6d6",
        } as const;
        // Large, it has as much space to the towers' names above it as to those below.
        return lettering.text(plain, x, y + (isCrowded(place) ? 14 : 5), style);
      }),
    drawEntrances(complex, place, lettering),
    drawStation(complex, place, lettering),
  ].join("");
}

const paving = element(
  "pattern",
  { id: "paving", width: 14, height: 14, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
  path("M0 0H14M0 0V14", { stroke: "#ece4d4", "stroke-width": 1 }),
);

/** @returns the legend of unit types in rows, from the baseline of the first */
function drawTypes(
  { types }: ComplexModel,
  [left, baseline]: Point,
  perRow: number,
  size: number,
  lettering: Lettering,
) {
  const items = types.map(({ label, households }) => ({
    color: typeColors[label].ground,
    name: label,
    text: `${households}세대`,
  }));
  const rows = Array.from({ length: Math.ceil(items.length / perRow) }, (_, row) => row);
  return rows.map((row) =>
    drawLegend(items.slice(row * perRow, (row + 1) * perRow), left, baseline + row * size * 1.66, lettering, size / 16),
  );
}

/** @returns the file of the site plan, north up */
export function drawSiteSheet(complex: ComplexModel): string {
  const lettering = createLettering();
  const place: SitePlace = {
    width: sheet.width,
    height: 892,
    x: 744,
    y: 424,
    // The site takes what it can: of the roads as much as their names need.
    scale: 6.4,
    letters: sheet.letters / 15,
  };
  const window = element("clipPath", { id: "window" }, box(0, 0, place.width, place.height));
  const drawn = [
    group({ "clip-path": "url(#window)" }, drawGround(complex, place, lettering)),
    ...drawTypes(complex, [420, sheet.height - 66], 3, sheet.letters, lettering),
    drawEntranceLegend(
      { car: [1090, sheet.height - 66], walk: [1090, sheet.height - 66 + sheet.letters * 1.66] },
      sheet.letters,
      lettering,
    ),
    drawScale(place.scale, 50, lettering),
    drawNorth(sheet.width - 34, sheet.height - 54, 0, lettering),
  ].join("");
  const definitions = element("defs", {}, paving + window) + lettering.definitions();
  return file(sheet.width, sheet.height, "단지배치도, 위가 북쪽", definitions + drawn);
}

/** Height of the phone's drawing in its units. */
export const narrowSiteHeight = 984;

/** @returns the file of the site plan for a phone: no frame, large text */
export function drawNarrowSite(complex: ComplexModel): string {
  const lettering = createLettering();
  const place: SitePlace = {
    width: narrowSheet.width,
    height: 780,
    x: 482,
    y: 345,
    // All roads are whole.
    scale: 4.6,
    letters: narrowSheet.letters / 15,
  };
  const window = element("clipPath", { id: "window" }, box(0, 0, place.width, place.height));
  const drawn = [
    group({ "clip-path": "url(#window)" }, drawGround(complex, place, lettering)),
    ...drawTypes(complex, [4, place.height + 56], 2, narrowSheet.letters, lettering),
    drawEntranceLegend(
      { car: [696, place.height + 66], walk: [696, place.height + 66 + narrowSheet.letters * 2.4] },
      narrowSheet.letters,
      lettering,
    ),
    drawNorth(952, 104, 0, lettering, 1.2, narrowSheet.letters),
  ].join("");
  const definitions = element("defs", {}, paving + window) + lettering.definitions();
  return file(place.width, narrowSiteHeight, "단지배치도, 위가 북쪽", definitions + drawn);
}
