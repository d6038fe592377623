import type { Knex } from "knex";
import type { QueryResult } from "pg";
import {
  codeLifetime,
  firstState,
  type MemberRole,
  type RoomMessage,
  type RoomState,
  roomPlaces,
} from "../../../client/shared/together.ts";
import type { SignedInAccount } from "../account/password.ts";
import { mayOpen, type Viewer } from "../lead/leadScope.ts";
import { onlyRow } from "../onlyRow.ts";

/** Rooms open at once: of one account, and in all. */
const roomLimits = { account: 5, all: 500 };

/** Ends by hand, after half an hour without use, after three hours. */
export const open = `ended_at IS NULL AND used_at > now() - interval '30 minutes' AND opened_at > now() - interval '3 hours'`;

/** Whoever hasn't been seen for so long has left. */
const present = `seen_at > now() - interval '45 seconds'`;

/** What a notification says, from a row of `rooms` named `room`: its id, version and whether it has ended, before the message. */
export const toldTo = (message: string) =>
  `pg_notify('rooms', id || ' ' || version || ' ' || (ended_at IS NOT NULL)::int || ' ' || ${message}::text)`;

/** The message of a room, from a row of `rooms` named `room`. */
export const message = `json_build_object(
  'version', room.version, 'gesture', room.gesture, 'state', room.state, 'hearts', room.hearts,
  'leader', (SELECT json_build_object('id', id, 'role', role) FROM room_members WHERE id = room.leader_id),
  'members', (SELECT count(*) FROM room_members WHERE room_id = room.id AND ${present}),
  'ended', NOT (${open.replace(/\b(ended_at|used_at|opened_at)\b/g, "room.$1")}))`;

/**
 * Changes a room and tells every process in one statement, with the whole message in the notification. Gestures may be
 * lost when the database's machine fails, so nobody waits for the disk.
 * @param change of the columns, and what must hold
 * @returns the new message; undefined when nothing was changed
 */
async function changeRoom(
  db: Knex,
  id: string,
  { set, where = "TRUE" }: { set: string; where?: string },
  values: Record<string, Knex.RawBinding> = {},
): Promise<RoomMessage | undefined> {
  const { rows } = await db.raw<QueryResult<{ message: RoomMessage }>>(
    `WITH room AS (
       UPDATE rooms SET version = version + 1, used_at = now(), ${set} WHERE id = :id AND ${open} AND ${where} RETURNING *
     ), told AS (SELECT room.*, ${message} AS message FROM room)
     SELECT message, ${toldTo("message")}, set_config('synchronous_commit', 'off', true) FROM told`,
    { id, ...values },
  );
  return rows[0]?.message;
}

export interface FoundRoom {
  id: string;
  message: RoomMessage;
  accountId: string;
  /** The lead it was opened for. */
  lead: string | null;
}

export async function findRoom(db: Knex, id: string): Promise<FoundRoom | undefined> {
  const { rows } = await db.raw<QueryResult<FoundRoom>>(
    `SELECT id, ${message} AS message, account_id AS "accountId", registration_id AS lead FROM rooms AS room WHERE id = :id`,
    { id },
  );
  return rows[0];
}

/** @returns the id of the newest open room of a lead */
export async function roomOfLead(db: Knex, lead: string): Promise<string | undefined> {
  const room = await db("rooms").where({ registration_id: lead }).whereRaw(open).orderBy("id", "desc").first("id");
  return room?.id;
}

/** Whether an account opened the room, or may do everything. */
export const mayHost = ({ accountId }: FoundRoom, { id, role }: Viewer) => role === "office" || accountId === id;

/**
 * Opens a room, or finds the one that this account has open for the same lead.
 * @returns its id, or why there is none: the account may not open the lead, or too many rooms are open
 */
export async function openRoom(
  db: Knex,
  by: SignedInAccount,
  lead: string | null,
): Promise<{ id: string } | { refusal: "notAllowed" | "tooMany" }> {
  if (lead !== null && !(await mayOpen(db, by, lead))) return { refusal: "notAllowed" };
  return db.transaction(async (transaction) => {
    // One at a time, so that two clicks open one room and the limits hold.
    await transaction.raw("SELECT pg_advisory_xact_lock(hashtext('rooms'))");
    const mine = await transaction("rooms")
      .where({ account_id: by.id, registration_id: lead })
      .whereRaw(open)
      .first("id");
    if (mine) return { id: mine.id };
    const counted = await transaction.raw<QueryResult<{ own: number; all: number }>>(
      `SELECT count(*)::int AS all, count(*) FILTER (WHERE account_id = :account)::int AS own FROM rooms WHERE ${open}`,
      { account: by.id },
    );
    const { own, all } = onlyRow(counted.rows);
    if (own >= roomLimits.account || all >= roomLimits.all) return { refusal: "tooMany" } as const;
    const [row] = await transaction("rooms")
      .insert({ account_id: by.id, registration_id: lead, state: JSON.stringify(firstState) as unknown as RoomState })
      .returning("id");
    return { id: onlyRow(row ? [row] : []).id };
  });
}

/**
 * Gives a room six digits, which replace earlier ones. No two rooms ever have the same at once.
 * @param hash of the digits
 * @returns until when they open it; undefined when the room has ended or another has these digits
 */
export async function setCode(db: Knex, id: string, hash: string): Promise<Date | undefined> {
  await db("rooms").where("code_until", "<", db.fn.now()).update({ code_hash: null, code_until: null });
  const { rows } = await db.raw<QueryResult<{ code_until: Date }>>(
    `UPDATE rooms SET code_hash = :hash, code_until = now() + :lifetime * interval '1 ms', used_at = now()
     WHERE id = :id AND ${open} AND NOT EXISTS (SELECT FROM rooms AS other WHERE other.code_hash = :hash AND other.id <> :id)
     RETURNING code_until`,
    { id, hash, lifetime: codeLifetime },
  );
  return rows[0]?.code_until;
}

/** @returns the room that these digits open now */
export async function roomOfCode(db: Knex, hash: string): Promise<string | undefined> {
  const room = await db("rooms").where({ code_hash: hash }).whereRaw("code_until > now()").whereRaw(open).first("id");
  return room?.id;
}

export type Joined = { member: string; message: RoomMessage } | "full" | "ended";

interface Joining {
  role: MemberRole;
  /** Who comes back. */
  member?: string | undefined;
}

/** Lets somebody in while there is a place. A counsellor leads unless somebody else does. */
export async function joinRoom(db: Knex, id: string, { role, member }: Joining): Promise<Joined> {
  return db.transaction(async (transaction) => {
    const room = await transaction("rooms").where({ id }).whereRaw(open).forUpdate().first("leader_id");
    if (!room) return "ended";
    await transaction("room_members")
      .where({ room_id: id })
      .whereRaw(`NOT (${present})`)
      .whereNot({ id: member ?? "0" })
      .delete();
    const members = await transaction("room_members").where({ room_id: id }).select("id", "role");
    const back = members.find((one) => one.id === member);
    if (!back && members.length >= roomPlaces) return "full";
    const [joined] = back
      ? await transaction("room_members")
          .where({ id: back.id })
          .update({ seen_at: transaction.fn.now() })
          .returning("id")
      : await transaction("room_members").insert({ room_id: id, role }).returning("id");
    const own = onlyRow(joined ? [joined] : []).id;
    const leads = members.some((one) => one.id === room.leader_id);
    const changed = await changeRoom(
      transaction,
      id,
      { set: "leader_id = CASE WHEN :takes THEN cast(:own AS bigint) ELSE leader_id END" },
      { own, takes: role === "counsellor" && !leads },
    );
    return changed ? { member: own, message: changed } : "ended";
  });
}

/**
 * @param from who led when it was asked for: of two who take it at once, one gets it
 * @returns undefined when somebody else leads by now, or the member can't
 */
export const takeLead = (db: Knex, id: string, member: string, from: number | null) =>
  changeRoom(
    db,
    id,
    {
      set: "leader_id = :member",
      where: `leader_id IS NOT DISTINCT FROM cast(:from AS bigint)
        AND EXISTS (SELECT FROM room_members WHERE id = :member AND room_id = rooms.id AND role <> 'wall')`,
    },
    { member, from },
  );

/** Adds or removes a heart, the counsellor's or the buyers'. @returns undefined for who isn't in the room */
export const setHeart = (db: Knex, id: string, member: string, home: string, on: boolean) =>
  changeRoom(
    db,
    id,
    {
      set: `hearts = (SELECT CASE WHEN :on AND jsonb_array_length(hearts - mark) < 24
          THEN (hearts - mark) || to_jsonb(mark) ELSE hearts - mark END
        FROM (SELECT CASE role WHEN 'counsellor' THEN 'c:' ELSE 'b:' END || :home AS mark FROM room_members WHERE id = :member) AS own)`,
      where: "EXISTS (SELECT FROM room_members WHERE id = :member AND room_id = rooms.id AND role <> 'wall')",
    },
    { member, home, on },
  );

export const endRoom = (db: Knex, id: string) =>
  changeRoom(db, id, { set: "ended_at = now(), code_hash = NULL, code_until = NULL" });

/** @returns of these members those whose rooms are still open: they have been seen now */
export async function seeMembers(db: Knex, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.raw<QueryResult<{ id: string }>>(
    `UPDATE room_members SET seen_at = now() FROM rooms
     WHERE room_members.id = ANY(cast(:ids AS bigint[])) AND rooms.id = room_id AND ${open} RETURNING room_members.id`,
    { ids } as unknown as Record<string, Knex.RawBinding>,
  );
  return new Set(rows.map(({ id }) => id));
}

/** @returns whether somebody is still in a room */
export const isMember = async (db: Knex, id: string, member: string): Promise<boolean> =>
  (await db("room_members").where({ id: member, room_id: id }).update({ seen_at: db.fn.now() })) === 1;

/** Nothing of a room outlives the night after it. */
export const purgeRooms = (db: Knex): Promise<number> => db("rooms").whereRaw(`NOT (${open})`).delete();
