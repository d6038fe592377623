import type { Knex } from "knex";
import type { QueryResult } from "pg";
import type { SignedInAccount } from "../account/password.ts";
import { onlyRow } from "../onlyRow.ts";
import { changeHomes, free, lockHomes, type StandingHome, valuesOf } from "./changeHomes.ts";
import { countContracts, withdrawContract } from "./contracts.ts";

/** The keys of homes that leads hold or have bought. */
const keysOf = (transaction: Knex, leadIds: readonly string[]): Promise<string[]> =>
  transaction("homes").whereIn("lead_id", leadIds).pluck("key");

/** @returns how many homes are held for leads now */
export async function homesHeld(transaction: Knex, leadIds: readonly string[]): Promise<number> {
  const held = await transaction("homes")
    .whereIn("lead_id", leadIds)
    .where({ state: "held" })
    .whereRaw("until > clock_timestamp()")
    .count<{ count: string }[]>("* as count");
  return Number(onlyRow(held).count);
}

/**
 * Before leads are erased: frees what is held for them, and leaves a contracted home its contract's number only.
 * @param leadIds locked by the transaction
 */
export async function freeHomesOf(transaction: Knex.Transaction, leadIds: readonly string[]): Promise<void> {
  const { homes, at } = await lockHomes(transaction, await keysOf(transaction, leadIds));
  const changes = homes.map((home) => ({
    home,
    values: home.state === "contracted" ? { ...valuesOf(home), lead_id: null } : free,
  }));
  await changeHomes(transaction, changes, { action: "erase", by: null, at });
}

/**
 * When leads are merged into another: their homes become its homes.
 * @param leadIds locked by the transaction, as is the lead they are merged into
 */
export async function carryHomes(
  transaction: Knex.Transaction,
  by: Pick<SignedInAccount, "id" | "email">,
  leadIds: readonly string[],
  into: string,
): Promise<void> {
  const { homes, at } = await lockHomes(transaction, await keysOf(transaction, leadIds));
  const changes = homes.flatMap((home) =>
    home.lead_id === null ? [] : [{ home, values: { ...valuesOf(home), lead_id: into } }],
  );
  await changeHomes(transaction, changes, { action: "merge", by, at });
  await followContracts(transaction, homes, { to: into });
}

/**
 * When a merge is undone: the homes that were held for a lead, or bought by it, become its own again, as they stand now.
 * @param origin the lead that they began with
 * @param from whose they are now; both are locked by the transaction
 */
export async function returnHomes(
  transaction: Knex.Transaction,
  by: Pick<SignedInAccount, "id" | "email">,
  { origin, from, to }: { origin: string; from: string; to: string },
): Promise<void> {
  const { rows } = await transaction.raw<QueryResult<{ key: string }>>(
    `SELECT key FROM homes WHERE lead_id = :from AND :origin = (
       SELECT lead_id FROM home_events WHERE home = homes.key AND from_state IN ('offered', 'withheld')
       ORDER BY version DESC LIMIT 1)`,
    { origin, from },
  );
  const { homes, at } = await lockHomes(
    transaction,
    rows.map(({ key }) => key),
  );
  const changes = homes.flatMap((home) =>
    home.lead_id === from ? [{ home, values: { ...valuesOf(home), lead_id: to } }] : [],
  );
  if (changes.length === 0) return;
  await changeHomes(transaction, changes, { action: "merge", by, at });
  await followContracts(transaction, homes, { to, from });
}

/** Contracts count for the lead that owns their homes; another that owns none any more hasn't contracted. */
async function followContracts(
  transaction: Knex.Transaction,
  homes: readonly StandingHome[],
  { to, from }: { to: string; from?: string },
): Promise<void> {
  const [bought] = homes.filter(({ state }) => state === "contracted");
  if (!bought) return;
  await countContracts(transaction, [to]);
  const lead = from === undefined ? undefined : await transaction("registrations").where({ id: from }).first();
  if (lead) await withdrawContract(transaction, lead, bought.key);
}
