import type { Knex } from "knex";
import { holdRules } from "../../../client/content/sale/holds.ts";
import type { UndoData } from "../../database/tables.ts";
import type { SignedInAccount } from "../account/password.ts";
import { lockLeads } from "../lead/leadScope.ts";
import { onlyRow } from "../onlyRow.ts";
import { changeHomes, lockHomes } from "./changeHomes.ts";
import { homesHeld } from "./leadHomes.ts";
import { lockOwnLead } from "./ownLead.ts";

/**
 * Puts a home back to its values before a change, unless it was changed since, its hold is over, or its lead is gone
 * or holds as many others by now as it may.
 * @returns whether it did
 */
export async function undoHomeChange(
  transaction: Knex.Transaction,
  by: SignedInAccount,
  { leads, home: changed }: UndoData,
): Promise<boolean> {
  if (!changed) return false;
  const { key, version, before } = changed;
  await lockLeads(transaction, [...leads.map(({ id }) => id), ...(changed.taken ? [changed.taken] : [])]);
  if (before.lead_id !== null && typeof (await lockOwnLead(transaction, by, before.lead_id)) === "string") return false;
  const { homes, at } = await lockHomes(transaction, [key]);
  const home = onlyRow(homes);
  const until = before.until === null ? null : new Date(before.until);
  if (home.version !== version || (until !== null && until <= at)) return false;
  if (before.state === "held" && home.state !== "held" && before.lead_id !== null) {
    if ((await homesHeld(transaction, [before.lead_id])) >= holdRules.homesPerLead) return false;
  }
  await changeHomes(transaction, [{ home, values: { ...before, until } }], { action: "undo", by, at });
  return true;
}
