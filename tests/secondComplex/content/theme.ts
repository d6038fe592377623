const colors = {
  night: "#0b1714",
  navy: "#14312a",
  navy2: "#24493f",
  slate: "#5b7f74",
  mist: "#adc4bb",
  dawn: "#e8f0ec",
  paper: "#eef0e4",
  sheet: "#fdfefb",
  white: "#fcfefa",
  ivory: "#f7f9f2",
  line: "#d2d8c6",
  lineDark: "#3a5a50",
  lineDawn: "#ccd9d2",
  ink: "#16211d",
  ink2: "#52605a",
  brass: "#d08a5a",
  brassDeep: "#8a4b22",
  brassLight: "#e6b590",
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

const types = [
  { ground: colors.navy2, letters: colors.ivory, later: "#c5d9d1" },
  { ground: colors.slate, letters: colors.ivory, later: "#d3e3dd" },
  { ground: colors.mist, letters: colors.ink, later: "#e3eee9" },
  { ground: colors.brassLight, letters: colors.ink, later: "#f7e6d8" },
  { ground: colors.brass, letters: colors.ink, later: "#f0dac8" },
  { ground: colors.brassDeep, letters: colors.ivory, later: "#e3cdbd" },
] as const;

export const theme = { colors, types } as const;

export const mark = { light: "M12 12l6 8v10.5H6V20Z", frame: "M1.5 30.5V16L12 3l10.5 13v14.5Z" } as const;
