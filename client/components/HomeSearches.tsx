import { Link } from "react-router-dom";
import { findHomes, readHomeSearch } from "../complex/homes/homeSearch.ts";
import type { LedgerHome } from "../complex/homes/ledgerHomes.ts";
import { homesPage } from "../copy/homesPage.ts";
import { foundPath } from "../shared/homePaths.ts";
import { ChipLinks } from "./ChipLinks.tsx";

const { find: copy } = homesPage;

interface HomeSearchesProps {
  /** Those that are offered. */
  homes: readonly LedgerHome[];
  /** The query of the shown list, whose link is marked. */
  current?: string;
  searches?: readonly { label: string; query: string }[];
}

/** Searches, at first what buyers ask for most, each as a link with its number of homes; one without any isn't shown. */
export function HomeSearches({ homes, current, searches = copy.searches }: HomeSearchesProps) {
  const found = searches
    .map(({ label, query }) => ({
      label,
      query,
      count: findHomes(homes, readHomeSearch(new URLSearchParams(query)).search).length,
    }))
    .filter(({ count }) => count > 0);
  if (found.length === 0) return null;
  return (
    <ChipLinks label={copy.common}>
      {found.map(({ label, query, count }) => (
        <Link key={query} to={foundPath(query)} aria-current={current === `?${query}` ? "page" : undefined}>
          {label} <b>{count}</b>
        </Link>
      ))}
    </ChipLinks>
  );
}
