import { measurements } from "../../content/generated/measurements.ts";
import { priceBands } from "../../content/sale/prices.ts";
import { type UnitLabel, unitTypes } from "../../content/unitTypes.ts";
import type { Sale } from "../../shared/sale/sale.ts";
import type { PriceBand } from "../../shared/sale/saleContent.ts";
import { homesOffered, pricesPublished, remainingUnitsOffered } from "../sale/saleStage.ts";
import { countStates, type HomeCount, isAskable, type LedgerHome, ledgerHomes } from "./ledgerHomes.ts";
import { bandOf, priceOf } from "./prices.ts";

const bandTop = ({ to = Number.POSITIVE_INFINITY }: PriceBand) => to;

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

/** @returns the last floors of a type's lines in the first general sale, the highest first */
export const lastSaleFloors = (type: UnitLabel): number[] =>
  [...new Set(linesOfType(type).map(({ firstSaleTo }) => firstSaleTo))].sort((a, b) => b - a);

/** @returns the offers of a type in the first general sale, one per band; bands without homes are left out */
export function offersOf(type: UnitLabel): Offer[] {
  const [last = 0] = lastSaleFloors(type);
  return priceBands
    .filter(({ from }) => from <= last)
    .map((band) => {
      const homes = linesOfType(type).reduce(
        (sum, { firstSaleTo }) => sum + Math.max(0, Math.min(firstSaleTo, bandTop(band)) - band.from + 1),
        0,
      );
      return { band, from: band.from, to: Math.min(bandTop(band), last), homes, price: priceOf(type, band.from) };
    });
}

/** An offer at a moment of the sale. */
export interface OfferAt extends Offer {
  /** Its homes that are left; undefined while the office doesn't show the ledger. */
  left: HomeCount | undefined;
}

/** @returns the offers of a type; without prices before the notice, and where no home is left */
export function offersAt(type: UnitLabel, sale: Sale): OfferAt[] {
  const homes = sale.ledger?.open ? ledgerHomes(sale.ledger).filter((home) => home.type === type) : undefined;
  return offersOf(type).map((offer) => {
    const left = homes && countStates(homes.filter(({ floor }) => bandOf(floor) === offer.band));
    const isOver = left && left.offered + left.held === 0 && homesOffered(sale);
    return { ...offer, left, price: pricesPublished(sale) && !isOver ? offer.price : undefined };
  });
}

/** @returns the price of a home in units of 10,000 won; undefined if it isn't for sale, or no price is published */
export const priceAt = (home: Pick<LedgerHome, "key" | "type" | "floor">, sale: Sale): number | undefined => {
  return isAskable(sale.ledger, home.key) && pricesPublished(sale) && homesOffered(sale)
    ? priceOf(home.type, home.floor)
    : undefined;
};

/**
 * @returns the prices of the homes that are offered, in units of 10,000 won. Once homes are sold first come, first
 * served, nothing is known of what is left while the office doesn't show the ledger: then none.
 */
export function pricesOffered(sale: Sale, types: readonly UnitLabel[] = unitTypes.map(({ label }) => label)): number[] {
  if (!pricesPublished(sale) || !homesOffered(sale)) return [];
  const known = (price: number | undefined) => price ?? [];
  if (sale.ledger?.open)
    return ledgerHomes(sale.ledger).flatMap(({ state, type, price }) =>
      state === "offered" && types.includes(type) ? known(price) : [],
    );
  if (remainingUnitsOffered(sale)) return [];
  return types.flatMap((type) => offersOf(type).flatMap(({ price }) => known(price)));
}
