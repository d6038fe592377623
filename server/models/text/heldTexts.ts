import type { Knex } from "knex";
import type { QueryResult } from "pg";
import type { SignedInAccount } from "../account/password.ts";
import { writeDeskLog } from "../deskLog.ts";
import { onlyRow } from "../onlyRow.ts";
import { planTexts } from "./textMessage.ts";

/** Texts to all numbers together, at most: whoever fills in forms spends the operator's money. */
export interface TextLimits {
  hour: number;
  day: number;
}

/** @returns whether as many texts were sent as may be; erased registrations' texts count too */
export async function isOverTextLimit(db: Knex, { hour, day }: TextLimits, now: Date): Promise<boolean> {
  const { rows } = await db.raw<QueryResult<{ hour: number; day: number }>>(
    `SELECT (count(*) FILTER (WHERE at > cast(:now AS timestamptz) - interval '1 hour'))::integer AS hour,
       count(*)::integer AS day
     FROM texted_numbers, unnest(sent_at) AS at WHERE at > cast(:now AS timestamptz) - interval '1 day'`,
    { now },
  );
  const sent = onlyRow(rows);
  return sent.hour >= hour || sent.day >= day;
}

/** @returns the number of texts that wait for the office */
export async function countHeldTexts(db: Knex): Promise<number> {
  const { rows } = await db.raw<QueryResult<{ count: number }>>(
    "SELECT count(*)::integer AS count FROM texts WHERE state = 'held'",
  );
  return onlyRow(rows).count;
}

/** Sends all of them, as texts by hand of this account, which the limits don't hold. @returns their number */
export async function releaseHeldTexts(db: Knex, by: SignedInAccount, now: Date): Promise<number> {
  return db.transaction(async (transaction) => {
    const released = await transaction("texts")
      .where({ state: "held" })
      .update({ state: "waiting", sent_by: by.email, send_after: now, reason: "" })
      .returning("registration_id");
    for (const id of new Set(released.map(({ registration_id }) => registration_id)))
      if (id !== null) await planTexts(transaction, id, now);
    await writeDeskLog(transaction, {
      administrator: by.email,
      action: "text",
      details: { shown: released.length },
    });
    return released.length;
  });
}
