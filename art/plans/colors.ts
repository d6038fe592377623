import { theme } from "../../client/content/theme.ts";
import { type UnitLabel, unitTypes } from "../../client/content/unitTypes.ts";

/** A drawing that is shown as a picture can't read the style sheet. */
export const { colors } = theme;

const { types } = theme;

/**
 * The colour of each type in the site plan and the stacks, of text on it, and for homes sold later, by the type's
 * index; the same as in StackDrawing.module.css.
 */
export const typeColors = Object.fromEntries(
  unitTypes.map(({ label }, at) => [label, types[at % types.length]]),
) as Record<UnitLabel, (typeof types)[number]>;
