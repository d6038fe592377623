/** What the directions map names. */
export type MapPlace = "station" | "walk" | "house" | "stop" | "street" | "way" | "site" | "school" | "park";

/** The route from the station to the model house, and on to the complex. */
export interface DirectionsDrawing {
  description: string;
  caption: string;
  /** How far from the site's centre it reaches, in metres. */
  reach: { west: number; north: number; east: number; south: number };
  /** The scale's length in metres. */
  scale: number;
  /** Each stands `right` of its place and `below` it, in metres. */
  labels: readonly {
    place: MapPlace;
    /** "water" is a small one on water: it has no outline in the colour of land. */
    kind: "name" | "small" | "water";
    text: string;
    right: number;
    below: number;
    anchor?: "middle" | "end";
  }[];
}
