/**
 * What a complex's colours are for. Style sheets read them as custom properties (`--dark-raised` for `darkRaised`);
 * components use the roles that styles/tokens.css derives from them. "Dark" and "light" name the backgrounds: a complex may
 * choose any hue.
 */
export type ColorRole =
  /** The darkest background: films, dialogs, the footer. */
  | "deepest"
  /** The dark background: sections, headings of documents, the browser's bar. */
  | "dark"
  /** Raised areas on the dark background. */
  | "darkRaised"
  /** Between dark and light, in drawings. */
  | "midtone"
  /** Secondary text on dark backgrounds. */
  | "darkQuiet"
  /** The light background, and text on dark ones. */
  | "light"
  /** A light background of full-width bands: title bars, maps. */
  | "band"
  /** A light background of sections and panels that stand out from the page. */
  | "panel"
  /** The background of documents, and of drawings. */
  | "document"
  | "drawing"
  /** Lines on the light background, the dark one and a band. */
  | "line"
  | "lineDark"
  | "lineBand"
  /** Text and secondary text on light backgrounds. */
  | "ink"
  | "inkQuiet"
  /** Decoration and the booking button. */
  | "highlight"
  /** Accented text on light and on dark backgrounds. */
  | "accentOnLight"
  | "accentOnDark"
  /** Borders of controls on light and on dark backgrounds. */
  | "field"
  | "fieldDark"
  /** Messages on light and on dark backgrounds. */
  | "error"
  | "errorDark"
  | "ok"
  /** Water on maps. */
  | "water"
  /** Behind home's first picture until it has loaded, and the shades over it behind text. */
  | "hero"
  | "heroShade"
  /** The light background under an open dialog's backdrop. */
  | "dimmed";

/** A type in drawings: a home, text on it, and a home that is sold later. */
interface TypeColors {
  ground: string;
  letters: string;
  later: string;
}

export interface Theme {
  colors: Readonly<Record<ColorRole, string>>;
  /** By a type's index; further types start again from the first. */
  types: readonly [TypeColors, ...TypeColors[]];
}
