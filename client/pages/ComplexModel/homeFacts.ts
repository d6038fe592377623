import { stateOf } from "../../complex/homes/ledgerHomes.ts";
import { priceAt } from "../../complex/homes/offers.ts";
import { heightOf } from "../../complex/plans/stacks.ts";
import { type Home, homeKey, homeName, partsOf } from "../../complex3d/homes.ts";
import { measurements } from "../../content/generated/measurements.ts";
import { homeCopy } from "../../copy/homes.ts";
import { bearingText } from "../../copy/outlook.ts";
import { stackPage } from "../../copy/stackPlan.ts";
import type { Sale } from "../../shared/sale/sale.ts";

const { finder } = stackPage;

/** @returns an amount of 만원 as text: "6억 1,400만원" */
function wonOf(amount: number): string {
  const [large, rest] = [Math.floor(amount / 10_000), amount % 10_000];
  return [large > 0 ? `${large}억` : "", rest > 0 ? `${rest.toLocaleString("en-US")}만` : ""]
    .filter(Boolean)
    .join(" ")
    .concat("원");
}

/** The facts of a home for a card or a comparison, at a moment of the sale. */
export function homeFacts(home: Home, sale: Sale) {
  const { tower, line } = partsOf(home);
  const key = homeKey(home);
  const price = priceAt({ key, type: line.type, floor: home.floor }, sale);
  const state = stateOf(sale.ledger, key);
  return {
    name: homeName(home),
    type: line.type,
    exclusive: measurements.units[line.type].areas.exclusive,
    direction: bearingText(line),
    height: heightOf(home.floor),
    state: state ? homeCopy.states[state] : finder.firstSale,
    askable: state !== "contracted" && state !== "withheld",
    turned: line.turned,
    price: price === undefined ? undefined : wonOf(price),
    tower,
    line,
  };
}

/** @returns the page's URL with a home, and the hour if the visitor has changed it */
export const modelAddress = (key: string, clock?: string) =>
  `/ComplexGuide/model?home=${key}${clock ? `&hour=${clock}` : ""}`;
