import type { PictureName } from "./generated/pictures.ts";
import type { UnitLabel } from "./unitTypes.ts";

/** The rooms of a type in the order in which one walks through them, by their pictures. */
export const walkOrder: Readonly<Partial<Record<UnitLabel, readonly PictureName[]>>> = {
  "84A": ["entry84A", "bed84A", "bath84A", "kitchen84A", "living84A", "master84A", "dressing84A"],
  "84C": ["living84C", "dining84C", "study84C"],
};
