import plan84A from "./84A.json" with { type: "json" };
import plan84C from "./84C.json" with { type: "json" };
import plan105 from "./105.json" with { type: "json" };

/** The plans of the types with a tour, separate so that a tour's page loads only these. */
export const tourPlans = { "84A": plan84A, "84C": plan84C, "105": plan105 };
