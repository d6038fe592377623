import { figures } from "../model/figures.ts";
import type { UnitLabel } from "../unitTypes.ts";

/** Floors that cost the same, lowest first. */
export interface PriceBand {
  id: "low" | "middle" | "high" | "top";
  /** First floor of the band, and its last one; the last band goes up to the top. */
  from: number;
  to?: number;
}

export const priceBands: readonly PriceBand[] = [
  { id: "low", from: figures.firstHomeFloor, to: 9 },
  { id: "middle", from: 10, to: 19 },
  { id: "high", from: 20, to: 29 },
  { id: "top", from: 30 },
];

type BandPrices = Record<PriceBand["id"], number>;

/**
 * Prices of the first general sale in units of 10,000 won (만원), without the extension of the balcony; undefined while
 * they aren't published.
 */
export const prices: Record<UnitLabel, BandPrices> | undefined = {
  "84A": { low: 58_900, middle: 61_400, high: 63_700, top: 65_900 },
  "84B": { low: 57_900, middle: 60_300, high: 62_600, top: 64_700 },
  "84C": { low: 58_300, middle: 60_800, high: 63_100, top: 65_200 },
  "105": { low: 74_600, middle: 77_900, high: 80_800, top: 83_500 },
  "119A": { low: 86_900, middle: 90_600, high: 94_200, top: 97_800 },
  "119B": { low: 86_200, middle: 89_900, high: 93_500, top: 97_000 },
};

/** Balcony extension, in units of 10,000 won. */
export const extensionPrices: Record<UnitLabel, number> | undefined = {
  "84A": 1890,
  "84B": 1860,
  "84C": 1880,
  "105": 2350,
  "119A": 2720,
  "119B": 2700,
};

/** What the prices leave out, and what they hold. */
export const priceNotes = {
  /** Added to prices that a buyer could take for an offer. */
  sample: "분양가와 납부 조건은 예시입니다.",
  /** Homes of 85㎡ or less are free of VAT, and no home of a sale to consumers shows it apart. */
  extension: "발코니 확장은 별도 계약이며 공급금액에 들어 있지 않습니다.",
} as const;

/** @returns the band of a floor; undefined below the first home */
export const bandOf = (floor: number): PriceBand | undefined => priceBands.findLast(({ from }) => from <= floor);

const bandTop = ({ to = Number.POSITIVE_INFINITY }: PriceBand) => to;

/** @returns the last floor of a type in the first general sale, over all its lines */
export const lastSaleFloor = (type: UnitLabel): number =>
  Math.max(0, ...linesOfType(type).map(({ firstSaleTo }) => firstSaleTo));

const linesOfType = (type: UnitLabel) =>
  figures.towers.flatMap(({ lines }) => lines.filter((line) => line.type === type));

/** What is offered of a type on the floors of one band. */
export interface Offer {
  band: PriceBand;
  /** Floors of the band that are in the first general sale. */
  from: number;
  to: number;
  homes: number;
  /** In units of 10,000 won; undefined while it isn't published. */
  price: number | undefined;
}

/** @returns what a type offers in the first general sale, a band each; bands that have no home in it are left out */
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

/** @returns the price of a home on a floor in units of 10,000 won; undefined if it isn't in the first general sale */
export function priceOf(type: UnitLabel, floor: number): number | undefined {
  const band = bandOf(floor);
  return band && floor <= lastSaleFloor(type) ? prices?.[type][band.id] : undefined;
}
