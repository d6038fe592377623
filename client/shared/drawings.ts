/** Lines of a drawing, in drawing order. */
export interface DrawnLine {
  kind: "road" | "lane" | "railway" | "water" | "walk";
  /** SVG path data. */
  d: string;
}

type Place = readonly [x: number, y: number];

/** The route from the station to the model house, and on to the complex. */
export interface DirectionsDrawing {
  description: string;
  caption: string;
  lines: readonly DrawnLine[];
  station: Place;
  house: Place;
  site: Place;
  stop: Place;
  texts: readonly { kind: "name" | "small"; at: Place; text: string; anchor?: "middle" | "end" }[];
}
