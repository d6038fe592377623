import type { Theme } from "../shared/theme.ts";

const colors = {
  deepest: "#0b1714",
  dark: "#14312a",
  darkRaised: "#24493f",
  midtone: "#5b7f74",
  darkQuiet: "#adc4bb",
  band: "#e8f0ec",
  panel: "#eef0e4",
  document: "#fdfefb",
  drawing: "#fcfefa",
  light: "#f7f9f2",
  line: "#d2d8c6",
  lineDark: "#3a5a50",
  lineBand: "#ccd9d2",
  ink: "#16211d",
  inkQuiet: "#52605a",
  highlight: "#d08a5a",
  accentOnLight: "#8a4b22",
  accentOnDark: "#e6b590",
  field: "#74806f",
  fieldDark: "#7fa396",
  error: "#9a2a2a",
  errorDark: "#ffb9ae",
  ok: "#1d5a3a",
  water: "#c4dcd8",
  hero: "#5f8478",
  heroShade: "#2a4a40",
  dimmed: "#424d49",
} as const;

export const theme = {
  colors,
  types: [
    { ground: colors.darkRaised, letters: colors.light, later: "#c5d9d1" },
    { ground: colors.midtone, letters: colors.light, later: "#d3e3dd" },
    { ground: colors.darkQuiet, letters: colors.ink, later: "#e3eee9" },
    { ground: colors.accentOnDark, letters: colors.ink, later: "#f7e6d8" },
    { ground: colors.highlight, letters: colors.ink, later: "#f0dac8" },
    { ground: colors.accentOnLight, letters: colors.light, later: "#e3cdbd" },
  ],
} as const satisfies Theme;

export const mark = { light: "M12 12l6 8v10.5H6V20Z", frame: "M1.5 30.5V16L12 3l10.5 13v14.5Z" } as const;
