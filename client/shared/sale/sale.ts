import type { Ledger } from "../home.ts";
import type { CurrentTerms } from "./saleTerms.ts";

/** The sale at a moment: what every page, text and figure about it depends on. */
export interface Sale {
  now: Date;
  /** Whether the last home is sold, by the ledger of homes. */
  soldOut: boolean;
  /** The ledger, for pages that show homes. */
  ledger?: Ledger | undefined;
  /** What the office has changed of its terms. */
  terms?: CurrentTerms | undefined;
}

/** The sale as the server hands it to the browser. */
export interface SaleData extends Omit<Sale, "now"> {
  /** ISO; the time that the page takes as now. */
  moment: string;
}

export const saleOf = ({ moment, ...sale }: SaleData): Sale => ({ ...sale, now: new Date(moment) });
