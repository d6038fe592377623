import { messages } from "../../../client/copy/messages.ts";
import { HttpError } from "../../httpErrors.ts";

interface Entry {
  size: number;
  bytes: Promise<Buffer | undefined>;
  /** Answers that are sending it at the moment. */
  users: number;
}

/**
 * Bytes shared between answers, with a bound on the total. What is being sent counts too, since a slow client can hold
 * it for as long as it likes, so an entry is evicted only when no answer is sending it.
 */
export class SharedBuffers {
  readonly #limit: number;
  /** In the order of use, the most recent last. */
  readonly #entries = new Map<string, Entry>();
  #held = 0;

  /** @param limit total bytes, at most */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * Lends the bytes until `release` is called with the same key, once per successful call.
   * @param size bytes that `read` will return
   * @returns what `read` returned to the first caller; undefined when there is nothing, and then nothing to give back
   * @throws HttpError (503) when there is no room because everything held is being sent; whatever `read` throws
   */
  async acquire(key: string, size: number, read: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const entry = this.#entries.get(key) ?? this.#make(key, size, read);
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    entry.users += 1;
    try {
      const bytes = await entry.bytes;
      if (!bytes) this.#drop(key, entry);
      return bytes;
    } catch (error) {
      this.#drop(key, entry);
      throw error;
    }
  }

  release(key: string): void {
    const entry = this.#entries.get(key);
    if (entry) entry.users -= 1;
  }

  #make(key: string, size: number, read: () => Promise<Buffer | undefined>): Entry {
    for (const [other, entry] of this.#entries) {
      if (this.#held + size <= this.#limit) break;
      if (entry.users === 0) this.#drop(other, entry);
    }
    if (this.#held + size > this.#limit) throw new HttpError(503, messages.unexpected);
    this.#held += size;
    const entry = { size, bytes: read(), users: 0 };
    this.#entries.set(key, entry);
    return entry;
  }

  #drop(key: string, entry: Entry): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#held -= entry.size;
  }
}
