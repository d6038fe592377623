import { measurements } from "../../content/generated/measurements.ts";
import type { UnitLabel } from "../../content/unitTypes.ts";
import type { UnitPlan } from "../../shared/plans/measurementTypes.ts";

/** The figures of the drawings in client/content/generated/drawings, by type. */
export const unitPlans: Record<UnitLabel, UnitPlan> = measurements.units;
