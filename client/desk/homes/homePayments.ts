import { termsOf } from "../../complex/homes/homeTerms.ts";
import { priceOf } from "../../complex/homes/prices.ts";
import { saleHome } from "../../complex/homes/saleHomes.ts";
import type { PaymentPlan } from "../../complex/sale/paymentPlan.ts";
import type { Sale } from "../../shared/sale/sale.ts";

/**
 * @param now ISO
 * @param sale whose terms hold
 * @returns a home's payments without extension and options; undefined for a home outside the sale, or while prices
 * aren't published
 */
export function homePayments(key: string, now: string, { terms }: Pick<Sale, "terms">): PaymentPlan | undefined {
  const home = saleHome(key);
  const price = home && priceOf(home.type, home.floor);
  return !home || price === undefined ? undefined : termsOf(home, price, { now: new Date(now), terms }).plan;
}
