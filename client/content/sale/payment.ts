import type { Instalment } from "../../shared/sale/saleContent.ts";
import type { Source } from "../../shared/sale/source.ts";
import { works } from "../schedule.ts";

/** Payment terms. Sums in units of 10,000 won. */
export const payment = {
  downPayment: {
    percent: 10,
    /** Due at contract; the rest of the down payment follows. */
    atContract: 1000,
    restWithinDays: 30,
  },
  instalments: [
    { percent: 10, month: "2026-06" },
    { percent: 10, month: "2026-12" },
    { percent: 10, month: "2027-06" },
    { percent: 10, month: "2028-01" },
    { percent: 10, month: "2028-08" },
    { percent: 10, month: "2029-03" },
  ] as readonly Instalment[],
  balance: { percent: 30, month: works.occupancy },
  /** Extension and options have a separate contract. */
  extras: { atContract: 10, atOccupancy: 90 },
  /** For the instalments, arranged by the seller; its interest is due at occupancy. */
  loan: {
    /** Percent of the price, at most. */
    upTo: 60,
    /** Initial annual rate of the calculator in percent; the lender sets the real one. */
    exampleRate: 4.5,
  },
} as const;

/** Where each of the terms is laid down. */
export const paymentSources: Record<keyof typeof payment, Source> = {
  downPayment: { clause: "price" },
  instalments: { clause: "price" },
  balance: { clause: "price" },
  extras: { clause: "options" },
  loan: { clause: "price" },
};
