import { measurements } from "./generated/measurements.ts";
import type { UnitLabel } from "./unitTypes.ts";

/** @returns a road along the site; its width in metres */
export const roadOn = (side: (typeof measurements.roads)[number]["side"]): { name: string; width: number } =>
  measurements.roads.find((road) => road.side === side) ?? { name: "", width: 0 };

/** @returns the width of a type's living room: "4.5m" */
export const livingWidth = (type: UnitLabel) => `${(measurements.units[type].livingWidth / 1000).toFixed(1)}m`;
