import { measurements } from "../content/generated/measurements.ts";
import { shoreline } from "../content/shoreline.ts";
import { beginningOf } from "../shared/mapProjection.ts";

type FlatPoint = readonly [east: number, north: number];

/** Metres that the roads along the site and the water reach from its centre, beyond every map. */
const reach = 1700;

/** @returns where a drawing from above has a point: its units are metres, its origin is the centre of the site */
export const onMap = ([east, north]: FlatPoint) => ({ x: Math.round(east), y: Math.round(-north) });

const pathOnMap = (points: readonly FlatPoint[]): string =>
  `M${points
    .map(onMap)
    .map(({ x, y }) => `${x} ${y}`)
    .join("L")}`;

const { roads, mainStreet: street, station } = measurements;
const { name, width, at: mainAt } = roads.find(({ side }) => side === street.side) ?? { name: "", width: 0, at: 0 };
const isUpright = (side: (typeof roads)[number]["side"]) => side === "east" || side === "west";

/** The street from the station, which goes on along the site. */
export const mainStreet = {
  ...street,
  name,
  width,
  /** Beyond the site's corner, where it runs on. */
  onward: street.points.slice(-2).reduce(([fromX, fromY], [x, y]): FlatPoint => {
    const length = Math.hypot(x - fromX, y - fromY);
    return [x + ((x - fromX) / length) * reach, y + ((y - fromY) / length) * reach];
  }),
};

/** @returns the main street up to so many metres from the station */
export const mainStreetUpTo = (metres: number): string => pathOnMap(beginningOf(street.points, metres));

/** What lies around the site, to scale, as the paths of an SVG whose units are metres. */
export const groundMap = {
  mainStreet: pathOnMap([...street.points, mainStreet.onward]),
  /** The other roads along the site: those that meet the main street there end at it. */
  lanes: roads
    .filter(({ side }) => side !== street.side)
    .map((road) => {
      const { side, at } = road;
      const ends = isUpright(side) === isUpright(street.side) ? [-reach, reach] : [mainAt, -Math.sign(mainAt) * reach];
      return {
        name: road.name,
        width: road.width,
        d: pathOnMap(ends.map((end) => (isUpright(side) ? [at, end] : [end, at]))),
      };
    }),
  water: `${pathOnMap(
    Array.from({ length: (2 * reach) / 20 + 1 }, (_, step) => {
      const east = step * 20 - reach;
      return [east, shoreline(east)] as const;
    }),
  )}V${reach}H-${reach}Z`,
  railway: pathOnMap(
    [-reach, reach].map((along) => {
      const angle = (station.railway * Math.PI) / 180;
      return [station.at[0] + Math.sin(angle) * along, station.at[1] + Math.cos(angle) * along] as const;
    }),
  ),
};
