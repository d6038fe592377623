import { type UnitLabel, unitTypes } from "../../client/content/unitTypes.ts";

/** The site's tokens that drawings use; a drawing shown as a picture can't read the style sheet. */
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

/** The first shade's field of homes sold later: the key's. */
export const laterColor = shades[0].later;

/**
 * Each type's colour in the site plan and the stacks, that of letters on it, and the pale one of homes sold later, by the
 * type's place among all: StackDrawing.module.css has the same.
 */
export const typeColors = Object.fromEntries(
  unitTypes.map(({ label }, at) => [label, shades[at % shades.length]]),
) as Record<UnitLabel, (typeof shades)[number]>;
