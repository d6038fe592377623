import { outlookOf } from "../shared/plans/outlook.ts";
import { measurements } from "./generated/measurements.ts";

/** What pages claim about direction, distance and view. */
export const outlook = outlookOf(measurements);
