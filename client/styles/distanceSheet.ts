import { locationPlace } from "../complex/locationPlaces.ts";
import { locationPoints } from "../content/location.ts";
import { distanceClass } from "./distanceClass.ts";

/** @returns the places of the points in home's drawing of distances, in kilometres: pages can't have inline styles */
export const distanceSheet = (): string =>
  locationPoints
    .map((point) => {
      const [east, south] = locationPlace(point).map((metres) => Math.round(metres) / 1000);
      return `.${distanceClass(point.id)} {\n  --km: ${point.km};\n  --east: ${east};\n  --south: ${-(south ?? 0)};\n}\n`;
    })
    .join("");
