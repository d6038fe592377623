import type { UnitLabel } from "../../content/unitTypes.ts";
import type { Sale } from "../../shared/sale/sale.ts";
import { homesOffered } from "../sale/saleStage.ts";
import { findHomes, readHomeSearch } from "./homeSearch.ts";
import { homesLeft, type LedgerHome } from "./ledgerHomes.ts";

const lineOf = ({ tower, line }: LedgerHome) => `${tower} ${line}`;

/** @returns the homes of a type that are left, and of each of their lines the one that sees farthest, in that order */
export function farthestHomes(type: UnitLabel, sale: Sale): { left: LedgerHome[]; byLine: LedgerHome[] } {
  if (!homesOffered(sale)) return { left: [], byLine: [] };
  const { search } = readHomeSearch(new URLSearchParams({ type, sort: "view" }));
  const left = findHomes(homesLeft(sale.ledger), search);
  const byLine = left.filter((home, at) => left.findIndex((other) => lineOf(other) === lineOf(home)) === at);
  return { left, byLine };
}
