import { highestLeft, isAskable, stateOf } from "../../complex/homes/ledgerHomes.ts";
import { priceAt } from "../../complex/homes/offers.ts";
import { heightOf } from "../../complex/plans/stacks.ts";
import { type Home, homeAt, homeKey, homeName, nearestHome, partsOf } from "../../complex3d/homes.ts";
import { measurements } from "../../content/generated/measurements.ts";
import { homeCopy } from "../../copy/homes.ts";
import { bearingText } from "../../copy/outlook.ts";
import { stackPage } from "../../copy/stackPlan.ts";
import { formatWon } from "../../shared/format/won.ts";
import type { Ledger } from "../../shared/home.ts";
import type { Sale } from "../../shared/sale/sale.ts";

const { finder } = stackPage;

/** @returns the home with which choosing one begins: the highest that is left, or one in the middle of a tower */
export const firstHome = (ledger: Ledger | undefined): Home =>
  homeAt(highestLeft(ledger)?.key) ?? nearestHome({ tower: 1, line: 1, floor: 26 });

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
    askable: isAskable(sale.ledger, key),
    turned: line.turned,
    price: price === undefined ? undefined : formatWon(price),
    tower,
    line,
  };
}

/** @returns the page's URL with a home, and the hour if the visitor has changed it */
export const modelAddress = (key: string, clock?: string) =>
  `/ComplexGuide/model?home=${key}${clock ? `&hour=${clock}` : ""}`;
