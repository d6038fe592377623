import { z } from "zod";
import { plans } from "../../content/plans/plans.ts";
import type { UnitLabel } from "../../shared/contentNames.ts";
import { parsePlan } from "../../shared/plans/parsePlan.ts";
import { mm, point, polygon, rect } from "../../shared/plans/shapes.ts";
import { unitLabel } from "./unitLabel.ts";

const roomKind = z.enum([
  "entry",
  "hall",
  "living",
  "kitchen",
  "bedroom",
  "alpha",
  "dress",
  "pantry",
  "bath",
  "utility",
  "ac",
  "shaft",
]);

/** A room, measured between its inner faces; areas in square metres. */
const room = z.object({
  id: z.string(),
  name: z.string(),
  kind: roomKind,
  label: point.optional(),
  polygon,
  area: z.number(),
  exclusiveArea: z.number(),
  serviceArea: z.number(),
});

/** Openings are not cut out of `rect`. */
const wall = z.object({ kind: z.enum(["outer", "party", "inner", "balcony"]), thickness: mm, rect });

/** `hinge` is the jamb (left, right, top, bottom) and `swing` the side that the leaf opens to. */
const door = z.object({
  kind: z.enum(["entry", "swing", "slide", "slide3", "open"]),
  rect,
  hinge: z.enum(["l", "r", "t", "b"]).optional(),
  swing: z.enum(["n", "e", "s", "w"]).optional(),
  between: z.tuple([z.string(), z.string()]),
});

const opening = z.object({ kind: z.enum(["window", "louver"]), rect, height: mm, room: z.string() });

/** A piece of furniture, with its back to the side opposite `facing`. */
const fixture = z.object({
  type: z.string(),
  rect,
  facing: z.enum(["n", "e", "s", "w"]).optional(),
  option: z.union([z.string(), z.number()]).optional(),
});

const span = z.tuple([mm, mm]);

const schema = z.object({
  label: unitLabel,
  shape: z.string(),
  note: z.string(),
  declaredExclusive: z.number(),
  exclusiveArea: z.number(),
  serviceArea: z.number(),
  /** The outer faces, and the line along inner faces by which the exclusive area is measured. */
  outline: polygon,
  exclusive: polygon,
  rooms: z.array(room),
  walls: z.array(wall),
  doors: z.array(door),
  windows: z.array(opening),
  fixtures: z.array(fixture),
  /** Where the drawing has dimensions, besides the front. */
  dims: z.object({ top: z.array(span), left: z.array(span), right: z.array(span) }),
  /** The lift lobby outside the front door. */
  core: rect,
});

export type PlanModel = z.infer<typeof schema>;
export type RoomModel = z.infer<typeof room>;
export type RoomKind = z.infer<typeof roomKind>;
export type DoorModel = z.infer<typeof door>;
export type OpeningModel = z.infer<typeof opening>;
export type FixtureModel = z.infer<typeof fixture>;

/** The plans in millimetres, x to the right and y down; the front of the home is at the bottom. */
export const planModels = Object.fromEntries(
  Object.entries(plans).map(([name, plan]) => [name, parsePlan(schema, plan, `${name}.json`)]),
) as Record<UnitLabel, PlanModel>;
