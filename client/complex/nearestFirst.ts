import { locationPoints } from "../content/location.ts";
import { locationDetails } from "../content/locationGuide.ts";

/** The points of the location, by their distance from the site. */
export const nearestFirst = [...locationPoints].sort((a, b) => locationDetails[a.id].km - locationDetails[b.id].km);
