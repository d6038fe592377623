import { setTimeout as pause } from "node:timers/promises";

export interface Answer {
  /** HTTP status; 0: no answer. */
  status: number;
  body: string;
  /** When this request was sent, in milliseconds since the first one of these visitors. */
  sentAt: number;
  /** Milliseconds. */
  took: number;
}

export interface Registered extends Answer {
  key: string;
}

const timeout = 20_000;

/** Visitors who read and register, each one request after another, until stopped. */
export class Visitors {
  readonly pages: Answer[] = [];
  readonly registrations: Registered[] = [];
  readonly start = performance.now();
  readonly #url: string;
  readonly #loops: Promise<void>[] = [];
  readonly #name: string;
  #sent = 0;
  #going = true;

  /** @param name separates their keys from other visitors' */
  constructor(url: string, { readers = 4, registrants = 4, name = "fault" } = {}) {
    this.#url = url;
    this.#name = name;
    for (let reader = 0; reader < readers; reader += 1) this.#loops.push(this.#read());
    for (let registrant = 0; registrant < registrants; registrant += 1) this.#loops.push(this.#register(registrant));
  }

  async stop(): Promise<void> {
    this.#going = false;
    await Promise.all(this.#loops);
  }

  async #read(): Promise<void> {
    for (let count = 0; this.#going; count += 1) {
      const path = ["/", "/BusinessGuide/intro", "/FloorPlan/84A"][count % 3] ?? "/";
      this.pages.push(await this.#request(path));
      await pause(5);
    }
  }

  async #register(registrant: number): Promise<void> {
    for (let count = 0; this.#going; count += 1) {
      this.registrations.push(await this.register(`${this.#name}-${registrant}-${count}`));
      await pause(5);
    }
  }

  async register(key: string): Promise<Registered> {
    this.#sent += 1;
    const answer = await this.#request("/registrations", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        // Each from its own address, where the server trusts a proxy: otherwise all would wait for one throttle's row.
        "X-Forwarded-For": `10.${this.#sent >> 16}.${(this.#sent >> 8) & 255}.${this.#sent & 255}`,
      },
      body: JSON.stringify({ form: "popup", name: "홍길동", phone: "010-1234-5678", key }),
    });
    return { ...answer, key };
  }

  async #request(path: string, init: RequestInit = {}): Promise<Answer> {
    const sent = performance.now();
    const done = (status: number, body: string) => ({
      status,
      body,
      sentAt: sent - this.start,
      took: performance.now() - sent,
    });
    try {
      const response = await fetch(this.#url + path, { ...init, signal: AbortSignal.timeout(timeout) });
      return done(response.status, await response.text());
    } catch {
      return done(0, "");
    }
  }
}

/** @returns the number of registrations answered with 201 that the database doesn't have */
export async function countLost(
  registrations: Registered[],
  stored: (keys: string[]) => Promise<Set<string>>,
): Promise<number> {
  const acknowledged = registrations.filter(({ status }) => status === 201).map(({ key }) => key);
  const there = await stored(acknowledged);
  return acknowledged.filter((key) => !there.has(key)).length;
}
