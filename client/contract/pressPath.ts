/** @returns the address of a site's press list, encoded for a URL: a site's name is usually Hangul. */
export const pressPath = (site: string) => `/${encodeURIComponent(site)}/press`;

/** Pages of the press list that one address shows at most. */
export const mostPages = 10;
