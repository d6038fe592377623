import { figures } from "./model/figures.ts";
import type { UnitPlan } from "./model/figureTypes.ts";
import type { UnitLabel } from "./unitTypes.ts";

/** The figures of the drawings in client/content/drawings, a type each. */
export const unitPlans: Record<UnitLabel, UnitPlan> = figures.units;
