/** @returns the path of a site's press list, encoded, because site names are usually Hangul */
export const pressPath = (site: string) => `/${encodeURIComponent(site)}/press`;

/** Pages of the press list in one URL, at most. */
export const maxPages = 10;
