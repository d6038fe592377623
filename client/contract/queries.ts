import { comparedQuery } from "./comparison.ts";
import type { PageId } from "./page.ts";
import { paymentQuery, readPaymentChoice } from "./sale/paymentPlan.ts";

/**
 * What the addresses of some pages choose freely, by the page's id: the part of a query that the page reads, in one
 * spelling, with its question mark; nothing where it chooses nothing. Only the server asks: the pages read their own.
 */
export const queries: ReadonlyMap<PageId | undefined, (search: string) => string> = new Map([
  ["price", (search) => paymentQuery(readPaymentChoice(new URLSearchParams(search)))],
  ["compare", (search) => comparedQuery(new URLSearchParams(search))],
]);
