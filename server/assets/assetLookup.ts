import type { Knex } from "knex";
import { messages } from "../../client/words/messages.ts";
import { AnsweredError } from "../errors.ts";
import { type AssetSizes, findAssets } from "../models/asset.ts";

/** Names that may wait for an answer; those beyond are refused. */
const room = 2_000;
/** Milliseconds between the beginnings of two queries. */
const pause = 50;
/** Files that are remembered to be there: more than some versions have. */
const remembered = 10_000;

type Found = Map<string, AssetSizes>;

/** Names that one query asks for, and what it finds. */
class Question {
  readonly names = new Set<string>();
  readonly found: Promise<Found>;
  answer: (found: Found) => void = () => {};
  fail: (error: unknown) => void = () => {};

  constructor() {
    this.found = new Promise((resolve, reject) => {
      this.answer = resolve;
      this.fail = reject;
    });
  }
}

/**
 * Finds out which files of other versions are stored. Names come from whoever asks, any number of them: all that arrive
 * while a query is under way share the next one, and nothing is remembered of those that aren't there.
 */
export class AssetLookup {
  readonly #db: Knex;
  readonly #known: Found = new Map();
  /** What the next query asks. */
  #next: Question | undefined;
  #asking = false;

  constructor(db: Knex) {
    this.#db = db;
  }

  /**
   * @returns undefined when nothing is stored under that name
   * @throws AnsweredError (503) when too many others are asked for at this moment
   */
  async find(name: string): Promise<AssetSizes | undefined> {
    const known = this.#known.get(name);
    if (known) return known;
    this.#next ??= new Question();
    const { names, found } = this.#next;
    if (names.size >= room && !names.has(name)) throw new AnsweredError(503, messages.unexpected);
    names.add(name);
    if (!this.#asking) void this.#ask();
    return (await found).get(name);
  }

  /** A file isn't stored any more. */
  forget(name: string): void {
    this.#known.delete(name);
  }

  async #ask(): Promise<void> {
    this.#asking = true;
    for (let question = this.#take(); question; question = this.#take()) {
      const { names, answer, fail } = question;
      const paused = new Promise((resolve) => setTimeout(resolve, pause));
      await findAssets(this.#db, [...names]).then((found) => answer(this.#remember(found)), fail);
      await paused;
    }
    this.#asking = false;
  }

  #take(): Question | undefined {
    const question = this.#next;
    this.#next = undefined;
    return question;
  }

  #remember(found: Found): Found {
    if (this.#known.size + found.size > remembered) this.#known.clear();
    for (const [name, sizes] of found) this.#known.set(name, sizes);
    return found;
  }
}
