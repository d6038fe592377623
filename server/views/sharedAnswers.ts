/** Answers that everybody who asks at nearly the same time shares. */
export class SharedAnswers<Value> {
  readonly #lifetime: number;
  readonly #size: number;
  readonly #answers = new Map<string, { value: Promise<Value>; expires: number }>();

  /**
   * @param lifetime milliseconds that an answer is given for
   * @param size answers kept at most: keys come from the URL, so there can be any number of them
   */
  constructor({ lifetime, size }: { lifetime: number; size: number }) {
    this.#lifetime = lifetime;
    this.#size = size;
  }

  /** @returns the answer kept for the key, or the one that `make` is making; a failure is not kept. */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const time = performance.now();
    const known = this.#answers.get(key);
    if (known && known.expires > time) return known.value;
    const value = make();
    if (this.#answers.size >= this.#size) this.#answers.clear();
    const entry = { value, expires: time + this.#lifetime };
    this.#answers.set(key, entry);
    value.catch(() => {
      if (this.#answers.get(key) === entry) this.#answers.delete(key);
    });
    return value;
  }

  /** Forgets everything: what is being made now may be older than what was just written. */
  clear(): void {
    this.#answers.clear();
  }
}
