/** @returns how far north of the site's centre the river begins, in metres, so far east of it */
export const shoreline = (east: number): number => -500 - 0.1 * east;
