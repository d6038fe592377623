import type { Request, RequestHandler, Response } from "express";
import { type ClientRateLimitInfo, ipKeyGenerator, type Options, rateLimit, type Store } from "express-rate-limit";
import type { Knex } from "knex";
import { countHit, resetHits, uncountHit } from "../models/throttle.ts";

/** express-rate-limit's counters in PostgreSQL: shared between processes, and there after a restart. */
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
  /** Keeps this throttle's counters apart from the others'. */
  name: string;
  /** Requests that one address may make in a window. */
  limit: number;
  /** What is counted in place of the address; undefined leaves the request alone. */
  keyOf?(request: Request): string | undefined;
  /** Milliseconds. */
  windowMs: number;
  /** Leaves requests uncounted whose controller sets `response.locals.succeeded`: a status can't tell, for a form that fails is redirected as well. */
  failuresOnly?: boolean;
  handler(request: Request, response: Response): void;
}

/** An IPv6 network counts as one address: its owner has all of it. */
export const addressOf = (request: Request) => ipKeyGenerator(request.ip ?? "unknown");

/** Limits what one address may do, or whatever else is counted. */
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
