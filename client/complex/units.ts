import { unitTypes } from "../content/unitTypes.ts";
import type { UnitType } from "../shared/complexContent.ts";

/** @throws Error if no unit type has that path segment */
export function unitBySegment(segment: string): UnitType {
  const unit = unitTypes.find((type) => type.segment === segment);
  if (!unit) throw new Error(`No unit type has the path segment ${segment}`);
  return unit;
}
