import { parties } from "../../content/sale/parties.ts";
import type { Party } from "../../shared/sale/saleContent.ts";

/** @returns a party that not every sale has */
export const findParty = (id: Party["id"]): Party | undefined => parties.find((party) => party.id === id);

/**
 * @param id of a party that every sale has
 * @throws Error if content doesn't have it
 */
export function partyOf(id: "seller" | "builder" | "agent"): Party {
  const party = findParty(id);
  if (!party) throw new Error(`sale/parties.ts: the party ${id} is missing.`);
  return party;
}

/** Seller, builder and sales agency, named in footer and overview. */
export const namedParties: readonly Party[] = [partyOf("seller"), partyOf("builder"), partyOf("agent")];
