import type { UnitLabel } from "../unitTypes.ts";
import plan84A from "./84A.json" with { type: "json" };
import plan84B from "./84B.json" with { type: "json" };
import plan84C from "./84C.json" with { type: "json" };
import plan105 from "./105.json" with { type: "json" };
import plan119A from "./119A.json" with { type: "json" };
import plan119B from "./119B.json" with { type: "json" };

/** The plan of each type: see planModels.ts. */
export const plans: Record<UnitLabel, unknown> = {
  "84A": plan84A,
  "84B": plan84B,
  "84C": plan84C,
  "105": plan105,
  "119A": plan119A,
  "119B": plan119B,
};
