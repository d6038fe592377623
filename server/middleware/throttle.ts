import { isIP } from "node:net";
import type { Request, RequestHandler, Response } from "express";
import { type ClientRateLimitInfo, ipKeyGenerator, type Options, rateLimit, type Store } from "express-rate-limit";
import type { Knex } from "knex";
import { countHit, resetHits, uncountHit } from "../models/throttle.ts";

/** express-rate-limit's counters in PostgreSQL: shared between processes, and kept across restarts. */
class DatabaseStore implements Store {
  readonly localKeys = false;
  readonly prefix: string;
  readonly #db: Knex;
  #windowMs = 0;

  constructor(db: Knex, prefix: string) {
    this.#db = db;
    this.prefix = prefix;
  }

  init({ windowMs }: Options): void {
    this.#windowMs = windowMs;
  }

  async increment(key: string): Promise<ClientRateLimitInfo> {
    const { hits, resets_at } = await countHit(this.#db, this.prefix + key, this.#windowMs);
    return { totalHits: hits, resetTime: resets_at };
  }

  decrement(key: string): Promise<void> {
    return uncountHit(this.#db, this.prefix + key);
  }

  resetKey(key: string): Promise<void> {
    return resetHits(this.#db, this.prefix + key);
  }
}

interface Throttle {
  /** Separates this throttle's counters from the others'. */
  name: string;
  /** Requests per address and window. */
  limit: number;
  /** The key to count by instead of the address; undefined doesn't count the request. */
  keyOf?(request: Request): string | undefined;
  /** Milliseconds. */
  windowMs: number;
  /**
   * Doesn't count requests whose controller sets `response.locals.succeeded`. The status isn't enough, because a failed
   * form is redirected too.
   */
  failuresOnly?: boolean;
  handler(request: Request, response: Response): void;
}

/** Some proxies add the port, which would make every connection an address of its own. */
const withoutPort = (address: string) => /^(?:([\d.]+)|\[([^\]]+)\]):\d+$/.exec(address)?.slice(1).join("") ?? address;

/** An IPv6 network counts as one address: its owner controls all of it. Whatever is no address counts as one, too. */
export const addressOf = (request: Request) => {
  const address = withoutPort(request.ip ?? "");
  return isIP(address) === 0 ? "unknown" : ipKeyGenerator(address);
};

/** Limits requests per address, or per another key. */
export function throttle(
  db: Knex,
  { name, limit, windowMs, failuresOnly = false, keyOf = addressOf, handler }: Throttle,
): RequestHandler {
  return rateLimit({
    store: new DatabaseStore(db, `${name}:`),
    limit,
    windowMs,
    skipSuccessfulRequests: failuresOnly,
    requestWasSuccessful: (_request, response) => response.locals.succeeded === true,
    standardHeaders: "draft-8",
    legacyHeaders: false,
    skip: (request) => keyOf(request) === undefined,
    keyGenerator: (request) => keyOf(request) ?? "",
    handler,
  });
}
