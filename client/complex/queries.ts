import type { PageId } from "../shared/page.ts";
import { comparedQuery } from "./comparison.ts";
import { paymentQuery, readPaymentChoice } from "./sale/paymentPlan.ts";

/**
 * The free parameters of some pages, by page id: the part of a query that the page reads, in canonical form with its
 * question mark, or empty. For the server only; pages parse their own.
 */
export const queries: ReadonlyMap<PageId | undefined, (search: string) => string> = new Map([
  ["price", (search) => paymentQuery(readPaymentChoice(new URLSearchParams(search)))],
  ["compare", (search) => comparedQuery(new URLSearchParams(search))],
]);
