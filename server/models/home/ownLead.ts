import type { Knex } from "knex";
import type { Row } from "../../database/tables.ts";
import type { SignedInAccount } from "../account/password.ts";
import { lockLead } from "../lead/leadScope.ts";

/** Why a change wasn't made, when it isn't what stands there. */
export type HomeRefusal =
  | "later"
  | "notAllowed"
  | "noLead"
  | "mergedLead"
  | "tooMany"
  | "extendedAlready"
  | "earlyDate"
  | "futureDate"
  | "numberTaken";

/** Locks a lead first and the home after it, as merging and erasing do. */
export async function lockOwnLead(
  transaction: Knex.Transaction,
  by: SignedInAccount,
  id: string,
): Promise<Row<"registrations"> | HomeRefusal> {
  const lead = await lockLead(transaction, by, id);
  if (!lead) return by.role === "office" ? "noLead" : "notAllowed";
  return lead.merged_into === null ? lead : "mergedLead";
}
