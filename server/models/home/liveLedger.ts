import type { Ledger } from "../../../client/shared/home.ts";
import type { Database } from "../../database/connect.ts";
import type { Notifications } from "../../database/notifications.ts";
import { keepRead } from "../keepRead.ts";
import { readLedger } from "./ledger.ts";

const minuteOf = ({ asOf }: Ledger) => asOf.slice(0, 16);

/**
 * The ledger as buyers see it, in memory: read again after each change, when a hold ends, and every half minute. No
 * request waits for it: while the database doesn't answer, pages show what they showed before.
 */
export class LiveLedger {
  readonly #db: Database["db"];
  readonly #sendsTexts: boolean;
  readonly #first: Promise<void>;
  #current: Ledger = { open: false, sample: false, waitlist: false, asOf: new Date(0).toISOString(), states: "" };

  /** @param sendsTexts whether texts are sent; with a sample they are only stored, as everything else is there */
  constructor({ db }: Database, notifications: Notifications, sendsTexts: boolean) {
    this.#db = db;
    this.#sendsTexts = sendsTexts;
    this.#first = keepRead(notifications, "homes", () => this.#read());
  }

  /** @returns the same object for as long as nothing that pages show of it has changed: they show its minute */
  async read(): Promise<Ledger> {
    await this.#first;
    return this.#current;
  }

  /** @returns milliseconds until a hold ends */
  async #read(): Promise<number> {
    const { ledger, nextEnd } = await readLedger(this.#db);
    const { open, sample, states } = this.#current;
    const same = open === ledger.open && sample === ledger.sample && states === ledger.states;
    if (!same || minuteOf(this.#current) !== minuteOf(ledger))
      this.#current = { ...ledger, waitlist: ledger.waitlist || (ledger.open && this.#sendsTexts) };
    return nextEnd + 1;
  }
}
