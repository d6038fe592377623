import type { UnitType } from "../shared/complexContent.ts";
import type { pictures } from "./generated/pictures.ts";

/**
 * The table behind every unit page. The path segments kept their old names when the types were renamed, so menus, tabs,
 * titles and viewers must use the labels, never the path.
 */
export const unitTypes = [
  { segment: "59A", label: "84A", exclusive: 84 },
  { segment: "59B", label: "84B", exclusive: 84 },
  { segment: "84A", label: "84C", exclusive: 84 },
  { segment: "84B", label: "105", exclusive: 105 },
  { segment: "114A", label: "119A", exclusive: 119 },
  { segment: "114B", label: "119B", exclusive: 119 },
] as const satisfies readonly UnitType[];

export type UnitLabel = (typeof unitTypes)[number]["label"];

/** Types in the home page's viewer and in the menu. */
export const viewerTypes = unitTypes.slice(0, 3);

/** Segments that have an interior page: /Interior/{segment}. */
export const interiorSegments = ["59A", "84A", "84B"] as const;

/** Segments of the interior pages in the menu; the others are reachable by tab. */
export const interiorMenuSegments = ["59A", "84A"] as const;

/** Types with a tour. */
export const tourLabels = ["84A", "84C", "105"] as const satisfies readonly UnitLabel[];

/** Types whose tour is in the E-model house; that of another is on its plan's page. */
export const eModelLabels = ["84A", "84C"] as const satisfies readonly TourLabel[];

export type TourLabel = (typeof tourLabels)[number];

declare module "../shared/contentNames.ts" {
  interface ContentNames {
    picture: keyof typeof pictures;
    unit: (typeof unitTypes)[number]["label"];
    exclusiveArea: (typeof unitTypes)[number]["exclusive"];
  }
}
