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
  /** The home that the drawing shows. */
  drawn: { tower: string; line: number };
  /** What of the sheet the plan and its dimensions fill: left, top, width and height in the sheet's units. */
  view: readonly [left: number, top: number, width: number, height: number];
}

export type Facing = "동" | "서" | "남" | "북";

/** One column of homes, from the first home floor to the tower's top. */
export interface Line {
  line: number;
  type: PlanLabel;
  /** Last floor of the first general sale; the homes above are sold later. */
  firstSaleTo: number;
  /** Where the living room looks. */
  facing: Facing;
  /** The home is the other way round than the drawing of its type. */
  turned: boolean;
}

export interface Tower {
  name: string;
  /** Metres to the east and to the north of the site's centre. */
  at: readonly [east: number, north: number];
  topFloor: number;
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
    /** The least distance between two towers. */
    towerDistance: number;
  };
  /** Path data in metres around the site's centre, y to the south. */
  outlines: { site: string; towers: string };
  /** Units of the phone's drawing of all homes, whose width is 1,000. */
  narrowStacksHeight: number;
}
