import type { Knex } from "knex";
import type { QueryResult } from "pg";
import { keyedHash } from "../../config/keyedHash.ts";
import { onlyRow } from "../onlyRow.ts";

/** Texts per number and day, however many forms name it. */
const maxTextsPerDay = 3;

/** Times of a number's texts that still count. */
const recent = (column: string) =>
  `ARRAY(SELECT at FROM unnest(${column}) AS at WHERE at > cast(:now AS timestamptz) - interval '1 day')`;

/**
 * @param digits in national form, which all spellings of a number share
 * @returns a keyed hash of the number, for counting only
 */
export const textedNumber = (secret: string, digits: string): string =>
  keyedHash(secret, "texted number", digits).toString("base64url");

/**
 * Counts a text before it is sent, once, whatever process sends it and however often.
 * @returns false when its number has reached the limit of the day
 */
export async function countText(db: Knex, textId: string, number: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.raw<QueryResult>(
    `WITH taken AS (
       INSERT INTO texted_numbers (number, sent_at)
       SELECT :number, ARRAY[cast(:now AS timestamptz)] FROM texts WHERE id = :textId AND NOT counted
       ON CONFLICT (number) DO UPDATE SET sent_at = ${recent("texted_numbers.sent_at")} || cast(:now AS timestamptz)
       WHERE cardinality(${recent("texted_numbers.sent_at")}) < :maxTextsPerDay
       RETURNING number
     ), counted AS (
       UPDATE texts SET counted = true FROM taken WHERE texts.id = :textId RETURNING texts.id
     )
     SELECT id FROM counted UNION ALL SELECT id FROM texts WHERE id = :textId AND counted`,
    { textId, number, now, maxTextsPerDay },
  );
  return rowCount === 1;
}

/**
 * @returns how many more texts a registration's number can get after its own and those queued before them; below 0 when
 * that many can't be sent
 */
export async function remainingTexts(
  db: Knex,
  { id, number, now }: { id: string; number: string; now: Date },
): Promise<number> {
  const { rows } = await db.raw<QueryResult<{ left: number }>>(
    `SELECT :maxTextsPerDay - coalesce((SELECT cardinality(${recent("sent_at")}) FROM texted_numbers WHERE number = :number), 0)
       - (SELECT count(*) FROM registrations AS own
          JOIN registrations AS earlier ON earlier.phone_digits = own.phone_digits AND earlier.id <= own.id
          JOIN texts ON texts.registration_id = earlier.id AND texts.state IN ('waiting', 'sending') AND NOT counted
            AND texts.kind <> 'reminder' AND texts.test_number IS NULL
          WHERE own.id = :id)::integer AS "left"`,
    { id, number, now, maxTextsPerDay },
  );
  return onlyRow(rows).left;
}

/** @returns how many more texts a number can get now */
export async function remainingTextsNow(db: Knex, number: string, now: Date): Promise<number> {
  const { rows } = await db.raw<QueryResult<{ sent: number }>>(
    `SELECT cardinality(${recent("sent_at")}) AS sent FROM texted_numbers WHERE number = :number`,
    { number, now },
  );
  return maxTextsPerDay - (rows[0]?.sent ?? 0);
}

/** Deletes numbers that got no text within the last day. */
export async function purgeTextedNumbers(db: Knex, now: Date): Promise<void> {
  await db.raw(`DELETE FROM texted_numbers WHERE cardinality(${recent("sent_at")}) = 0`, { now });
}
