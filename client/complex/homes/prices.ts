import { priceBands, prices } from "../../content/sale/prices.ts";
import type { UnitLabel } from "../../content/unitTypes.ts";
import type { PriceBand } from "../../shared/sale/saleContent.ts";

/** @returns the price band of a floor; undefined below the first home */
export const bandOf = (floor: number): PriceBand | undefined => priceBands.findLast(({ from }) => from <= floor);

/** @returns the price in units of 10,000 won of a type's homes on a floor; undefined while it isn't published */
export function priceOf(type: UnitLabel, floor: number): number | undefined {
  const band = bandOf(floor);
  return band && prices?.[type][band.id];
}
