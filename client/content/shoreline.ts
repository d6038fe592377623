/** @returns how far north of the site's centre the lake begins, in metres, so far east of it */
export const shoreline = (east: number): number =>
  -128 - 7 * Math.sin(east / 90 + 0.8) - 4 * Math.sin(east / 37) - 26 * Math.min(1, Math.abs(east / 420) ** 3);
