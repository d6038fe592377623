import { useMatches, useParams } from "react-router-dom";
import { complex } from "./content/complex.ts";
import { notFound, type Page } from "./content/pages.ts";

export interface RouteHandle {
  page: Page;
}

/** @returns the page that the address matched, whichever of its spellings was used. */
export function usePage(): Page {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle?.page ?? notFound;
}

/** @returns the site of a press page's address, or the default one. */
export function useSite(): string {
  return useParams().site ?? complex.defaultSite;
}
