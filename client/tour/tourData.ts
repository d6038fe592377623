import type { TourNode } from "./tourNodes.ts";

/** The data of a tour's page for its script. */
export interface TourData {
  label: string;
  nodes: readonly TourNode[];
}
