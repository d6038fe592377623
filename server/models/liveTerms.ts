import { type CurrentTerms, termsAt } from "../../client/shared/sale/saleTerms.ts";
import type { Database } from "../database/connect.ts";
import type { Notifications } from "../database/notifications.ts";
import { keepRead } from "./keepRead.ts";
import { listTerms, type StoredTerms } from "./saleTerms.ts";

/** The terms, and the id of their version for the key of a page; a version never changes. */
interface LiveVersion {
  terms: CurrentTerms | undefined;
  id: string;
}

/**
 * The terms that the office has changed, from a copy in memory of all versions: they begin by the server's clock, as the
 * sale's stages do, at every instance.
 */
export class LiveTerms {
  readonly #now: () => Date;
  readonly #first: Promise<void>;
  #versions: StoredTerms[] = [];
  #current: LiveVersion = { terms: undefined, id: "" };

  constructor({ db }: Database, notifications: Notifications, now: () => Date) {
    this.#now = now;
    this.#first = keepRead(notifications, "terms", async () => {
      this.#versions = await listTerms(db);
      this.#current = { terms: undefined, id: "" };
      return Number.POSITIVE_INFINITY;
    });
  }

  /** @returns the same object until another version holds: every page asks for it */
  async read(): Promise<LiveVersion> {
    await this.#first;
    const now = this.#now();
    const id = this.#versions.findLast(({ validFrom }) => validFrom <= now)?.id ?? "";
    if (id !== this.#current.id) this.#current = { terms: termsAt(this.#versions, now), id };
    return this.#current;
  }
}
