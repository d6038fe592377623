import { saleHome } from "../../complex/homes/saleHomes.ts";
import { bandOf } from "../../complex/sale/offers.ts";
import { type PaymentPlan, paymentPlan } from "../../complex/sale/paymentPlan.ts";
import { payment } from "../../content/sale/payment.ts";
import { formatWon } from "../../shared/format/won.ts";

/**
 * @param now ISO
 * @returns a home's payments without extension and options; undefined for a home outside the sale, or while prices
 * aren't published
 */
export function homePayments(key: string, now: string): PaymentPlan | undefined {
  const home = saleHome(key);
  if (!home) return undefined;
  const choice = {
    type: home.type,
    band: bandOf(home.floor)?.id,
    extended: false,
    options: [],
    rate: payment.loan.exampleRate,
  };
  return paymentPlan(choice, new Date(now));
}

/** @param sum in won */
export const formatSum = (sum: number) => formatWon(sum / 10_000);
