import type { UnitLabel } from "../unitTypes.ts";
import plan75A from "./75A.json" with { type: "json" };
import plan75B from "./75B.json" with { type: "json" };
import plan75T from "./75T.json" with { type: "json" };

export const plans: Record<UnitLabel, unknown> = { "75A": plan75A, "75B": plan75B, "75T": plan75T };
