import { z } from "zod";
import { type UnitLabel, unitTypes } from "../../content/unitTypes.ts";

/** A unit type's label in the model's files. */
export const unitLabel = z.enum(unitTypes.map((type): UnitLabel => type.label));
