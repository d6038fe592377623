/** The `sizes` of a picture: fixed, or by its aspect ratio (width / height). */
export type Sizes = string | ((ratio: number) => string);

export const sizesFor = (sizes: Sizes, ratio: number): string => (typeof sizes === "string" ? sizes : sizes(ratio));

const times = (ratio: number, height: string) => `${Math.round(ratio * 100) / 100} * (${height})`;

/** For a picture that covers a box (object-fit: cover): at least as wide as the box, and wider if its height needs it. */
export const covering =
  (width: string, height: string): Sizes =>
  (ratio) =>
    `max(${width}, ${times(ratio, height)})`;

/** For a picture that is completely visible in a box (object-fit: contain). */
export const contained =
  (width: string, height: string): Sizes =>
  (ratio) =>
    `min(${width}, ${times(ratio, height)})`;

/** Media query of a phone in landscape. */
const lyingDown = "(max-width: 900px) and (max-height: 500px)";

/** Media query of a tablet held upright, where the narrow layout has columns. */
export const uprightTablet = "(min-width: 700px) and (max-width: 900px) and (min-height: 501px)";

/** One for the narrow layout, one for the wide one; a phone in landscape and a tablet held upright may have their own. */
export const byLayout =
  (narrow: Sizes, wide: Sizes, landscape?: Sizes, tablet?: Sizes): Sizes =>
  (ratio) =>
    [
      ...(landscape === undefined ? [] : [`${lyingDown} ${sizesFor(landscape, ratio)}`]),
      ...(tablet === undefined ? [] : [`${uprightTablet} ${sizesFor(tablet, ratio)}`]),
      `(max-width: 900px) ${sizesFor(narrow, ratio)}`,
      sizesFor(wide, ratio),
    ].join(", ");

/** For a picture beside its text on a phone in landscape, as high as what is seen between its bars of 3rem. */
export const landscapeHalf: Sizes = covering("50vw", "100vh - 96px");
