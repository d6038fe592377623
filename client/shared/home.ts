/** A home's state in the ledger. */
export const homeStates = ["offered", "held", "contracted", "withheld"] as const;
export type HomeState = (typeof homeStates)[number];

/** What was done to a home; `erase` and `merge` follow from the lead's. */
export const homeActions = [
  "hold",
  "extend",
  "release",
  "contract",
  "cancel",
  "withhold",
  "reopen",
  "import",
  "sample",
  "erase",
  "merge",
  "undo",
] as const;
export type HomeAction = (typeof homeActions)[number];

/** The ledger as buyers see it. */
export interface Ledger {
  /** Whether the office shows it; while it doesn't, `states` is empty. */
  open: boolean;
  /** Whether it is the sample that a site for trying begins with. */
  sample: boolean;
  /** ISO: when it was read. */
  asOf: string;
  /** Whether visitors can ask for a text when a home can be had again: not where no texts are sent. */
  waitlist: boolean;
  /** A letter for each home of the first general sale, in the order of `saleHomes`: the first of its state's name. */
  states: string;
}

/** Milliseconds after which an open page asks for the ledger again. */
export const ledgerInterval = 30_000;

/** Response header of a registration that names a home: its state, if it can't be had now. */
export const homeStateHeader = "Home-State";

export const stateLetters: Record<HomeState, string> = { offered: "o", held: "h", contracted: "c", withheld: "w" };

/** @returns whether the last home is sold: none is offered, and none held */
export const isSoldOut = ({ open, states }: Ledger): boolean =>
  open && !states.includes(stateLetters.offered) && !states.includes(stateLetters.held);
