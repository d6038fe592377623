import { type Ledger, ledgerInterval } from "../shared/home.ts";
import { homesPath } from "../shared/homePaths.ts";

/** Milliseconds that a navigation waits for the first ledger. */
const patience = 3_000;

/** The ledger of homes in the browser: as the page came with it, then asked for again while a page that shows homes is seen. */
export class LedgerFeed {
  #ledger: Ledger | undefined;
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> | undefined;
  readonly #listeners = new Set<() => void>();

  /** @param ledger with which the server rendered the page */
  constructor(ledger: Ledger | undefined) {
    this.#ledger = ledger;
    if (ledger) this.#askedAt = Date.parse(ledger.asOf);
  }

  readonly read = () => this.#ledger;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Waits until there is a ledger, if it can be had; an older one is enough, and is replaced when the new one comes. */
  async ready(): Promise<void> {
    const asked = this.#ask();
    if (!this.#ledger) await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, patience))]);
  }

  /** @param isShown whether the current page shows homes */
  follow(isShown: () => boolean): void {
    const ask = () => {
      if (document.visibilityState === "visible" && isShown()) void this.#ask();
    };
    document.addEventListener("visibilitychange", ask);
    setInterval(ask, ledgerInterval);
    ask();
  }

  async #ask(): Promise<void> {
    if (Date.now() - this.#askedAt < ledgerInterval) return this.#asking;
    this.#askedAt = Date.now();
    this.#asking = fetch(homesPath, { headers: { Accept: "application/json" } })
      .then(async (response) => {
        if (!response.ok) return;
        const { open, sample, waitlist, asOf, states }: Ledger = await response.json();
        this.#ledger = { open, sample, waitlist, asOf, states };
        for (const listener of this.#listeners) listener();
      })
      // The page keeps what it shows, with its time, and asks again.
      .catch(() => {});
    await this.#asking;
    this.#asking = undefined;
  }
}
