import plan75A from "./75A.json" with { type: "json" };
import plan75T from "./75T.json" with { type: "json" };

export const tourPlans = { "75A": plan75A, "75T": plan75T };
