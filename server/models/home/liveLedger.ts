import type { Ledger } from "../../../client/shared/home.ts";
import type { Database } from "../../database/connect.ts";
import type { Notifications } from "../../database/notifications.ts";
import { readLedger } from "./ledger.ts";

/** Milliseconds after which the ledger is read again, changed or not: notifications may have been missed. */
const interval = 30_000;
const retryAfter = 2_000;
/** Milliseconds that the first requests wait for the first reading. */
const patience = 1_000;

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
  #reading = false;
  /** Whether the ledger was changed while it was being read. */
  #changed = false;
  #timer: NodeJS.Timeout | undefined;

  /** @param sendsTexts whether texts are sent; with a sample they are only stored, as everything else is there */
  constructor({ db }: Database, notifications: Notifications, sendsTexts: boolean) {
    this.#db = db;
    this.#sendsTexts = sendsTexts;
    notifications.on("homes", () => void this.#refresh());
    const wait = new Promise<void>((resolve) => setTimeout(resolve, patience).unref());
    this.#first = Promise.race([this.#refresh(), wait]);
  }

  /** @returns the same object for as long as nothing that pages show of it has changed: they show its minute */
  async read(): Promise<Ledger> {
    await this.#first;
    return this.#current;
  }

  async #refresh(): Promise<void> {
    this.#changed = true;
    if (this.#reading) return;
    this.#reading = true;
    clearTimeout(this.#timer);
    let next = interval;
    while (this.#changed) {
      this.#changed = false;
      try {
        const { ledger, nextEnd } = await readLedger(this.#db);
        const { open, sample, states } = this.#current;
        const same = open === ledger.open && sample === ledger.sample && states === ledger.states;
        if (!same || minuteOf(this.#current) !== minuteOf(ledger))
          this.#current = { ...ledger, waitlist: ledger.waitlist || (ledger.open && this.#sendsTexts) };
        next = Math.min(interval, nextEnd + 1);
      } catch {
        next = retryAfter;
      }
    }
    this.#reading = false;
    this.#timer = setTimeout(() => void this.#refresh(), next).unref();
  }
}
