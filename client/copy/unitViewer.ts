import { unitPlans } from "../complex/plans/unitPlans.ts";
import { viewerText } from "../content/unitText.ts";
import { type UnitLabel, viewerTypes } from "../content/unitTypes.ts";
import type { UnitType, ViewerText } from "../shared/complexContent.ts";
import type { PlanView } from "../shared/plans/measurementTypes.ts";

export interface ViewerUnit extends UnitType, ViewerText {
  label: UnitLabel;
  spec: readonly { label: string; value: string }[];
  /** The part of the sheet for wide screens: the plan with its dimensions. */
  view: PlanView;
  /** Height of the phone's drawing in its units; its width is 1,000. */
  narrowHeight: number;
  /** The same of the drawing of the plan alone. */
  aloneHeight: number;
}

/** @returns the figures beside the drawing */
function specOf(label: UnitLabel): ViewerUnit["spec"] {
  const { areas, bedrooms, baths, rooms, livingWidth } = unitPlans[label];
  const alpha = rooms.some(({ name }) => name === "알파룸") ? "알파룸, " : "";
  return [
    { label: "전용면적", value: `${areas.exclusive.toFixed(4)}㎡` },
    { label: "구성", value: `침실 ${bedrooms}, ${alpha}욕실 ${baths}` },
    { label: "거실 폭", value: `${(livingWidth / 1000).toFixed(1)}m` },
  ];
}

/** The unit types of the home page's viewer, in order. */
export const viewerUnits: readonly ViewerUnit[] = viewerTypes.map((type) => {
  const viewer = viewerText[type.label];
  if (!viewer) throw new Error(`The viewer has no text for the type ${type.label}`);
  const { view, narrowHeight, aloneHeight } = unitPlans[type.label];
  return { ...type, ...viewer, spec: specOf(type.label), view, narrowHeight, aloneHeight };
});

/** @returns the index of a type in the viewer; 0 if it isn't there */
export const viewerIndexOf = (label: string | undefined): number =>
  Math.max(
    0,
    viewerUnits.findIndex((unit) => unit.label === label),
  );

/** @returns the unit of that index, which the viewer keeps within bounds */
export function viewerUnitAt(index: number): ViewerUnit {
  const unit = viewerUnits[index];
  if (!unit) throw new Error(`The viewer has no unit ${index}`);
  return unit;
}
