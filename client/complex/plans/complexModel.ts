import { z } from "zod";
import json from "../../content/plans/complex.json" with { type: "json" };
import { parsePlan } from "../../shared/plans/parsePlan.ts";
import { mm, point, polygon } from "../../shared/plans/shapes.ts";
import { unitLabel } from "./unitLabel.ts";

const floors = z.object({ from: z.int(), to: z.int() });

/** One vertical line of homes. `matrix` converts a plan's millimetres to the site's metres, in SVG's order. */
const line = z.object({
  line: z.int(),
  wing: z.string(),
  ranges: z.array(floors.extend({ type: unitLabel })).min(1),
  firstGeneralSale: floors,
  polygon,
  matrix: z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]),
});

const tower = z.object({
  name: z.string(),
  x: z.number(),
  y: z.number(),
  /** Degrees, counter-clockwise. */
  rotation: z.number(),
  topFloor: z.int(),
  firstHomeFloor: z.int(),
  floorHeight: z.number(),
  podiumHeight: z.number(),
  height: z.number(),
  footprint: polygon,
  footprintArea: z.number(),
  core: z.array(polygon),
  lines: z.array(line),
});

const ground = z.object({ name: z.string(), level: z.enum(["ground", "deck"]), polygon, area: z.number() });

/** A playground in a garden at ground level, surrounded by greenery (주택건설기준 등에 관한 규정 제55조의2). */
const playground = z.object({ name: z.string(), garden: z.string(), polygon, area: z.number() });

/** Areas of one home in square metres, and the number of homes. */
const unitType = z.object({
  label: unitLabel,
  exclusive: z.number(),
  residentialCommon: z.number(),
  supply: z.number(),
  otherCommon: z.number(),
  contract: z.number(),
  balcony: z.number(),
  households: z.int(),
  firstGeneralSale: z.int(),
});

const schema = z.object({
  name: z.string(),
  facts: z.object({
    siteArea: z.number(),
    buildingArea: z.number(),
    grossFloorArea: z.number(),
    households: z.int(),
    firstGeneralSale: z.int(),
    basements: z.int(),
    maxFloor: z.int(),
    parking: z.object({ total: z.int(), complex: z.int(), nearby: z.int() }),
  }),
  site: z.object({ polygon, area: z.number() }),
  /** Distance in metres from the site's boundary; its bearing and the railway's in degrees from north. */
  station: z.object({ name: z.string(), distance: z.number(), bearing: z.number(), railway: z.number() }),
  /** `fromStation`: the points of its centre line between the station and the site, which one road has. */
  roads: z.array(
    z.object({
      name: z.string(),
      side: z.enum(["north", "east", "south", "west"]),
      width: z.number(),
      fromStation: z.array(point).optional(),
    }),
  ),
  entrances: z.array(z.object({ kind: z.enum(["car", "walk"]), at: point })),
  podium: z.array(z.object({ id: z.string(), name: z.string(), polygon, floors: z.int(), height: z.number() })),
  towers: z.array(tower),
  landscape: z.array(ground),
  water: z.array(ground),
  playgrounds: z.array(playground),
  types: z.array(unitType),
  totals: z.object({
    households: z.int(),
    firstGeneralSale: z.int(),
    homesContractArea: z.number(),
    otherUses: z.number(),
  }),
  /** The home shown on a type's sheet, and whether its plan is mirrored there. `north` in degrees on the sheet. */
  keyPlan: z.record(unitLabel, z.object({ tower: z.string(), line: z.int(), mirrored: z.boolean(), north: mm })),
});

export type ComplexModel = z.infer<typeof schema>;
export type TowerModel = z.infer<typeof tower>;
export type LineModel = z.infer<typeof line>;

/** The complex in metres, x to the east and y to the north of the site's centre. */
export const complexModel: ComplexModel = parsePlan(schema, json, "complex.json");
