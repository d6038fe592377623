import type { Basis } from "./basis.ts";

/**
 * Acquisition tax on a home and the taxes levied on it, for owners of one home, or of two outside regulated areas.
 * Rates in percent, sums in won.
 */
export const acquisitionTaxRules = {
  basis: {
    statute: "지방세법 제11조제1항제8호·제151조, 농어촌특별세법 제4조·제5조",
    checked: "2026. 6.",
  } satisfies Basis,
  low: { upTo: 600_000_000, rate: 1 },
  high: { above: 900_000_000, rate: 3 },
  /** Square metres up to which the special tax for rural areas isn't levied. */
  ruralFree: 85,
  ruralRate: 0.2,
} as const;

/** @returns the rate for a price: between the two limits it rises by a formula, rounded to a hundredth of a percent */
function rateOn(price: number): number {
  const { low, high } = acquisitionTaxRules;
  if (price <= low.upTo) return low.rate;
  if (price > high.above) return high.rate;
  return Math.round(((price * 2) / 300_000_000 - 3) * 100) / 100;
}

/**
 * @param price in won, extension and options included
 * @param exclusive area in square metres
 */
export function acquisitionTax(price: number, exclusive: number) {
  const rate = rateOn(price);
  const own = Math.round((price * rate) / 100);
  const education = Math.round((price * rate) / 1000);
  const rural =
    exclusive > acquisitionTaxRules.ruralFree ? Math.round((price * acquisitionTaxRules.ruralRate) / 100) : 0;
  return { rate, own, education, rural, total: own + education + rural };
}
