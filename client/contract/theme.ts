/**
 * What a complex's colours are for. Style sheets read them as custom properties (`--dark-raised` for `darkRaised`);
 * components use the roles that styles/tokens.css derives from them. "Dark" and "light" name the grounds: a complex may
 * choose any hue.
 */
export type ColorRole =
  /** The darkest ground: films, dialogs, the footer. */
  | "deepest"
  /** The dark ground: sections, headings of documents, the browser's bar. */
  | "dark"
  /** Set off from the dark ground. */
  | "darkRaised"
  /** Between dark and light, in drawings. */
  | "midtone"
  /** Quiet text on the dark grounds. */
  | "darkQuiet"
  /** The light ground, and letters on the dark ones. */
  | "light"
  /** A light ground of whole bands: title bars, maps. */
  | "band"
  /** A light ground of sections and panels set off from the page. */
  | "panel"
  /** The ground of documents, and of drawings. */
  | "document"
  | "drawing"
  /** Lines on the light ground, the dark one and a band. */
  | "line"
  | "lineDark"
  | "lineBand"
  /** Text and quiet text on light grounds. */
  | "ink"
  | "inkQuiet"
  /** Decoration and the booking button. */
  | "highlight"
  /** Accented text on light and on dark grounds. */
  | "accentOnLight"
  | "accentOnDark"
  /** Edges of controls on light and on dark grounds. */
  | "field"
  | "fieldDark"
  /** Messages on light and on dark grounds. */
  | "error"
  | "errorDark"
  | "ok"
  /** Water on maps. */
  | "water"
  /** Under home's first picture until it has loaded, and the shades on it behind text. */
  | "hero"
  | "heroShade"
  /** The light ground under an open dialog's shade. */
  | "dimmed";

/** A type in drawings: a home, letters on it, and a home that is sold later. */
export interface TypeColors {
  ground: string;
  letters: string;
  later: string;
}

export interface Theme {
  colors: Readonly<Record<ColorRole, string>>;
  /** By a type's place among all; more types begin again. */
  types: readonly [TypeColors, ...TypeColors[]];
}
