import type { Ledger } from "../../shared/home.ts";
import { homesPath } from "../../shared/homePaths.ts";
import type { Wish } from "../../shared/waitlist.ts";
import { homePath } from "./homePath.ts";
import { findHomes, homeOrders, homeQuery, readHomeSearch } from "./homeSearch.ts";
import { ledgerHomes, stateOf } from "./ledgerHomes.ts";

/** @returns a search's query without what only changes how its homes are shown */
export const waitedSearch = (query: string): string =>
  homeQuery({ ...readHomeSearch(new URLSearchParams(query)).search, sort: homeOrders[0], compared: [], picked: [] });

/** @returns whether what somebody waits for can be had now */
export function isVacant(ledger: Ledger, { home, search }: Wish): boolean {
  if (home !== null) return stateOf(ledger, home) === "offered";
  const found = findHomes(ledgerHomes(ledger), readHomeSearch(new URLSearchParams(search ?? "")).search);
  return found.some(({ state }) => state === "offered");
}

/** @returns the path of the home, or of the list with the search */
export const wishPath = ({ home, search }: Wish): string =>
  home === null ? homesPath + (search ?? "") : homePath(home);
