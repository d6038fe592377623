import type { UnitType } from "../shared/complexContent.ts";
import type { pictures } from "./generated/pictures.ts";

export const unitTypes = [
  { segment: "A", label: "84P", exclusive: 84 },
  { segment: "B", label: "84Q", exclusive: 84 },
  { segment: "T", label: "84T", exclusive: 84 },
] as const satisfies readonly UnitType[];

export type UnitLabel = (typeof unitTypes)[number]["label"];

export const viewerTypes = unitTypes.slice(0, 2);

export const interiorSegments = ["A", "T"] as const;

export const interiorMenuSegments = ["A"] as const;

export const tourLabels = ["84P", "84T"] as const satisfies readonly UnitLabel[];

export const eModelLabels = ["84P"] as const satisfies readonly TourLabel[];

export type TourLabel = (typeof tourLabels)[number];

declare module "../shared/contentNames.ts" {
  interface ContentNames {
    picture: keyof typeof pictures;
    unit: (typeof unitTypes)[number]["label"];
    exclusiveArea: (typeof unitTypes)[number]["exclusive"];
  }
}
