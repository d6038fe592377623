import { complex } from "../../content/complex.ts";
import type { UnitLabel } from "../../content/unitTypes.ts";
import { unitPlans } from "../plans/unitPlans.ts";

const figure = (text: string) => Number(text.replaceAll(",", ""));

/** @returns a home's share of the land in square metres: the site area, in proportion to its contract area */
export const landShareOf = (type: UnitLabel): number =>
  (figure(complex.siteArea) * unitPlans[type].areas.contract) / figure(complex.grossFloorArea);
