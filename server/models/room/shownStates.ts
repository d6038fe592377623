import type { Knex } from "knex";
import type { QueryResult } from "pg";
import { lookedAt, type RoomState } from "../../../client/shared/together.ts";
import { message, open, toldTo } from "./room.ts";

/** A state that somebody shows. */
interface Shown {
  room: string;
  member: string;
  /** Grows with each of a leader's states. */
  gesture: number;
  state: RoomState;
}

interface Waiting extends Shown {
  resolve: (isShown: boolean) => void;
  reject: (error: unknown) => void;
}

/** States in one statement. */
const batch = 200;

/**
 * Locks in the order of ids, because another process may show states in the same rooms at the same moment. Keeps the home
 * looked at with the lead if its visitor agreed to that.
 */
const statement = `
  WITH given AS (
    SELECT id, member, gesture, state::jsonb, home, minute FROM unnest(
      cast(:ids AS bigint[]), cast(:members AS bigint[]), cast(:gestures AS integer[]), cast(:states AS text[]),
      cast(:homes AS text[]), cast(:minutes AS integer[])) AS given (id, member, gesture, state, home, minute)
    JOIN (SELECT id FROM rooms WHERE id = ANY (cast(:ids AS bigint[])) ORDER BY id FOR UPDATE) AS locked USING (id)
  ), room AS (
    UPDATE rooms SET version = version + 1, used_at = now(), state = given.state, gesture = given.gesture FROM given
    WHERE rooms.id = given.id AND ${open} AND leader_id = given.member AND rooms.gesture < given.gesture
    RETURNING rooms.*, given.home, given.minute
  ), kept AS (
    INSERT INTO shown_homes (registration_id, home, minute)
    SELECT registration_id, home, minute FROM room
    WHERE agreed_at IS NOT NULL AND registration_id IS NOT NULL AND home <> ''
    ON CONFLICT (registration_id, home) DO UPDATE SET minute = excluded.minute, shown_at = now()
      WHERE shown_homes.minute <> excluded.minute
  )
  SELECT id, ${toldTo(message)}, set_config('synchronous_commit', 'off', true) FROM room`;

/**
 * Shows states in rooms. Those that arrive while a statement runs share the next one, so that many rooms at once cost
 * hardly more than one.
 */
export class ShownStates {
  readonly #db: Knex;
  #waiting: Waiting[] = [];
  #isRunning = false;

  constructor(db: Knex) {
    this.#db = db;
  }

  /** @returns false when the member doesn't lead, or has shown a newer state */
  show(shown: Shown): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...shown, resolve, reject });
      if (!this.#isRunning) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      // One of each room: a statement changes a row once.
      const rooms = new Set<string>();
      const now: Waiting[] = [];
      const later: Waiting[] = [];
      for (const each of this.#waiting) {
        const fits = now.length < batch && !rooms.has(each.room);
        (fits ? now : later).push(each);
        rooms.add(each.room);
      }
      this.#waiting = later;
      try {
        const changed = await this.#write(now);
        for (const { room, resolve } of now) resolve(changed.has(room));
      } catch (error) {
        for (const { reject } of now) reject(error);
      }
    }
    this.#isRunning = false;
  }

  /** @returns the ids of the rooms that were changed */
  async #write(states: readonly Waiting[]): Promise<Set<string>> {
    const { rows } = await this.#db.raw<QueryResult<{ id: string }>>(statement, {
      ids: states.map(({ room }) => room),
      members: states.map(({ member }) => member),
      gestures: states.map(({ gesture }) => gesture),
      states: states.map(({ state }) => JSON.stringify(state)),
      homes: states.map(({ state }) => lookedAt(state)),
      minutes: states.map(({ state }) => state.minute),
    } as unknown as Record<string, Knex.RawBinding>);
    return new Set(rows.map(({ id }) => id));
  }
}
