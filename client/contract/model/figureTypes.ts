import type { PlanLabel } from "./shapes.ts";

/** A room between its clear inner faces. */
export interface Room {
  name: string;
  /** Square metres, extension of the balcony included. */
  area: number;
  /** Millimetres between inner faces; left out where the room isn't a rectangle. */
  width?: number;
  depth?: number;
  /** The part of the area that is extended balcony, or a room outside the exclusive area. */
  balcony?: number;
}

export interface UnitPlan {
  /** Shape of the plan and number of bays. */
  shape: string;
  note: string;
  /** Square metres for each household, as in the notice. */
  areas: {
    exclusive: number;
    residentialCommon: number;
    /** Exclusive and residential common area. */
    supply: number;
    otherCommon: number;
    /** Supply and other common area. */
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
  /** Rooms with a window to the front, the living room among them. */
  frontRooms: number;
  /** A window of the kitchen lies across from the living room's. */
  crossWind: boolean;
  /** The home that the drawing shows. */
  drawn: { tower: string; line: number };
  /** What of the sheet the plan and its dimensions fill: left, top, width and height in the sheet's units. */
  view: readonly [left: number, top: number, width: number, height: number];
}

export type Facing = "동" | "서" | "남" | "북";

/** A tower, and how far away it is in metres. */
export interface Neighbour {
  tower: string;
  metres: number;
}

/** What a living room looks at. */
export interface Outlook {
  /** Where its front window looks: the quarter of the compass, and degrees from north, clockwise. */
  facing: Facing;
  bearing: number;
  /** Where its other windows look. */
  sides: readonly Facing[];
  /** The tower straight before the front window, from the glass; none where no tower of the complex stands there. */
  opposite?: Neighbour;
}

/** One column of homes, from the first home floor to the tower's top. */
export interface Line extends Outlook {
  line: number;
  type: PlanLabel;
  /** Last floor of the first general sale; the homes above are sold later. */
  firstSaleTo: number;
  /** The home is the other way round than the drawing of its type. */
  turned: boolean;
}

export interface Tower {
  name: string;
  /** Metres to the east and to the north of the site's centre. */
  at: readonly [east: number, north: number];
  topFloor: number;
  /** Degrees that it is turned against the compass, counter-clockwise. */
  rotation: number;
  /** The tower that stands closest, from wall to wall. */
  nearest: Neighbour;
  lines: readonly Line[];
}

/** What pages need of the model: metres and square metres. */
export interface Figures {
  units: Record<PlanLabel, UnitPlan>;
  towers: readonly Tower[];
  firstHomeFloor: number;
  /** Of the first home floor's floor above the ground, and from floor to floor. */
  podiumHeight: number;
  floorHeight: number;
  roads: readonly { name: string; side: "north" | "east" | "south" | "west"; width: number }[];
  site: {
    area: number;
    buildingArea: number;
    gardens: number;
    skyGardens: number;
    water: number;
    playgrounds: readonly { name: string; garden: string; area: number }[];
    /** The least distance between two towers. */
    towerDistance: number;
  };
  /** Path data in metres around the site's centre, y to the south. */
  outlines: { site: string; towers: string };
  /** Units of the phone's drawing of all homes, whose width is 1,000. */
  narrowStacksHeight: number;
}
