import type { BandPrices, PriceBand } from "../../shared/sale/saleContent.ts";
import type { Source } from "../../shared/sale/source.ts";
import { measurements } from "../generated/measurements.ts";
import type { UnitLabel } from "../unitTypes.ts";

export const priceBands: readonly PriceBand[] = [
  { id: "low", from: measurements.firstHomeFloor, to: 9 },
  { id: "middle", from: 10, to: 19 },
  { id: "high", from: 20, to: 29 },
  { id: "top", from: 30 },
];

/**
 * Prices of the first general sale in units of 10,000 won (만원), without the balcony extension; undefined until
 * published.
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

/** What the prices exclude, and include. */
export const priceNotes = {
  /** Shown with prices that a buyer could take for an offer. */
  sample: "분양가와 납부 조건은 예시입니다.",
  /** Homes of up to 85㎡ are exempt from VAT, and consumer prices never show it separately. */
  extension: "발코니 확장은 별도 계약이며 공급금액에 포함되지 않습니다.",
} as const;

/** Where prices are laid down. */
export const priceSources: Record<"prices" | "extension" | "options", Source> = {
  prices: { clause: "price" },
  extension: { clause: "options" },
  options: { clause: "options" },
};
