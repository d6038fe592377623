import { type UnitLabel, unitTypes } from "../content/unitTypes.ts";
import type { UnitType } from "../shared/complexContent.ts";

type Segment = (typeof unitTypes)[number]["segment"];

/** @throws Error if no unit type has that path segment */
export function unitBySegment(segment: string): UnitType & { label: UnitLabel } {
  const unit = unitTypes.find((type) => type.segment === segment);
  if (!unit) throw new Error(`No unit type has the path segment ${segment}`);
  return unit;
}

/** @returns the address of a type's page. @throws Error if there is no such type */
export function unitPath(label: UnitLabel): `/FloorPlan/${Segment}` {
  const unit = unitTypes.find((type) => type.label === label);
  if (!unit) throw new Error(`There is no unit type ${label}`);
  return `/FloorPlan/${unit.segment}`;
}

/** @returns the other types of a type's size */
export function sistersOf(label: UnitLabel): UnitLabel[] {
  const size = unitTypes.find((type) => type.label === label)?.exclusive;
  return unitTypes.filter((type) => type.exclusive === size && type.label !== label).map((type) => type.label);
}
