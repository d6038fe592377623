import { Link } from "react-router-dom";
import { type HomeSearch, homeQuery, listQuery, matchingHomes, readHomeSearch } from "../complex/homes/homeSearch.ts";
import type { LedgerHome } from "../complex/homes/ledgerHomes.ts";
import { homesPage } from "../copy/homesPage.ts";
import { foundPath } from "../shared/homePaths.ts";
import { ChipLinks } from "./ChipLinks.tsx";

const { find: copy } = homesPage;

interface HomeSearchesProps {
  /** Those that are offered. */
  homes: readonly LedgerHome[];
  /** That of the shown list: its link is marked, and the others keep its order. */
  current?: HomeSearch;
  searches?: readonly { label: string; query: string }[];
}

/** Searches, at first what buyers ask for most, each as a link with its number of homes; one without any isn't shown. */
export function HomeSearches({ homes, current, searches = copy.searches }: HomeSearchesProps) {
  const found = searches
    .map(({ label, query }) => {
      const { search } = readHomeSearch(new URLSearchParams(query));
      const ordered = { ...search, ...(current && { sort: current.sort }) };
      return { label, query: homeQuery(ordered), count: matchingHomes(homes, search).length };
    })
    .filter(({ count }) => count > 0);
  if (found.length === 0) return null;
  const shown = current && listQuery(current);
  return (
    <ChipLinks label={copy.common}>
      {found.map(({ label, query, count }) => (
        <Link key={query} to={foundPath(query.slice(1))} aria-current={query === shown ? "page" : undefined}>
          {label} <b>{count}</b>
        </Link>
      ))}
    </ChipLinks>
  );
}
