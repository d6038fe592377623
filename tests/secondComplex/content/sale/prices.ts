import type { BandPrices, PriceBand } from "../../shared/sale/saleContent.ts";
import type { Source } from "../../shared/sale/source.ts";
import { measurements } from "../generated/measurements.ts";
import type { UnitLabel } from "../unitTypes.ts";

export const priceBands: readonly PriceBand[] = [
  { id: "low", from: measurements.firstHomeFloor, to: 9 },
  { id: "middle", from: 10 },
];

export const prices: Record<UnitLabel, BandPrices> | undefined = {
  "84P": { low: 41_200, middle: 42_900, high: 42_900, top: 42_900 },
  "84Q": { low: 40_500, middle: 42_100, high: 42_100, top: 42_100 },
  "84T": { low: 40_900, middle: 42_600, high: 42_600, top: 42_600 },
};

export const extensionPrices: Record<UnitLabel, number> | undefined = { "84P": 1500, "84Q": 1480, "84T": 1490 };

export const priceNotes = {
  sample: "분양가와 납부 조건은 예시입니다.",
  extension: "발코니 확장은 별도 계약이며 공급금액에 들어 있지 않습니다.",
} as const;

/** Where prices are laid down. */
export const priceSources: Record<"prices" | "extension" | "options", Source> = {
  prices: { clause: "price" },
  extension: { clause: "options" },
  options: { clause: "options" },
};
