/** What the picture of the site from above shows, in metres around the site's centre: its shot in art/blender/shots.json. */
export const siteView = { east: 1, north: -1.4, width: 222 } as const;
