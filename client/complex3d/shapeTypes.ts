/** Metres: x to the east, y to the north of the site's centre. Rings are counter-clockwise. */
export type Point = readonly [number, number];
export type Ring = readonly Point[];

export interface LineShape {
  polygon: Ring;
  /** The living room's widest window: its centre, its direction, its width. */
  window: { at: Point; out: Point; width: number };
}

export interface HomeShape {
  footprint: Ring;
  /** In the order of figures.towers. */
  lines: LineShape[];
}

/** Left and right along an edge, the window's height, and the room: 0 any, 1 living room or kitchen, 2 stairs. */
export type Bay = readonly [left: number, right: number, height: number, room: number];

export interface FacadeShape {
  /** The bays of each edge of a tower's footprint. */
  towers: { bays: Bay[][]; core: Ring }[];
  site: Ring;
  podiums: Ring[];
  gardens: { deck: boolean; ring: Ring }[];
  water: Ring[];
}
