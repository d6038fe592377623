import plan84P from "./84P.json" with { type: "json" };
import plan84T from "./84T.json" with { type: "json" };

export const tourPlans = { "84P": plan84P, "84T": plan84T };
