import plan84A from "../content/model/plans/84A.json" with { type: "json" };
import plan84C from "../content/model/plans/84C.json" with { type: "json" };

export type Point = readonly [x: number, y: number];

/** What a walk needs of a home's plan, in millimetres: x to the right, y down. */
export interface HomePlan {
  outline: Point[];
  rooms: { id: string; name: string; polygon: Point[] }[];
  /** `between` names the rooms on both sides; `rect` is left, top, right, bottom. */
  doors: { between: string[]; rect: number[] }[];
  walls: { kind: string; rect: number[] }[];
}

export const homePlans = {
  "84A": plan84A as unknown as HomePlan,
  "84C": plan84C as unknown as HomePlan,
};
