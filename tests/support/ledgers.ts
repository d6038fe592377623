import { saleHomes } from "../../client/complex/homes/saleHomes.ts";
import type { Ledger } from "../../client/shared/home.ts";
import type { Sale } from "../../client/shared/sale/sale.ts";

export const closedLedger: Ledger = {
  open: false,
  sample: false,
  waitlist: false,
  asOf: "2026-11-24T05:20:00.000Z",
  states: "",
};

/** @returns an open ledger in which only these homes are offered, and these held */
export const ledgerWith = (offered: readonly string[], held: readonly string[] = []): Ledger => ({
  ...closedLedger,
  open: true,
  states: saleHomes.map(({ key }) => (offered.includes(key) ? "o" : held.includes(key) ? "h" : "c")).join(""),
});

/** @returns the sale at a moment, without a ledger */
export const saleAt = (now: Date, soldOut = false): Sale => ({ now, soldOut });
