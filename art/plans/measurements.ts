import type { ComplexModel, LineModel, TowerModel } from "../../client/complex/plans/complexModel.ts";
import type { PlanModel, RoomModel } from "../../client/complex/plans/planModels.ts";
import type { UnitLabel } from "../../client/shared/contentNames.ts";
import type { Line, Measurements, Neighbour, Room, UnitPlan } from "../../client/shared/plans/measurementTypes.ts";
import type { Point, Polygon } from "../../client/shared/plans/shapes.ts";
import { distanceBetween, extentOf, middleOf } from "./geometry.ts";
import { narrowStacks, stackRow } from "./narrowStackSheet.ts";
import { frontRooms, hasCrossWind, outlookOf } from "./outlook.ts";
import { comparedSize, placeAlone, sizeAlone } from "./plainPlan.ts";
import { asBuilt } from "./planDrawing.ts";
import { portraitHeight } from "./portraitSheet.ts";
import { narrowSiteHeight } from "./siteSheet.ts";
import { mediumStacksHeight } from "./stackSheet.ts";
import { mainStreetLength, streetsOf } from "./streets.ts";
import { loops } from "./svg.ts";
import { planView } from "./unitSheet.ts";

type Plans = Record<UnitLabel, PlanModel>;

const tenths = (value: number) => Math.round(value * 10) / 10;

/** @returns path data, y to the south, to a tenth of a metre */
const outline = (polygons: readonly Polygon[]) =>
  loops(polygons.map((polygon) => polygon.map(([x, y]): Point => [tenths(x), tenths(-y)])));

function roomOf({ name, area, polygon, serviceArea }: RoomModel): Room {
  const [x0, y0, x1, y1] = extentOf(polygon);
  return {
    name,
    area,
    ...(polygon.length === 4 && { width: x1 - x0, depth: y1 - y0 }),
    ...(serviceArea > 0 && { balcony: serviceArea }),
  };
}

/** @returns percent of the width of the plan alone at which the wall between two front rooms nearest to its middle stands */
function frontWall(plan: PlanModel, complex: ComplexModel): number {
  const built = asBuilt(plan, complex);
  const { scale, x } = placeAlone(built);
  const [, , , front] = extentOf(built.outline);
  const rooms = built.rooms
    .map(({ polygon }) => extentOf(polygon))
    .filter(([, , , y]) => front - y < 1000)
    .sort(([one], [other]) => one - other);
  const walls = rooms.slice(1).map(([left], at) => {
    const [, , right] = rooms[at] ?? [0, 0, left];
    return (x + ((left + right) / 2) * scale) / 10;
  });
  return Math.round(walls.reduce((near, wall) => (Math.abs(wall - 50) < Math.abs(near - 50) ? wall : near), 0));
}

function unitOf(plan: PlanModel, complex: ComplexModel, plans: Plans): UnitPlan {
  const type = complex.types.find(({ label }) => label === plan.label);
  const living = plan.rooms.find(({ kind }) => kind === "living");
  if (!type || !living) throw new Error(`The type ${plan.label} lacks its areas or a living room`);
  const { exclusive, residentialCommon, supply, otherCommon, contract, balcony, households, firstGeneralSale } = type;
  const [left, , right] = extentOf(living.polygon);
  const { tower, line } = complex.keyPlan[plan.label];
  const count = (kind: RoomModel["kind"]) => plan.rooms.filter((room) => room.kind === kind).length;
  return {
    shape: plan.shape,
    note: plan.note,
    areas: { exclusive, residentialCommon, supply, otherCommon, contract, balcony },
    households,
    firstGeneralSale,
    rooms: plan.rooms.filter(({ kind }) => kind !== "shaft").map(roomOf),
    bedrooms: count("bedroom"),
    baths: count("bath"),
    livingWidth: right - left,
    frontRooms: frontRooms(plan).length,
    crossWind: hasCrossWind(plan),
    drawn: { tower: `${tower}동`, line },
    view: planView(plan, complex),
    narrowHeight: portraitHeight(plan, complex),
    aloneHeight: sizeAlone(asBuilt(plan, complex)).height,
    frontWall: frontWall(plan, complex),
    comparedSize: comparedSize(plan, complex, plans),
  };
}

/** @returns whether the plan is mirrored on the site: the site's y axis is inverted, so an unmirrored plan has -1 */
const isTurned = ({ matrix: [a, b, c, d] }: LineModel) => a * d - b * c > 0;

function lineOf(line: LineModel, tower: TowerModel, complex: ComplexModel, plans: Plans): Line {
  const [range, ...others] = line.ranges;
  if (!range || others.length) throw new Error(`Line ${line.line} has more than one type; pages show only one`);
  return {
    line: line.line,
    type: range.type,
    firstSaleTo: line.firstGeneralSale.to,
    turned: isTurned(line) !== complex.keyPlan[range.type].mirrored,
    ...outlookOf(line, tower, plans[range.type], complex),
  };
}

/** @returns the closest tower */
function nearestTo(tower: TowerModel, { towers }: ComplexModel): Neighbour {
  const [nearest] = towers
    .filter((other) => other !== tower)
    .map(({ name, footprint }) => ({ tower: `${name}동`, metres: tenths(distanceBetween(tower.footprint, footprint)) }))
    .sort((one, other) => one.metres - other.metres);
  if (!nearest) throw new Error(`${tower.name} stands alone`);
  return nearest;
}

/** @returns the figures for pages, from the model */
export function measurementsOf(complex: ComplexModel, plans: Plans): Measurements {
  const [first] = complex.towers;
  if (!first) throw new Error("The complex has no towers");
  const sum = (list: readonly { area: number }[]) => tenths(list.reduce((total, { area }) => total + area, 0));
  const nearest = complex.towers.map((tower) => nearestTo(tower, complex));
  return {
    units: Object.fromEntries(
      Object.values(plans).map((plan) => [plan.label, unitOf(plan, complex, plans)]),
    ) as Measurements["units"],
    towers: complex.towers.map((tower) => ({
      name: `${tower.name}동`,
      at: middleOf(tower.footprint).map(tenths) as [number, number],
      topFloor: tower.topFloor,
      rotation: tower.rotation,
      nearest: nearestTo(tower, complex),
      lines: tower.lines.map((line) => lineOf(line, tower, complex, plans)),
    })),
    firstHomeFloor: first.firstHomeFloor,
    podiumHeight: first.podiumHeight,
    floorHeight: first.floorHeight,
    ...streetsOf(complex),
    site: {
      area: complex.facts.siteArea,
      buildingArea: complex.facts.buildingArea,
      gardens: sum(complex.landscape),
      skyGardens: complex.landscape.filter(({ level }) => level === "deck").length,
      water: sum(complex.water),
      playgrounds: complex.playgrounds.map(({ name, garden, area }) => ({ name, garden, area })),
      towerDistance: Math.min(...nearest.map(({ metres }) => metres)),
    },
    outlines: {
      site: outline([complex.site.polygon]),
      towers: outline(complex.towers.map(({ footprint }) => footprint)),
    },
    narrowHeights: { site: narrowSiteHeight, stacks: narrowStacks.height, stackRow: stackRow.height },
    mediumStacksHeight: mediumStacksHeight(complex),
  };
}

/** @returns the file of figures for pages */
export const measurementsFile = (
  measurements: Measurements,
) => `// Written by art/plans/draw.ts from the model beside this file.
import type { Measurements } from "../../shared/plans/measurementTypes.ts";

export const measurements: Measurements = ${JSON.stringify(measurements, null, 2)};
`;

/** @returns the file of all homes, for pages that need no other figure */
export const homeGridFile = ({
  firstHomeFloor,
  towers,
}: Measurements) => `// Written by art/plans/draw.ts from the model beside this file.
/** Towers by name, number of lines and top floor: lines count from 1, and every line has all floors. */
export const homeGrid: { firstHomeFloor: number; towers: readonly (readonly [string, number, number])[] } = {
  firstHomeFloor: ${firstHomeFloor},
  towers: [
${towers.map(({ name, lines, topFloor }) => `    ["${name}", ${lines.length}, ${topFloor}],`).join("\n")}
  ],
};
`;

/** @returns the facts of the complex that follow from its model, small enough for every page */
export function countsFile(complex: ComplexModel): string {
  const { facts, towers, station } = complex;
  const area = (value: number, digits: number) =>
    value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const counts = {
    siteArea: area(facts.siteArea, 2),
    buildingArea: area(facts.buildingArea, 4),
    grossFloorArea: area(facts.grossFloorArea, 4),
    basementFloors: facts.basements,
    floors: facts.maxFloor,
    towers: towers.length,
    towerNames: towers.map(({ name }) => `${name}동`),
    households: facts.households,
    firstGeneralSale: facts.firstGeneralSale,
    parking: facts.parking,
    stationDistanceKm: station.distance / 1000,
    mainStreetMetres: mainStreetLength(complex),
  };
  return `// Written by art/plans/draw.ts from the model beside this file.
/** Areas in square metres, with the permit's decimals; the main street's length from the station to the site. */
export const counts = ${JSON.stringify(counts, null, 2)} as const;
`;
}
