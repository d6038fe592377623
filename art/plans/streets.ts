import type { ComplexModel } from "../../client/complex/plans/complexModel.ts";
import { awayFromBoundary, lengthOf } from "../../client/shared/mapProjection.ts";
import type { Point } from "../../client/shared/plans/shapes.ts";
import { extentOf } from "./geometry.ts";

/** Metres of pavement between the site and a road's kerb. */
export const pavement = 3;

const tenths = (metres: number) => Math.round(metres * 10) / 10;

/**
 * @returns the roads along the site, each with its centre line's distance from the centre, and the one from the station
 * @throws Error when no road begins at the station, or it doesn't arrive where it runs along the site
 */
export function streetsOf({ station, site, roads }: ComplexModel) {
  const [west, south, east, north] = extentOf(site.polygon);
  const along = roads.map(({ name, side, width }) => {
    const out = pavement + width / 2;
    return {
      name,
      side,
      width,
      at: tenths({ west: west - out, south: south - out, east: east + out, north: north + out }[side]),
    };
  });
  const [stationEast, stationNorth] = awayFromBoundary(site.polygon, station.bearing, station.distance / 1000);
  const at: Point = [tenths(stationEast), tenths(stationNorth)];
  const main = along.find((_, index) => roads[index]?.fromStation);
  const fromStation = roads.find((road) => road.fromStation)?.fromStation ?? [];
  const [arrivedEast, arrivedNorth] = fromStation.at(-1) ?? at;
  if (!main) throw new Error("complex.json: no road has fromStation");
  const { side, at: centre } = main;
  const upright = side === "east" || side === "west";
  if ((upright ? arrivedEast : arrivedNorth) !== centre)
    throw new Error(`complex.json: fromStation ends beside the road that runs along the site at ${centre} m`);
  // It goes on to the site's nearer corner.
  const corner: Point = upright
    ? [centre, arrivedNorth < south ? south : north]
    : [arrivedEast < west ? west : east, centre];
  return {
    roads: along,
    station: { at, bearing: station.bearing, railway: station.railway },
    mainStreet: { side, points: [at, ...fromStation, corner] },
  };
}

/** @returns metres from the station to the site along the main street */
export const mainStreetLength = (complex: ComplexModel): number =>
  Math.round(lengthOf(streetsOf(complex).mainStreet.points));
