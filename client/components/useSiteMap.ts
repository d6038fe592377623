import { createContext, useContext } from "react";
import type { SiteMap } from "../complex/siteMap.ts";

/** The site's menus, for what is below the table of pages. */
export const SiteMapContext = createContext<SiteMap | undefined>(undefined);

/** @throws Error outside of a page */
export function useSiteMap(): SiteMap {
  const siteMap = useContext(SiteMapContext);
  if (!siteMap) throw new Error("useSiteMap needs a SiteMapContext around the page");
  return siteMap;
}
