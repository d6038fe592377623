import type { Knex } from "knex";
import { messages } from "../../client/copy/messages.ts";
import { AnsweredError } from "../http/errors.ts";
import { type AssetSizes, findAssets } from "../models/asset.ts";

/** Names that may wait for a query; further ones are refused. */
const maxNames = 2_000;
/** Milliseconds between the starts of two queries. */
const pause = 50;
/** Names of stored files to remember: more than a few versions have. */
const maxRemembered = 10_000;

type Found = Map<string, AssetSizes>;

/** The names of one query, and its result. */
class Batch {
  readonly names = new Set<string>();
  readonly found: Promise<Found>;
  resolve: (found: Found) => void = () => {};
  fail: (error: unknown) => void = () => {};

  constructor() {
    this.found = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.fail = reject;
    });
  }
}

/**
 * Looks up which files of other versions are stored. Clients can request any name, so all names that arrive while a
 * query runs share the next one, and only names that were found are remembered.
 */
export class AssetLookup {
  readonly #db: Knex;
  readonly #known: Found = new Map();
  /** Names collected for the next query. */
  #next: Batch | undefined;
  #querying = false;

  constructor(db: Knex) {
    this.#db = db;
  }

  /**
   * @returns undefined when no file is stored under that name
   * @throws AnsweredError (503) when too many names are waiting
   */
  async find(name: string): Promise<AssetSizes | undefined> {
    const known = this.#known.get(name);
    if (known) return known;
    this.#next ??= new Batch();
    const { names, found } = this.#next;
    if (names.size >= maxNames && !names.has(name)) throw new AnsweredError(503, messages.unexpected);
    names.add(name);
    if (!this.#querying) void this.#query();
    return (await found).get(name);
  }

  /** Call when a file is no longer stored. */
  forget(name: string): void {
    this.#known.delete(name);
  }

  async #query(): Promise<void> {
    this.#querying = true;
    for (let batch = this.#take(); batch; batch = this.#take()) {
      const { names, resolve, fail } = batch;
      const paused = new Promise((resolve) => setTimeout(resolve, pause));
      await findAssets(this.#db, [...names]).then((found) => resolve(this.#remember(found)), fail);
      await paused;
    }
    this.#querying = false;
  }

  #take(): Batch | undefined {
    const batch = this.#next;
    this.#next = undefined;
    return batch;
  }

  #remember(found: Found): Found {
    if (this.#known.size + found.size > maxRemembered) this.#known.clear();
    for (const [name, sizes] of found) this.#known.set(name, sizes);
    return found;
  }
}
