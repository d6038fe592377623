import { readNotice } from "../../client/shared/noticeMarkup.ts";
import type { SiteNotice } from "../../client/shared/siteNotice.ts";
import type { Database } from "../database/connect.ts";
import type { Notifications } from "../database/notifications.ts";
import { keepRead } from "./keepRead.ts";
import { readNotices, type StoredNotice } from "./notice.ts";

export interface ShownNotices {
  /** In order. */
  notices: SiteNotice[];
  /** Another number after each change, never one of before: a page that was rendered during a change isn't kept. */
  version: number;
}

/**
 * The notices that readers see, from a copy in memory of all that haven't ended: they begin and end by the server's clock,
 * as the sale's stages do, at every instance.
 */
export class LiveNotices {
  readonly #now: () => Date;
  readonly #first: Promise<void>;
  #stored: StoredNotice[] = [];
  #key = "";
  #shown: ShownNotices = { notices: [], version: 0 };

  constructor({ db }: Database, notifications: Notifications, now: () => Date) {
    this.#now = now;
    this.#first = keepRead(notifications, "notices", async () => {
      this.#stored = await readNotices(db, now());
      return Number.POSITIVE_INFINITY;
    });
  }

  /** @returns the same object until another notice is shown */
  async read(): Promise<ShownNotices> {
    await this.#first;
    const now = this.#now();
    const stored = this.#stored.filter(({ from, until }) => from <= now && now < until);
    const key = stored.map(({ id, revision }) => `${id}.${revision}`).join(" ");
    if (key !== this.#key) {
      this.#key = key;
      const notices = stored.map((notice) => readNotice(notice.id, notice));
      this.#shown = { notices, version: this.#shown.version + 1 };
    }
    return this.#shown;
  }
}
