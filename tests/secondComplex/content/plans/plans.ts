import type { UnitLabel } from "../unitTypes.ts";
import plan84P from "./84P.json" with { type: "json" };
import plan84Q from "./84Q.json" with { type: "json" };
import plan84T from "./84T.json" with { type: "json" };

export const plans: Record<UnitLabel, unknown> = { "84P": plan84P, "84Q": plan84Q, "84T": plan84T };
