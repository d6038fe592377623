import { measurements } from "../../content/generated/measurements.ts";
import { priceBands, prices } from "../../content/sale/prices.ts";
import type { UnitLabel } from "../../content/unitTypes.ts";
import type { PriceBand } from "../../shared/sale/saleContent.ts";
import { homesOffered, pricesPublished } from "./saleStage.ts";

/** @returns the price band of a floor; undefined below the first home */
export const bandOf = (floor: number): PriceBand | undefined => priceBands.findLast(({ from }) => from <= floor);

const bandTop = ({ to = Number.POSITIVE_INFINITY }: PriceBand) => to;

/** @returns the last floor of a type in the first general sale, over all its lines */
export const lastSaleFloor = (type: UnitLabel): number =>
  Math.max(0, ...linesOfType(type).map(({ firstSaleTo }) => firstSaleTo));

const linesOfType = (type: UnitLabel) =>
  measurements.towers.flatMap(({ lines }) => lines.filter((line) => line.type === type));

/** The homes of a type on the floors of one price band. */
interface Offer {
  band: PriceBand;
  /** Floors of the band that are in the first general sale. */
  from: number;
  to: number;
  homes: number;
  /** In units of 10,000 won; undefined while it isn't published. */
  price: number | undefined;
}

/** @returns the offers of a type in the first general sale, one per band; bands without homes are left out */
export function offersOf(type: UnitLabel): Offer[] {
  const last = lastSaleFloor(type);
  return priceBands
    .filter(({ from }) => from <= last)
    .map((band) => {
      const homes = linesOfType(type).reduce(
        (sum, { firstSaleTo }) => sum + Math.max(0, Math.min(firstSaleTo, bandTop(band)) - band.from + 1),
        0,
      );
      return {
        band,
        from: band.from,
        to: Math.min(bandTop(band), last),
        homes,
        price: prices?.[type][band.id],
      };
    });
}

/** @returns the offers of a type at a moment; without prices before the notice */
export const offersAt = (type: UnitLabel, now: Date): Offer[] =>
  offersOf(type).map((offer) => ({ ...offer, price: pricesPublished(now) ? offer.price : undefined }));

/** @returns the price of a home on a floor at a moment; undefined if it isn't offered, or its price isn't published */
export const priceAt = (type: UnitLabel, floor: number, now: Date): number | undefined =>
  pricesPublished(now) && homesOffered(now) ? priceOf(type, floor) : undefined;

/** @returns the price of a home on a floor in units of 10,000 won; undefined if it isn't in the first general sale */
export function priceOf(type: UnitLabel, floor: number): number | undefined {
  const band = bandOf(floor);
  return band && floor <= lastSaleFloor(type) ? prices?.[type][band.id] : undefined;
}
