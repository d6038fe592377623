import type { Ledger } from "../../shared/home.ts";
import { homesPath } from "../../shared/homePaths.ts";
import type { Wish } from "../../shared/waitlist.ts";
import { homePath } from "./homePath.ts";
import { homeOrders, listQuery, matchingHomes, readHomeSearch } from "./homeSearch.ts";
import { ledgerHomes, stateOf } from "./ledgerHomes.ts";

/** @returns a search's query without what only changes how its homes are shown */
export const waitedSearch = (query: string): string =>
  listQuery({ ...readHomeSearch(new URLSearchParams(query)).search, sort: homeOrders[0] });

const wished = (ledger: Ledger, search: string | null) =>
  matchingHomes(ledgerHomes(ledger), readHomeSearch(new URLSearchParams(search ?? "")).search);

/** @returns whether the sale has a home that somebody waits for, whoever has it now */
export const canComeTrue = (ledger: Ledger, { home, search }: Wish): boolean =>
  home !== null || wished(ledger, search).length > 0;

/** @returns whether what somebody waits for can be had now */
export const isVacant = (ledger: Ledger, { home, search }: Wish): boolean =>
  home !== null ? stateOf(ledger, home) === "offered" : wished(ledger, search).some(({ state }) => state === "offered");

/** @returns the path of the home, or of the list with the search */
export const wishPath = ({ home, search }: Wish): string =>
  home === null ? homesPath + (search ?? "") : homePath(home);
