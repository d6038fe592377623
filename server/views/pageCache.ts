import { LRUCache } from "lru-cache";

/** Memory that an entry takes beside its value's bytes: its key, its place in the cache and objects. */
const entryBytes = 1_024;

/** A value that knows its own size in memory, in bytes. */
export interface Sized {
  readonly bytes: number;
}

interface Options {
  /** Milliseconds for which the value is valid; by default as long as there is room for it. */
  lifetime?: number;
  /** What the value depends on; dropping the tag invalidates it. */
  tag?: string;
}

/**
 * Rendered pages, parts of them and pictures, shared between requests. Keys contain URLs, so their number is unbounded:
 * when the size exceeds the limit, the least recently used values are evicted.
 */
export class PageCache {
  readonly #values: LRUCache<string, Sized, () => Promise<Sized>> | undefined;
  /** How often each tag was dropped. It is a part of the key, so a value made from older data is never found. */
  readonly #versions = new Map<string, number>();

  /** @param maxBytes 0: nothing is cached */
  constructor(maxBytes: number) {
    if (maxBytes === 0) return;
    this.#values = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes + entryBytes,
      // Otherwise a flood of short-lived keys would evict pages that last.
      ttlAutopurge: true,
      fetchMethod: (_key, _stale, { context: make }) => make(),
      // A value that is evicted while it is made still goes to those who wait for it.
      ignoreFetchAbort: true,
    });
  }

  /** Bytes currently held. */
  get bytes(): number {
    return this.#values?.calculatedSize ?? 0;
  }

  /** @returns the cached value, or the one being made for another request; failures are not cached */
  async share<Value extends Sized>(
    key: string,
    make: () => Promise<Value>,
    { lifetime = 0, tag }: Options = {},
  ): Promise<Value> {
    if (!this.#values) return make();
    const versioned = tag ? `${key} ${this.#versions.get(tag) ?? 0}` : key;
    const value =
      this.#values.get(versioned) ?? (await this.#values.fetch(versioned, { context: make, ttl: lifetime }));
    // Its type is determined by the first word of the key.
    return value as Value;
  }

  /** Invalidates every value with the tag, including those being made. */
  drop(tag: string): void {
    this.#versions.set(tag, (this.#versions.get(tag) ?? 0) + 1);
  }
}
