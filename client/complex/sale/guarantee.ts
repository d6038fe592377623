import { payment } from "../../content/sale/payment.ts";
import { unitTypes } from "../../content/unitTypes.ts";
import { offersOf } from "../homes/offers.ts";

/**
 * @returns what the housing guarantee covers, in units of 10,000 won: down payments and instalments of the whole first
 * general sale; undefined while a price isn't published
 */
export function guaranteedSum(): number | undefined {
  const { downPayment, instalments } = payment;
  const percent = downPayment.percent + instalments.reduce((sum, each) => sum + each.percent, 0);
  let total = 0;
  for (const { homes, price } of unitTypes.flatMap(({ label }) => offersOf(label))) {
    if (price === undefined) return undefined;
    total += homes * price;
  }
  return (total * percent) / 100;
}
