import { complex } from "../complex.ts";
import { unitPlans } from "../unitPlans.ts";
import type { UnitLabel } from "../unitTypes.ts";

const figure = (text: string) => Number(text.replaceAll(",", ""));

/** @returns a home's share of the land in square metres: the site, by its contract area among all floors */
export const landShareOf = (type: UnitLabel): number =>
  (figure(complex.siteArea) * unitPlans[type].areas.contract) / figure(complex.grossFloorArea);
