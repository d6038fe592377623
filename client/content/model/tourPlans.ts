import plan84A from "./plans/84A.json" with { type: "json" };
import plan84C from "./plans/84C.json" with { type: "json" };

/** The plans of the types that have a tour, apart from the others: a tour's page loads no more than these. */
export const tourPlans = { "84A": plan84A, "84C": plan84C };
