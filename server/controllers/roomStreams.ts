import type { Request, Response } from "express";
import { beatInterval, type RoomMessage } from "../../client/shared/together.ts";
import type { Context } from "../context.ts";
import { addressOf } from "../middleware/throttle.ts";
import { findRoom, seeMembers } from "../models/room/room.ts";
import { seenLink } from "../services/signing/seenLinks.ts";

/** Streams that a process holds open, and of one address: a model house's visitors share one. */
const limits = { all: 3_000, address: 100 };
/** Milliseconds between checks for whether the server is stopping. */
const checkInterval = 500;

/** A message as it is sent: read only where a room ends. */
interface Told extends Pick<RoomMessage, "version" | "ended"> {
  text: string;
}
const asTold = (message: RoomMessage): Told => ({ ...message, text: JSON.stringify(message) });

interface Stream {
  response: Response;
  member: string;
  address: string;
  /** Version of the last message sent. */
  sent: number;
  /** What waits until a slow client has read the last one: only the newest. */
  waiting?: Told;
}

/** The event streams of rooms: whatever changes one is in the notification, so nobody asks the database for it. */
export class RoomStreams {
  readonly #context: Context;
  readonly #open = new Map<string, Set<Stream>>();
  readonly #addresses = new Map<string, number>();
  #count = 0;

  constructor(context: Context) {
    this.#context = context;
    context.notifications.on("rooms", (said) => {
      if (said === undefined) return this.#readAgain();
      const [, id = "", version, ended, text = ""] = /^(\d+) (\d+) ([01]) (.*)$/s.exec(said) ?? [];
      if (this.#open.has(id)) this.#tell(id, { version: Number(version), ended: ended === "1", text });
    });
    let beat = Date.now();
    setInterval(() => {
      if (this.#count === 0) return;
      if (context.stopping()) return this.#each(({ response }) => response.end());
      if (Date.now() - beat < beatInterval) return;
      beat = Date.now();
      this.#each(({ response }) => response.write("event: beat\ndata:\n\n"));
      void this.#see().catch(() => {});
    }, checkInterval).unref();
  }

  /** @returns whether this process can hold another stream of that address */
  accepts(request: Request): boolean {
    return this.#count < limits.all && (this.#addresses.get(addressOf(request)) ?? 0) < limits.address;
  }

  /** Keeps a response open, and sends a room's changes from its newest state on. */
  async open(id: string, member: string, request: Request, response: Response): Promise<void> {
    response.set({ "Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no" });
    response.flushHeaders();
    response.write("retry: 1000\n\n");
    const stream: Stream = { response, member, address: addressOf(request), sent: -1 };
    const streams = this.#open.get(id) ?? new Set();
    this.#open.set(id, streams.add(stream));
    this.#count += 1;
    this.#addresses.set(stream.address, (this.#addresses.get(stream.address) ?? 0) + 1);
    response.on("close", () => this.#drop(id, stream));
    response.on("drain", () => {
      const { waiting } = stream;
      delete stream.waiting;
      if (waiting) this.#send(stream, waiting);
    });
    // Only now: what changes meanwhile is newer, and stays.
    const room = await findRoom(this.#context.database.db, id);
    if (room) this.#send(stream, asTold(room.message));
  }

  #drop(id: string, stream: Stream): void {
    const streams = this.#open.get(id);
    if (!streams?.delete(stream)) return;
    if (streams.size === 0) this.#open.delete(id);
    this.#count -= 1;
    const left = (this.#addresses.get(stream.address) ?? 1) - 1;
    if (left > 0) this.#addresses.set(stream.address, left);
    else this.#addresses.delete(stream.address);
  }

  #each(act: (stream: Stream) => void): void {
    for (const streams of this.#open.values()) for (const stream of [...streams]) act(stream);
  }

  #tell(id: string, message: Told): void {
    for (const stream of [...(this.#open.get(id) ?? [])]) this.#send(stream, message);
  }

  /** None older replaces a newer one, whichever way they came. */
  #send(stream: Stream, message: Told): void {
    if (message.ended) this.#end(stream, message);
    if (message.ended || message.version <= stream.sent) return;
    if (stream.response.writableNeedDrain) {
      if (message.version > (stream.waiting?.version ?? -1)) stream.waiting = message;
      return;
    }
    stream.sent = message.version;
    stream.response.write(`id: ${message.version}\ndata: ${message.text}\n\n`);
  }

  /** The last thing that a stream sends is the link to the homes seen. */
  #end({ response }: Stream, { text }: Told): void {
    const { state } = JSON.parse(text) as RoomMessage;
    const { sessionSecret, now } = this.#context;
    const seen = state.seen.length > 0 ? seenLink(sessionSecret, state.seen, now()) : null;
    response.end(`event: end\ndata: ${JSON.stringify({ seen })}\n\n`);
  }

  async #readAgain(): Promise<void> {
    for (const id of [...this.#open.keys()]) {
      const room = await findRoom(this.#context.database.db, id).catch(() => undefined);
      if (room) this.#tell(id, asTold(room.message));
    }
  }

  /** Marks everybody here as present, and ends the streams of rooms that have ended by themselves. */
  async #see(): Promise<void> {
    const { db } = this.#context.database;
    // Streams that open meanwhile have just been seen.
    const asked = [...this.#open].map(([id, streams]) => [id, [...streams]] as const);
    const seen = await seeMembers(
      db,
      asked.flatMap(([, streams]) => streams.map(({ member }) => member)),
    );
    for (const [id, streams] of asked) {
      if (streams.every(({ member }) => seen.has(member))) continue;
      const room = await findRoom(db, id);
      for (const stream of streams) {
        if (!room) stream.response.end();
        else if (room.message.ended) this.#end(stream, asTold(room.message));
        // Its place was given to somebody else meanwhile: it comes back through the door.
        else if (!seen.has(stream.member)) stream.response.end("event: left\ndata:\n\n");
      }
    }
  }
}
