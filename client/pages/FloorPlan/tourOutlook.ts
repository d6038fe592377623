import { tourHomes } from "../../content/interiors.ts";
import type { TourLabel } from "../../content/unitTypes.ts";
import { windowViewText } from "../../copy/interior.ts";
import { tourPage } from "../../copy/tours.ts";

/** From where a tour's windows look out. */
export function tourOutlook(label: TourLabel): string {
  const home = tourHomes[label];
  return home ? windowViewText(home) : tourPage.outside;
}
