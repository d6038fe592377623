import type { Theme } from "../shared/theme.ts";

/**
 * The colours of this complex, for style sheets, manifest, drawings, previews, films and the announcement. Numbers are
 * WCAG contrast ratios: text needs 4.5, large text and the borders of controls 3.
 */
const colors = {
  deepest: "#0a1220",
  dark: "#13203a",
  darkRaised: "#22345a",
  midtone: "#5a7299",
  /** On dark 8.0, on deepest 9.3. */
  darkQuiet: "#a9b7cf",
  band: "#e9edf0",
  panel: "#f1ebdf",
  /** Ink on it 16.9. */
  document: "#fffdf9",
  drawing: "#fffdf8",
  /** On dark 15.2, on deepest 17.5. */
  light: "#faf7f0",
  /** Never the only edge of a control. */
  line: "#d9d0bf",
  lineDark: "#384661",
  lineBand: "#cdd3d9",
  /** On light 16.1, panel 14.5, band 14.7. */
  ink: "#171b23",
  /** On light 6.3, panel 5.6, band 5.7. */
  inkQuiet: "#575c68",
  /** Ink on it 7.1; on light only 2.3: never text or an edge there. */
  highlight: "#c6a15b",
  /** On light 6.2, panel 5.6, band 5.7. */
  accentOnLight: "#765721",
  /** On dark 9.2, deepest 10.7. */
  accentOnDark: "#dcc08a",
  /** On light 3.8, panel 3.5. */
  field: "#867c6a",
  /** On dark 5.0. */
  fieldDark: "#7e8fae",
  /** On light 7.1, panel 6.4. */
  error: "#9c2b20",
  /** On dark 9.8. */
  errorDark: "#ffb8a8",
  /** On light 7.4. */
  ok: "#1f5b46",
  water: "#c9d6e0",
  hero: "#5b7093",
  heroShade: "#2c3662",
  dimmed: "#434954",
} as const;

export const theme = {
  colors,
  types: [
    { ground: colors.darkRaised, letters: colors.light, later: "#c5cedf" },
    { ground: colors.midtone, letters: colors.light, later: "#d5deea" },
    { ground: colors.darkQuiet, letters: colors.ink, later: "#e5eaf2" },
    { ground: colors.accentOnDark, letters: colors.ink, later: "#f5ecd8" },
    { ground: colors.highlight, letters: colors.ink, later: "#efe3c8" },
    { ground: colors.accentOnLight, letters: colors.light, later: "#dfd3c0" },
  ],
} as const satisfies Theme;

/** The mark's two outlines, 24 by 32 units: what is lit, and what is around it. */
export const mark = {
  light: "M5.5 30.5V17.5L18.5 7.5v8.5L10.5 30.5Z",
  frame: "M1.5 30.5v-29h21v29Z",
} as const;
