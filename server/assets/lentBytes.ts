import { messages } from "../../client/words/messages.ts";
import { AnsweredError } from "../errors.ts";

interface Entry {
  size: number;
  bytes: Promise<Buffer | undefined>;
  /** Answers that it is being sent in. */
  borrowers: number;
}

/**
 * Bytes that answers share, bounded in all: what is being sent counts as well, for a slow client holds on to it as long as
 * it likes. So something is given up only when nobody sends it any more.
 */
export class LentBytes {
  readonly #limit: number;
  /** The one asked for last stands last. */
  readonly #entries = new Map<string, Entry>();
  #held = 0;

  /** @param limit bytes held at most */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * Lends the bytes until `giveBack` is called with the same key, once for each call that gave some.
   * @param size bytes that `read` will give
   * @returns what `read` gave to the first who asked; undefined: there is nothing, and nothing to give back
   * @throws AnsweredError (503) when there is no room, for all that is held is being sent; what `read` throws
   */
  async lend(key: string, size: number, read: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const entry = this.#entries.get(key) ?? this.#make(key, size, read);
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    entry.borrowers += 1;
    try {
      const bytes = await entry.bytes;
      if (!bytes) this.#drop(key, entry);
      return bytes;
    } catch (error) {
      this.#drop(key, entry);
      throw error;
    }
  }

  giveBack(key: string): void {
    const entry = this.#entries.get(key);
    if (entry) entry.borrowers -= 1;
  }

  #make(key: string, size: number, read: () => Promise<Buffer | undefined>): Entry {
    for (const [other, entry] of this.#entries) {
      if (this.#held + size <= this.#limit) break;
      if (entry.borrowers === 0) this.#drop(other, entry);
    }
    if (this.#held + size > this.#limit) throw new AnsweredError(503, messages.unexpected);
    this.#held += size;
    const entry = { size, bytes: read(), borrowers: 0 };
    this.#entries.set(key, entry);
    return entry;
  }

  #drop(key: string, entry: Entry): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#held -= entry.size;
  }
}
