import type { Knex } from "knex";
import { logNotes } from "../../client/copy/logNotes.ts";
import type { NoticeText } from "../../client/shared/siteNotice.ts";
import type { Row } from "../database/tables.ts";
import { writeDeskLog } from "./deskLog.ts";
import { onlyRow } from "./onlyRow.ts";

/** What is stored of a notice. */
export interface NoticeFields extends NoticeText {
  /** Of several in one place the lowest is shown. */
  position: number;
  from: Date;
  until: Date;
}

export interface StoredNotice extends NoticeFields {
  id: string;
  revision: number;
}

/** Ended notices that the desk lists, at most. */
const maxEnded = 50;

const toNotice = ({
  id,
  revision,
  heading,
  words,
  link,
  place,
  position,
  ...row
}: Row<"site_notices">): StoredNotice => ({
  id,
  revision,
  heading,
  words,
  link,
  linkLabel: row.link_label,
  place,
  position,
  ...(row.picture && { picture: row.picture }),
  from: row.starts_at,
  until: row.ends_at,
});

const toColumns = ({ heading, words, link, linkLabel, place, position, from, until, picture }: NoticeFields) => ({
  heading,
  words,
  link,
  link_label: linkLabel,
  place,
  position,
  starts_at: from,
  ends_at: until,
  picture: picture ?? null,
});

/** @returns all notices that haven't ended, in the order in which they are shown */
export async function readNotices(db: Knex, now: Date): Promise<StoredNotice[]> {
  const rows = await db("site_notices").where("ends_at", ">", now).orderBy(["position", "id"]);
  return rows.map(toNotice);
}

/** @returns these, and the latest of those that have ended */
export async function listNotices(db: Knex, now: Date): Promise<StoredNotice[]> {
  const ended = await db("site_notices").where("ends_at", "<=", now).orderBy("ends_at", "desc").limit(maxEnded);
  return [...(await readNotices(db, now)), ...ended.map(toNotice)];
}

export async function findNotice(db: Knex, id: string): Promise<StoredNotice | undefined> {
  const row = await db("site_notices").where({ id }).first();
  return row && toNotice(row);
}

/** Logs a change, and tells all instances of it. */
async function record(
  transaction: Knex,
  by: string,
  change: Parameters<typeof logNotes.notice>[0],
  row: Row<"site_notices">,
): Promise<void> {
  const { heading, place, from, until } = toNotice(row);
  const note = logNotes.notice(change, { heading, place, from: from.toISOString(), until: until.toISOString() });
  await writeDeskLog(transaction, { administrator: by, action: "notice", details: { note } });
  await transaction.raw("NOTIFY notices");
}

/** @returns the new notice's id */
export async function addNotice(db: Knex, by: string, fields: NoticeFields): Promise<string> {
  return db.transaction(async (transaction) => {
    const row = await transaction("site_notices").insert(toColumns(fields)).returning("*").then(onlyRow);
    await record(transaction, by, "added", row);
    return row.id;
  });
}

interface NoticeEdit {
  by: string;
  id: string;
  /** The revision that the edit is based on. */
  revision: number;
  fields: NoticeFields;
}

/** @returns why nothing was changed: there is no such notice, or it has another revision meanwhile */
export async function editNotice(
  db: Knex,
  { by, id, revision, fields }: NoticeEdit,
): Promise<"missing" | { revision: number } | undefined> {
  return db.transaction(async (transaction) => {
    const stored = await transaction("site_notices").where({ id }).forUpdate().first("revision");
    if (!stored) return "missing";
    if (stored.revision !== revision) return stored;
    const row = await transaction("site_notices")
      .where({ id })
      .update({ ...toColumns(fields), revision: revision + 1 })
      .returning("*")
      .then(onlyRow);
    await record(transaction, by, "edited", row);
    return undefined;
  });
}

/**
 * Ends a notice at once, also one that hasn't begun. One that has ended stays as it is.
 * @returns false when there is none
 */
export async function endNotice(db: Knex, { by, id, now }: { by: string; id: string; now: Date }): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction("site_notices")
      .where({ id })
      .where("ends_at", ">", now)
      .update({
        starts_at: transaction.raw("least(starts_at, ?)", [now]),
        ends_at: now,
        revision: transaction.raw("revision + 1"),
      })
      .returning("*");
    if (row) await record(transaction, by, "ended", row);
    return row !== undefined || (await findNotice(transaction, id)) !== undefined;
  });
}
