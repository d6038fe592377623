/** What the picture of the site from above shows, in metres around the site's centre. */
export const siteView = { east: 0, north: 0, width: 210 } as const;
