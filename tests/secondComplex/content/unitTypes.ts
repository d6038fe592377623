import type { UnitType } from "../shared/complexContent.ts";
import type { pictures } from "./generated/pictures.ts";

export const unitTypes = [
  { segment: "A", label: "75A", exclusive: 75 },
  { segment: "B", label: "75B", exclusive: 75 },
  { segment: "T", label: "75T", exclusive: 75 },
] as const satisfies readonly UnitType[];

export type UnitLabel = (typeof unitTypes)[number]["label"];

export const viewerTypes = unitTypes.slice(0, 2);

export const interiorSegments = ["A", "T"] as const;

export const interiorMenuSegments = ["A"] as const;

export const tourLabels = ["75A", "75T"] as const satisfies readonly UnitLabel[];

export type TourLabel = (typeof tourLabels)[number];

declare module "../shared/contentNames.ts" {
  interface ContentNames {
    picture: keyof typeof pictures;
    unit: (typeof unitTypes)[number]["label"];
    exclusiveArea: (typeof unitTypes)[number]["exclusive"];
  }
}
