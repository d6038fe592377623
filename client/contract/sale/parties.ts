import { parties } from "../../content/sale/parties.ts";
import type { Party } from "./saleContent.ts";

/** @throws Error if there is no such party */
export function partyOf(id: Party["id"]): Party {
  const party = parties.find((candidate) => candidate.id === id);
  if (!party) throw new Error(`The sale has no party ${id}`);
  return party;
}

/** Seller, builder and sales agency, named in footer and overview. */
export const namedParties: readonly Party[] = [partyOf("seller"), partyOf("builder"), partyOf("agent")];
