/**
 * The colours of this complex, for style sheets (`--navy-2` for `navy2`), manifest, drawings, previews, films and the
 * announcement. Numbers are WCAG contrast ratios: text needs 4.5, large text and the borders of controls 3.
 */
const colors = {
  night: "#0a1220",
  navy: "#13203a",
  navy2: "#22345a",
  slate: "#5a7299",
  /** Quiet text: on navy 8.0, on night 9.3. */
  mist: "#a9b7cf",
  dawn: "#e9edf0",
  paper: "#f1ebdf",
  /** A document's paper: ink on it 16.9. */
  sheet: "#fffdf9",
  /** In drawings. */
  white: "#fffdf8",
  /** On navy 15.2, on night 17.5. */
  ivory: "#faf7f0",
  /** Decoration: never the only edge of a control. */
  line: "#d9d0bf",
  lineDark: "#384661",
  lineDawn: "#cdd3d9",
  /** On ivory 16.1, paper 14.5, dawn 14.7. */
  ink: "#171b23",
  /** On ivory 6.3, paper 5.6, dawn 5.7. */
  ink2: "#575c68",
  /** Ink on it 7.1; on ivory only 2.3: never text or an edge there. */
  brass: "#c6a15b",
  /** On ivory 6.2, paper 5.6, dawn 5.7. */
  brassDeep: "#765721",
  /** On navy 9.2, night 10.7. */
  brassLight: "#dcc08a",
  /** Edges of controls: on ivory 3.8, paper 3.5. */
  field: "#867c6a",
  /** The same on navy: 5.0. */
  fieldDark: "#7e8fae",
  /** On ivory 7.1, paper 6.4. */
  error: "#9c2b20",
  /** On navy 9.8. */
  errorDark: "#ffb8a8",
  /** On ivory 7.4. */
  ok: "#1f5b46",
  /** Lakes on the map of the way. */
  water: "#c9d6e0",
  /** Under home's first picture until it is there, and the shades on it behind words. */
  hero: "#5b7093",
  heroShade: "#2c3662",
  /** Ivory under an open dialog's shade. */
  dimmed: "#434954",
} as const;

/** The types in drawings, by their place among all: a home, letters on it, and a home that is sold later. */
const types = [
  { ground: colors.navy2, letters: colors.ivory, later: "#c5cedf" },
  { ground: colors.slate, letters: colors.ivory, later: "#d5deea" },
  { ground: colors.mist, letters: colors.ink, later: "#e5eaf2" },
  { ground: colors.brassLight, letters: colors.ink, later: "#f5ecd8" },
  { ground: colors.brass, letters: colors.ink, later: "#efe3c8" },
  { ground: colors.brassDeep, letters: colors.ivory, later: "#dfd3c0" },
] as const;

export const theme = { colors, types } as const;

/** The mark's two outlines, 24 by 32 units: what is lit, and what is around it. */
export const mark = {
  light: "M5.5 30.5V17.5L18.5 7.5v8.5L10.5 30.5Z",
  frame: "M1.5 30.5v-29h21v29Z",
} as const;
