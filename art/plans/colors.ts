import { type UnitLabel, unitTypes } from "../../client/content/unitTypes.ts";

/** The site's colours that drawings use; a drawing shown as an image can't read the style sheet. */
export const colors = {
  ink: "#171b23",
  ink2: "#575c68",
  navy: "#13203a",
  navy2: "#22345a",
  slate: "#5a7299",
  mist: "#a9b7cf",
  dawn: "#e9edf0",
  paper: "#f1ebdf",
  ivory: "#faf7f0",
  white: "#fffdf8",
  line: "#d9d0bf",
  brass: "#c6a15b",
  brassDeep: "#765721",
  brassLight: "#dcc08a",
} as const;

const shades = [
  { ground: colors.navy2, letters: colors.ivory, later: "#c5cedf" },
  { ground: colors.slate, letters: colors.ivory, later: "#d5deea" },
  { ground: colors.mist, letters: colors.ink, later: "#e5eaf2" },
  { ground: colors.brassLight, letters: colors.ink, later: "#f5ecd8" },
  { ground: colors.brass, letters: colors.ink, later: "#efe3c8" },
  { ground: colors.brassDeep, letters: colors.ivory, later: "#dfd3c0" },
] as const;

/** The legend's colour for homes sold later, of the first shade. */
export const laterColor = shades[0].later;

/**
 * The colour of each type in the site plan and the stacks, of text on it, and for homes sold later, by the type's
 * index; the same as in StackDrawing.module.css.
 */
export const typeColors = Object.fromEntries(
  unitTypes.map(({ label }, at) => [label, shades[at % shades.length]]),
) as Record<UnitLabel, (typeof shades)[number]>;
