import { useState } from "react";
import { isForSale, type LedgerHome } from "../../complex/homes/ledgerHomes.ts";

/**
 * Homes stay in their place when they are taken while a visitor looks at them.
 * @param key of what was looked for: another search begins anew
 * @param matching every home of the search, in its order, whatever its state
 * @returns those to show, and which of them were taken meanwhile
 */
export function useTakenHomes(key: string, matching: readonly LedgerHome[]) {
  const [first, setFirst] = useState({ key, states: statesOf(matching) });
  let { states } = first;
  if (first.key !== key) {
    states = statesOf(matching);
    setFirst({ key, states });
  }
  const taken = new Set(
    matching.filter((home) => states.get(home.key) === "offered" && home.state !== "offered").map((home) => home.key),
  );
  const shown = matching.filter((home) => isForSale(home) || taken.has(home.key));
  return { shown, taken };
}

const statesOf = (homes: readonly LedgerHome[]) => new Map(homes.map(({ key, state }) => [key, state]));
