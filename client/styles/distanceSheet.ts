import { drawnPlaces, locationPoints } from "../content/location.ts";
import { distanceClass } from "./distanceClass.ts";

/** @returns the places of the points in home's drawing of distances: pages can't have inline styles */
export const distanceSheet = (): string =>
  locationPoints
    .map(({ id, km }) => {
      const { east, south } = drawnPlaces[id];
      return `.${distanceClass(id)} {\n  --km: ${km};\n  --east: ${east};\n  --south: ${south};\n}\n`;
    })
    .join("");
