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

/** Each type's colour in the site plan and the stacks, that of letters on it, and the pale one of homes sold later: blue to 84, brass from 105. */
export const typeColors = {
  "84A": { ground: colors.navy2, letters: colors.ivory, later: "#c5cedf" },
  "84B": { ground: colors.slate, letters: colors.ivory, later: "#d5deea" },
  "84C": { ground: colors.mist, letters: colors.ink, later: "#e5eaf2" },
  "105": { ground: colors.brassLight, letters: colors.ink, later: "#f5ecd8" },
  "119A": { ground: colors.brass, letters: colors.ink, later: "#efe3c8" },
  "119B": { ground: colors.brassDeep, letters: colors.ivory, later: "#dfd3c0" },
} as const;
