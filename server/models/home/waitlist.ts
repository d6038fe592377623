import { hash } from "node:crypto";
import type { Knex } from "knex";
import type { QueryResult } from "pg";
import { waitlistConsent, waitlistConsentText } from "../../../client/copy/waitlist.ts";
import { undoSeconds } from "../../../client/shared/desk/deskProps.ts";
import { type Wish, waitlistLimit } from "../../../client/shared/waitlist.ts";
import type { Row } from "../../database/tables.ts";
import { onlyRow } from "../onlyRow.ts";

/** Seconds after which a change at the desk can't be undone any more. */
const undoable = undoSeconds + 6;

/** `joined`: now or, with the same key, before; `known`: the same number waits for the same already. `full`: it has as many requests as it may. */
export type Joined = { outcome: "joined"; id: string } | { outcome: "known" | "full" };

interface Request extends Wish {
  key: string;
  phoneDigits: string;
  /** The number's keyed hash. */
  number: string;
}

/** Stores a request for a text, once, however often it is sent. */
export const joinWaitlist = (db: Knex, { key, phoneDigits, number, ...wish }: Request, now: Date): Promise<Joined> =>
  db.transaction(async (transaction) => {
    // Two at once are one after the other: otherwise both would be counted before either is stored.
    await transaction.raw("SELECT pg_advisory_xact_lock(hashtextextended(?, 0))", [`waitlist ${number}`]);
    const requests = await transaction("waitlist")
      .leftJoin("texts", "texts.waitlist_id", "waitlist.id")
      .where({ number })
      .select("waitlist.*", "texts.settled_at");
    const same = requests.filter(({ home, search }) => home === wish.home && search === wish.search);
    const replayed = same.find((request) => key !== "" && request.key === key);
    if (replayed) return { outcome: "joined", id: replayed.id };
    if (same.some(({ settled_at }) => settled_at === null)) return { outcome: "known" };
    if (requests.length >= waitlistLimit) return { outcome: "full" };
    const consent = { version: waitlistConsent.version, hash: hash("sha256", waitlistConsentText) };
    await transaction("consent_texts")
      .insert({ ...consent, text: waitlistConsentText })
      .onConflict("hash")
      .ignore();
    const rows = await transaction("waitlist")
      .insert({
        ...wish,
        key,
        phone_digits: phoneDigits,
        number,
        created_at: now,
        consent_version: consent.version,
        consent_hash: consent.hash,
      })
      .returning("id");
    // What is waited for may have become free since the ledger was read.
    await planVacancies(transaction);
    // A hold made by a version from before this planned no look at its end.
    const held = await transaction("homes")
      .where({ key: wish.home ?? "", state: "held" })
      .first("until");
    if (held?.until) await planVacancies(transaction, held.until);
    return { outcome: "joined", id: onlyRow(rows).id };
  });

/** @returns a request, and whether its text is settled */
export async function findWaitlistRequest(
  db: Knex,
  id: string,
): Promise<(Row<"waitlist"> & { answered: boolean }) | undefined> {
  const row = await db("waitlist")
    .leftJoin("texts", "texts.waitlist_id", "waitlist.id")
    .where("waitlist.id", id)
    .first("waitlist.*", "texts.settled_at");
  return row && { ...row, answered: row.settled_at !== null };
}

/** Erases a request, at the visitor's wish. */
export async function leaveWaitlist(db: Knex, id: string): Promise<void> {
  await db("waitlist").where({ id }).delete();
}

/** Erases the requests of the numbers of leads that are about to be erased. */
export async function eraseWaitlistOf(transaction: Knex, leadIds: readonly string[]): Promise<void> {
  await transaction("waitlist")
    .whereIn(
      "phone_digits",
      transaction("registrations").whereIn("id", leadIds).whereNot({ phone_digits: "" }).select("phone_digits"),
    )
    .delete();
}

/** Requests that no text has answered yet. */
const waiting = (db: Knex) =>
  db("waitlist")
    .whereNot({ phone_digits: "" })
    .whereNotExists(db("texts").whereRaw("texts.waitlist_id = waitlist.id").select("id"));

export const listWaiting = (db: Knex): Promise<Row<"waitlist">[]> => waiting(db).orderBy("id");

/** @returns how many wait, for a home or in all */
export const countWaiting = async (db: Knex, home?: string): Promise<number> =>
  Number(
    onlyRow(
      await waiting(db)
        .where(home === undefined ? {} : { home })
        .count<{ count: string }[]>("* as count"),
    ).count,
  );

/** Queues the texts of requests, one for each. */
export async function queueVacancyTexts(db: Knex, ids: readonly string[]): Promise<void> {
  await db.raw(
    `WITH queued AS (
       INSERT INTO texts (waitlist_id, kind) SELECT id, 'vacancy' FROM waitlist WHERE id = ANY(cast(:ids AS bigint[]))
       ON CONFLICT (waitlist_id) DO NOTHING RETURNING waitlist_id AS id
     )
     SELECT (graphile_worker.add_job('sendVacancyText', json_build_object('id', id::text), max_attempts => 25,
       job_key => 'vacancy:' || id)).id FROM queued`,
    { ids: [...ids] },
  );
}

/** Plans another attempt at a request's text. */
export async function planVacancyText(db: Knex, id: string, at: Date): Promise<void> {
  await db.raw(
    `SELECT graphile_worker.add_job('sendVacancyText', json_build_object('id', cast(:id AS text)), run_at => :at,
       max_attempts => 25, job_key => 'vacancy:' || cast(:id AS text))`,
    { id, at },
  );
}

/** @returns the text of a request, unless it is settled */
export const findVacancyText = (db: Knex, id: string): Promise<Row<"texts"> | undefined> =>
  db("texts").where({ waitlist_id: id }).whereIn("state", ["waiting", "sending"]).first();

/** Lets a request wait again: what its text was about to say is no longer true. */
export async function waitAgain(db: Knex, textId: string): Promise<void> {
  await db("texts").where({ id: textId, state: "waiting" }).delete();
}

/**
 * Plans a look at who waits for what is free, in the transaction of a change.
 * @param at when; now by default
 */
export async function planVacancies(db: Knex, at?: Date): Promise<void> {
  await db.raw("SELECT graphile_worker.add_job('findVacancies', run_at => coalesce(cast(:at AS timestamptz), now()))", {
    at: at ?? null,
  } as unknown as Record<string, Knex.RawBinding>);
}

/** The same once a change can't be undone any more, and when a hold ends: each a job of its own, so that none waits for another's transaction. */
export async function planVacanciesAfter(
  transaction: Knex,
  homes: readonly Pick<Row<"homes">, "state" | "until">[],
): Promise<void> {
  const ends = homes.flatMap(({ until }) => (until ? [until.getTime()] : []));
  if (homes.some(({ state }) => state === "offered"))
    await transaction.raw(
      "SELECT graphile_worker.add_job('findVacancies', run_at => now() + :undoable * interval '1 second')",
      { undoable },
    );
  for (const end of new Set(ends)) await planVacancies(transaction, new Date(end));
}

/** Erases numbers whose text was sent, and what is past the retention period. */
export async function purgeWaitlist(db: Knex, options: { retentionDays: number; now: Date }): Promise<void> {
  const oldest = new Date(options.now.getTime() - options.retentionDays * 24 * 3_600_000);
  await db("waitlist").where("created_at", "<", oldest).delete();
  await db.raw<QueryResult>(
    `UPDATE waitlist SET phone_digits = '' FROM texts
     WHERE texts.waitlist_id = waitlist.id AND texts.settled_at IS NOT NULL AND phone_digits <> ''`,
  );
}
