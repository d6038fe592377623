import { measurements } from "../../content/generated/measurements.ts";
import { payment } from "../../content/sale/payment.ts";
import { heightOf, towers } from "../plans/stacks.ts";
import { paymentAt } from "../sale/currentTerms.ts";
import { pastInstalments, paymentPlan, type SaleMoment } from "../sale/paymentPlan.ts";
import { viewOf } from "./homeViews.ts";
import type { PlacedHome } from "./saleHomes.ts";

/** @returns what a home is, beside its price: areas in square metres, heights in metres, views in percent */
export function factsOf(home: PlacedHome) {
  const line = towers.find(({ name }) => name === home.tower)?.lines.find((each) => each.line === home.line);
  return {
    exclusive: measurements.units[home.type].areas.exclusive,
    height: heightOf(home.floor),
    /** Whether its plan is the drawn one's mirror image. */
    turned: line?.turned ?? false,
    ...viewOf(home),
  };
}

/** @returns what a home of that price costs at first, in units of 10,000 won, and its payments in won */
export function termsOf({ type }: Pick<PlacedHome, "type">, price: number, sale: SaleMoment) {
  const { atContract, percent } = paymentAt(sale).downPayment;
  const plan = paymentPlan({ type, extended: false, options: [], rate: payment.loan.exampleRate }, price, sale);
  return {
    atContract,
    /** The rest of the down payment. */
    rest: Math.round((price * percent) / 100) - atContract,
    past: pastInstalments(price, sale.now),
    plan,
  };
}
