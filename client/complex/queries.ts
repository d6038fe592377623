import { comparedQuery } from "./comparison.ts";
import { homeQuery, readHomeSearch } from "./homes/homeSearch.ts";
import { modelQuery } from "./modelQuery.ts";
import { paymentQuery, readPaymentChoice } from "./sale/paymentPlan.ts";
import { questionQuery } from "./sale/questionSearch.ts";

/** With unknown values, which the page tells of. */
function homesQuery(query: string): string {
  const { search, ignored } = readHomeSearch(new URLSearchParams(query));
  return homeQuery(search, ignored);
}

/**
 * The free parameters of some pages, by page path: the part of a query that the page reads, in canonical form with its
 * question mark, or empty. For the server only; pages parse their own.
 */
export const queries: ReadonlyMap<string, (search: string) => string> = new Map([
  ["/SalesInfo/price", (search) => paymentQuery(readPaymentChoice(new URLSearchParams(search)))],
  ["/SalesInfo/homes", homesQuery],
  ["/SalesInfo/faq", questionQuery],
  ["/ComplexGuide/model", modelQuery],
  ["/FloorPlan/compare", (search) => comparedQuery(new URLSearchParams(search))],
]);
