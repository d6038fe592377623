export interface UnitType {
  /** Segment of /FloorPlan/{segment}. */
  segment: string;
  label: string;
  /** Exclusive area in square metres, rounded as in the notice. */
  exclusive: number;
}

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

/** @throws if no unit type has that path segment: content that names one is wrong. */
export function unitBySegment(segment: string): UnitType {
  const unit = unitTypes.find((type) => type.segment === segment);
  if (!unit) throw new Error(`No unit type has the path segment ${segment}`);
  return unit;
}
