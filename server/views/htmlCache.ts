/** A value that knows its own size in memory, in bytes. */
export interface Sized {
  readonly bytes: number;
}

interface Lifetime {
  /** Milliseconds for which the value is valid; forever by default. */
  lifetime?: number;
  /** What the value depends on; dropping a tag removes it. */
  tags?: readonly string[];
}

interface Entry {
  value: Sized;
  madeAt: number;
  lifetime: number;
  tags: readonly string[];
}

interface Pending {
  value: Promise<Sized>;
  tags: readonly string[];
}

interface Options {
  maxBytes: number;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/**
 * Rendered pages and parts of them, shared between requests. Keys contain URLs, so their number is unbounded: when the
 * size exceeds the limit, the least recently used values are evicted.
 */
export class HtmlCache {
  readonly #maxBytes: number;
  readonly #now: () => number;
  /** In order of use, the least recent first. */
  readonly #entries = new Map<string, Entry>();
  readonly #pending = new Map<string, Pending>();
  #bytes = 0;

  constructor({ maxBytes, now }: Options) {
    this.#maxBytes = maxBytes;
    this.#now = now;
  }

  /** Bytes currently held. */
  get bytes(): number {
    return this.#bytes;
  }

  /** @returns the cached value; its type is determined by the first word of the key */
  get<Value extends Sized>(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#remove(key, entry);
    if (!this.#isFresh(entry)) return undefined;
    this.#add(key, entry);
    return entry.value as Value;
  }

  /** @returns the cached value, or the one being made; failures are not cached */
  async share<Value extends Sized>(
    key: string,
    { lifetime = Number.POSITIVE_INFINITY, tags = [] }: Lifetime,
    make: () => Promise<Value>,
  ): Promise<Value> {
    const cached = this.get<Value>(key);
    if (cached) return cached;
    const running = this.#pending.get(key);
    if (running) return running.value as Promise<Value>;
    const madeAt = this.#now();
    const pending: Pending = { value: make(), tags };
    this.#pending.set(key, pending);
    try {
      const value = await (pending.value as Promise<Value>);
      // Not if its tag was dropped meanwhile: it may be older than the change.
      if (this.#pending.get(key) === pending) this.#put(key, { value, madeAt, lifetime, tags });
      return value;
    } finally {
      if (this.#pending.get(key) === pending) this.#pending.delete(key);
    }
  }

  /** Removes every value with the tag, including those being made. */
  drop(tag: string): void {
    for (const [key, entry] of this.#entries) if (entry.tags.includes(tag)) this.#remove(key, entry);
    for (const [key, { tags }] of this.#pending) if (tags.includes(tag)) this.#pending.delete(key);
  }

  /** The clock may be set back, so a negative age counts as expired. */
  #isFresh({ madeAt, lifetime }: Entry): boolean {
    const age = this.#now() - madeAt;
    return age >= 0 && age < lifetime;
  }

  #put(key: string, entry: Entry): void {
    if (entry.value.bytes > this.#maxBytes || !this.#isFresh(entry)) return;
    this.#add(key, entry);
    if (this.#bytes <= this.#maxBytes) return;
    // Expired values first, so that a flood of short-lived keys evicts nothing else.
    for (const [other, old] of this.#entries) if (!this.#isFresh(old)) this.#remove(other, old);
    for (const [other, old] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#remove(other, old);
    }
  }

  #add(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    this.#bytes += entry.value.bytes;
  }

  #remove(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= entry.value.bytes;
  }
}
