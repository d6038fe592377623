import type { UnitLabel } from "../../content/unitTypes.ts";
import { type HomeState, homeStates, type Ledger, stateLetters } from "../../shared/home.ts";
import type { Sale } from "../../shared/sale/sale.ts";
import { priceOf } from "./prices.ts";
import { type PlacedHome, saleHomes } from "./saleHomes.ts";

export interface LedgerHome extends PlacedHome {
  state: HomeState;
  /** In units of 10,000 won; undefined until published. */
  price: number | undefined;
}

const byLetter = new Map(homeStates.map((state) => [stateLetters[state], state]));
const indexOf = new Map(saleHomes.map(({ key }, index) => [key, index]));

const homesOf = ({ open, states }: Ledger): readonly LedgerHome[] =>
  open
    ? saleHomes.map((home, index) => ({
        ...home,
        state: byLetter.get(states[index] ?? "") ?? "contracted",
        price: priceOf(home.type, home.floor),
      }))
    : [];

/** A page reads its ledger many times: by type, by band, for its head. */
const known = new WeakMap<Ledger, readonly LedgerHome[]>();

/** @returns every home of the first general sale with its state; none while the ledger isn't open */
export function ledgerHomes(ledger: Ledger): readonly LedgerHome[] {
  const homes = known.get(ledger) ?? homesOf(ledger);
  known.set(ledger, homes);
  return homes;
}

/** @returns whether a buyer can still ask for a home */
export const isForSale = ({ state }: { state: HomeState | "later" }): boolean =>
  state === "offered" || state === "held";

/** @returns a home's state; `later` outside the first general sale; undefined while the ledger isn't open */
export function stateOf(ledger: Ledger | undefined, key: string): HomeState | "later" | undefined {
  const index = indexOf.get(key);
  if (index === undefined) return "later";
  return ledger?.open ? byLetter.get(ledger.states[index] ?? "") : undefined;
}

/**
 * @returns whether a home may be asked for: one that is left, or nobody knows of. Before its notice a home isn't offered to
 * anybody.
 */
export function isAskable(ledger: Ledger | undefined, key: string): boolean {
  const state = stateOf(ledger, key);
  return state === undefined || isForSale({ state });
}

/** @returns the homes that are left; none while the ledger isn't known */
export const homesLeft = (ledger: Ledger | undefined): LedgerHome[] =>
  ledger ? ledgerHomes(ledger).filter(({ state }) => state === "offered") : [];

/** @returns the highest home that is left, with which choosing one begins; undefined while the ledger isn't open */
export function highestLeft(ledger: Ledger | undefined): LedgerHome | undefined {
  return homesLeft(ledger).sort((one, other) => other.floor - one.floor)[0];
}

/** How many homes of some are offered, and how many of them somebody is thinking about. */
export interface HomeCount {
  offered: number;
  held: number;
}

export function countStates(homes: readonly LedgerHome[]): HomeCount {
  const count = (state: HomeState) => homes.filter((home) => home.state === state).length;
  return { offered: count("offered"), held: count("held") };
}

/** @returns how many homes are left, of a type or of all; undefined while the office doesn't show the ledger */
export function countLeft({ ledger }: Sale, type?: UnitLabel): HomeCount | undefined {
  if (!ledger?.open) return undefined;
  const homes = ledgerHomes(ledger);
  return countStates(type ? homes.filter((home) => home.type === type) : homes);
}

/** @returns whether a buyer can still ask for a home of a type; undefined while the office doesn't show the ledger */
export function isTypeLeft(sale: Sale, type: UnitLabel): boolean | undefined {
  const left = countLeft(sale, type);
  return left && left.offered + left.held > 0;
}

/** @returns the three remaining homes nearest to one, by type first, then by price, then by height */
export function nearestHomes(ledger: Ledger, { key, type, floor }: PlacedHome, count = 3): LedgerHome[] {
  const own = priceOf(type, floor) ?? 0;
  const distance = (home: LedgerHome) =>
    (home.type === type ? 0 : 1e9) + Math.abs((home.price ?? 0) - own) * 100 + Math.abs(home.floor - floor);
  return ledgerHomes(ledger)
    .filter((home) => home.state === "offered" && home.key !== key)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, count);
}
