import type { Knex } from "knex";
import type { SignedInAccount } from "../account/password.ts";
import { onlyRow } from "../onlyRow.ts";
import { changeHomes, free, lockHomes, valuesOf } from "./changeHomes.ts";

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
}
