import type { TourNode } from "./tourNodes.ts";

/** What a tour's page leaves for its code. */
export interface TourData {
  label: string;
  nodes: readonly TourNode[];
}
