import type { Knex } from "knex";
import type { QueryResult } from "pg";
import type { TextBudget } from "../../../client/shared/desk/overview.ts";
import type { SignedInAccount } from "../account/password.ts";
import { writeDeskLog } from "../deskLog.ts";
import { onlyRow } from "../onlyRow.ts";
import { planTexts } from "./textMessage.ts";

/** Texts to all numbers together, at most: whoever fills in forms spends the operator's money. */
export interface TextLimits {
  hour: number;
  day: number;
  /** The budget of a calendar month in Seoul, texts by hand included. */
  month: number | undefined;
}

/** Of the month's budget; the rest is kept for information, which visitors wait for. */
const advertisingShare = 0.8;

/** @returns what of a month's budget is used, and which automatic texts wait for the office; undefined without a budget */
export async function textBudget(db: Knex, { month }: TextLimits, now: Date): Promise<TextBudget | undefined> {
  if (month === undefined) return undefined;
  const { rows } = await db.raw<QueryResult<{ sent: number }>>(
    `SELECT count(*)::integer AS sent FROM texts WHERE counted AND coalesce(settled_at, created_at) >=
       date_trunc('month', cast(:now AS timestamptz) AT TIME ZONE 'Asia/Seoul') AT TIME ZONE 'Asia/Seoul'`,
    { now },
  );
  const { sent } = onlyRow(rows);
  return { sent, month, held: sent >= month ? "all" : sent >= month * advertisingShare ? "advertising" : "none" };
}

interface AutomaticText {
  advertising: boolean;
  now: Date;
}

/** @returns whether as many texts were sent as may be; erased registrations' texts count within the day */
export async function isOverTextLimit(
  db: Knex,
  limits: TextLimits,
  { advertising, now }: AutomaticText,
): Promise<boolean> {
  const held = (await textBudget(db, limits, now))?.held;
  if (held === "all" || (held === "advertising" && advertising)) return true;
  const { hour, day } = limits;
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
