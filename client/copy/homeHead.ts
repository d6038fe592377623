import { stateOf } from "../complex/homes/ledgerHomes.ts";
import { priceAt } from "../complex/homes/offers.ts";
import { placedHome } from "../complex/homes/saleHomes.ts";
import { homeNameOf } from "../complex/plans/homeKeys.ts";
import { complex } from "../content/complex.ts";
import { formatWon } from "../shared/format/won.ts";
import type { Sale } from "../shared/sale/sale.ts";
import { homeCopy } from "./homes.ts";

/** @returns what search results and messengers say of a home's page */
export function homeHead(key: string, sale: Sale): { title: string; description: string } {
  const home = placedHome(key);
  if (!home) return { title: key, description: "" };
  const state = stateOf(sale.ledger, key);
  const price = priceAt(home, sale);
  const said = [state && homeCopy.states[state], price !== undefined && formatWon(price)].filter(Boolean).join(", ");
  return {
    title: `${homeNameOf(home.key)} ${home.type}`,
    description: `${complex.name} ${homeNameOf(home.key)}, ${home.type} 거실 ${home.facing}향${said ? `. ${said}` : ""}. 처음 낼 금액과 납부 일정, 거실 창밖과 평면을 보여 드립니다.`,
  };
}
