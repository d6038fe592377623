import type { UnitLabel } from "../contentNames.ts";

/** A room, measured between its inner faces. */
export interface Room {
  name: string;
  /** Square metres, including the extended balcony. */
  area: number;
  /** Millimetres between inner faces; absent when the room isn't a rectangle. */
  width?: number;
  depth?: number;
  /** The part of the area that is extended balcony, or a room outside the exclusive area. */
  balcony?: number;
}

/** A part of a drawing, in its units. */
export type PlanView = readonly [left: number, top: number, width: number, height: number];

export interface UnitPlan {
  /** Shape of the plan and number of bays. */
  shape: string;
  note: string;
  /** Square metres per household, as in the announcement. */
  areas: {
    exclusive: number;
    residentialCommon: number;
    /** Exclusive area plus residential common area. */
    supply: number;
    otherCommon: number;
    /** Supply area plus other common area. */
    contract: number;
    balcony: number;
  };
  households: number;
  firstGeneralSale: number;
  rooms: readonly Room[];
  bedrooms: number;
  baths: number;
  /** Clear width of the living room in millimetres. */
  livingWidth: number;
  /** Rooms with a front window, including the living room. */
  frontRooms: number;
  /** Whether the windows of kitchen and living room face each other. */
  crossWind: boolean;
  /** The home shown in the drawing. */
  drawn: { tower: string; line: number };
  /** The part of the sheet with the plan and its dimensions: left, top, width and height in the sheet's units. */
  view: PlanView;
  /** Height of the phone's drawing in its units; its width is 1,000. */
  narrowHeight: number;
  /** The same of the drawing of the plan alone. */
  aloneHeight: number;
  /** The wall between two front rooms that is nearest to its middle: percent of its width. */
  frontWall: number;
  /** Size of the plan with its dimensions on the drawing at one scale for all types, 1,000 x 680: centred, on its lower edge. */
  comparedSize: readonly [width: number, height: number];
}

export type Facing = "동" | "서" | "남" | "북";

/** A tower, and its distance in metres. */
export interface Neighbour {
  tower: string;
  metres: number;
}

/** The outlook of a living room. */
export interface Outlook {
  /** The direction of its front window: compass direction, and degrees clockwise from north. */
  facing: Facing;
  bearing: number;
  /** The directions of its other windows. */
  sides: readonly Facing[];
  /** The tower directly in front of the window, measured from the glass; absent if it isn't one of the complex. */
  opposite?: Neighbour;
}

/** One vertical line of homes, from the first home floor to the top of the tower. */
export interface Line extends Outlook {
  line: number;
  type: UnitLabel;
  /** Last floor of the first general sale; higher homes are sold later. */
  firstSaleTo: number;
  /** Whether the home is mirrored compared to the drawing of its type. */
  turned: boolean;
}

export interface Tower {
  name: string;
  /** Metres east and north of the site's centre. */
  at: readonly [east: number, north: number];
  topFloor: number;
  /** Rotation in degrees, counter-clockwise. */
  rotation: number;
  /** The closest tower, measured from wall to wall. */
  nearest: Neighbour;
  lines: readonly Line[];
}

type Side = "north" | "east" | "south" | "west";
/** Metres. */
type FlatPoint = readonly [east: number, north: number];

/** Measurements of the model for pages, in metres and square metres. */
export interface Measurements {
  units: Record<UnitLabel, UnitPlan>;
  towers: readonly Tower[];
  firstHomeFloor: number;
  /** Height of the first home floor above the ground, and from floor to floor. */
  podiumHeight: number;
  floorHeight: number;
  /** `at`: metres east or north of the site's centre at which a road along the site has its centre line. */
  roads: readonly { name: string; side: Side; width: number; at: number }[];
  /** In metres east and north of the site's centre; its bearing from there and the railway's in degrees from north. */
  station: { at: FlatPoint; bearing: number; railway: number };
  /** The road from the station to the site: its side there, and its centre line up to where the site begins. */
  mainStreet: { side: Side; points: readonly FlatPoint[] };
  site: {
    area: number;
    buildingArea: number;
    gardens: number;
    skyGardens: number;
    water: number;
    playgrounds: readonly { name: string; garden: string; area: number }[];
    /** The smallest distance between two towers. */
    towerDistance: number;
  };
  /** Path data in metres around the site's centre, y to the south. */
  outlines: { site: string; towers: string };
  /** Heights of the narrow drawings of the site and of all homes in their units, 1,000 wide, and of the row of towers, 2,000 wide. */
  narrowHeights: { site: number; stacks: number; stackRow: number };
  /** Height of the sheet of all homes on desktops that aren't wide, in its units; it is 1,600 wide. */
  mediumStacksHeight: number;
}
