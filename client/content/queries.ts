import { comparedQuery } from "./comparison.ts";
import { paymentQuery, readPaymentChoice } from "./sale/paymentPlan.ts";

/**
 * What the addresses of some pages choose freely, by the page's path: the part of a query that the page reads, in one
 * spelling, with its question mark; nothing where it chooses nothing. Only the server asks: the pages read their own.
 */
export const queries: ReadonlyMap<string, (search: string) => string> = new Map([
  ["/SalesInfo/price", (search) => paymentQuery(readPaymentChoice(new URLSearchParams(search)))],
  ["/FloorPlan/compare", (search) => comparedQuery(new URLSearchParams(search))],
]);
