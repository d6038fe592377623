import { Agent, get, type IncomingMessage, request } from "node:http";
import { firstState, type RoomMessage } from "../../client/shared/together.ts";
import { memberToken, roomLink } from "../../server/services/signing/signedLinks.ts";

const secret = "load".repeat(8);
const agent = new Agent({ keepAlive: true, maxSockets: 200 });

export interface LoadedRoom {
  path: string;
  /** Every room is somebody else's, elsewhere. */
  address: string;
  leader: string;
  followers: readonly string[];
}

type Query = (sql: string, values?: unknown[]) => Promise<{ id: string; members: string[] }[]>;

/** Rooms with one who leads and two who follow. */
export async function openRooms(query: Query, count: number): Promise<LoadedRoom[]> {
  const rows = await query(
    `WITH account AS (
       INSERT INTO administrators (email, password_hash) VALUES (gen_random_uuid() || '@load.example', '') RETURNING id
     ), opened AS (
       INSERT INTO rooms (account_id, state) SELECT account.id, $2 FROM account, generate_series(1, $1) RETURNING id
     ), joined AS (
       INSERT INTO room_members (room_id, role) SELECT opened.id, 'buyer' FROM opened, generate_series(1, 3) RETURNING id, room_id
     )
     SELECT room_id AS id, array_agg(id::text ORDER BY id) AS members FROM joined GROUP BY room_id`,
    [count, JSON.stringify(firstState)],
  );
  await query("UPDATE rooms SET leader_id = (SELECT min(id) FROM room_members WHERE room_id = rooms.id)");
  return rows.map(({ id, members }, index) => ({
    path: roomLink(secret, id),
    address: `10.0.${index >> 8}.${index & 255}`,
    leader: memberToken(secret, members[0] ?? ""),
    followers: members.slice(1).map((member) => memberToken(secret, member)),
  }));
}

/** Shows another hour. @returns the status; 0 without an answer */
export function gesture(port: number, { path, leader, address }: LoadedRoom, number: number): Promise<number> {
  const body = JSON.stringify({ member: leader, gesture: number, state: { ...firstState, minute: number % 1_440 } });
  return new Promise((resolve) => {
    const sent = request(
      {
        agent,
        port,
        method: "PUT",
        path: `${path}/state`,
        headers: {
          "Content-Type": "application/json",
          "Content-Length": body.length,
          "Sec-Fetch-Site": "same-origin",
          "X-Forwarded-For": address,
        },
      },
      (response) => response.resume().on("end", () => resolve(response.statusCode ?? 0)),
    );
    sent.on("error", () => resolve(0));
    sent.end(body);
  });
}

/** Follows a room as a browser does: a lost stream is opened again after a second, at the next port. */
export class Follower {
  #stopped = false;
  #response: IncomingMessage | undefined;
  readonly #room: LoadedRoom;
  readonly #member: string;
  readonly #ports: readonly number[];
  readonly #heard: (message: RoomMessage) => void;

  constructor(room: LoadedRoom, member: string, ports: readonly number[], heard: (message: RoomMessage) => void) {
    this.#room = room;
    this.#member = member;
    this.#ports = ports;
    this.#heard = heard;
  }

  /** Resolves with the first message. */
  listen(turn = 0): Promise<void> {
    const { path, address } = this.#room;
    const port = this.#ports[turn % this.#ports.length];
    const again = () => {
      if (!this.#stopped) setTimeout(() => void this.listen(turn + 1), 1_000);
    };
    return new Promise((resolve) => {
      const headers = { "X-Forwarded-For": address };
      get({ port, agent: false, path: `${path}/events?member=${this.#member}`, headers }, (response) => {
        this.#response = response;
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => {
          const blocks = (text + part).split("\n\n");
          text = blocks.pop() ?? "";
          for (const block of blocks) {
            const data = /^(?:id: \d+\n)?data: (\{.*)$/m.exec(block)?.[1];
            if (!data) continue;
            this.#heard(JSON.parse(data));
            resolve();
          }
        });
        response.on("error", () => {}).on("close", again);
      }).on("error", again);
    });
  }

  /** Loses its stream, so that it goes on at the next port. */
  move(): void {
    this.#response?.destroy();
  }

  stop(): void {
    this.#stopped = true;
    this.#response?.destroy();
  }
}
