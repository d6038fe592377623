import { stateOf } from "../complex/homes/ledgerHomes.ts";
import { priceAt, pricesOffered } from "../complex/homes/offers.ts";
import type { PlacedHome } from "../complex/homes/saleHomes.ts";
import { homeNameOf } from "../complex/plans/homeKeys.ts";
import { unitPages } from "../content/pages.ts";
import type { UnitLabel } from "../content/unitTypes.ts";
import { unitTypes } from "../content/unitTypes.ts";
import { formatWon } from "../shared/format/won.ts";
import type { Sale } from "../shared/sale/sale.ts";

/** @returns what stands on a home's preview picture: its name, and its price while it is for sale */
export function homeLines(home: PlacedHome, sale: Sale): string[] {
  const price = priceAt(home, sale);
  const name = `${homeNameOf(home.key)} ${home.type}`;
  if (price !== undefined) return [name, `분양가 ${formatWon(price)}`];
  return stateOf(sale.ledger, home.key) === "contracted" ? [name, "계약 완료"] : [name];
}

const typeLines = (type: UnitLabel, sale: Sale): string[] => {
  const prices = pricesOffered(sale, [type]);
  return [type, ...(prices.length > 0 ? [`분양가 ${formatWon(Math.min(...prices))}부터`] : [])];
};

/** @returns what stands on the preview picture of the only type that a picture shows; nothing on others */
export function pictureLines(picture: string, sale: Sale): string[] {
  const [type, ...others] = unitTypes.filter(({ label }) => unitPages.bars[label].picture === picture);
  return type && others.length === 0 ? typeLines(type.label, sale) : [];
}
