import type { Channel, Notifications } from "../database/notifications.ts";

/** Milliseconds after which it is read again, changed or not: notifications may have been missed. */
const interval = 30_000;
const retryAfter = 2_000;
/** Milliseconds that the first requests wait for the first reading. */
const patience = 1_000;

/**
 * Reads what pages show into memory: now, after each change, and every half minute. No request waits for it: while the
 * database doesn't answer, pages show what they showed before.
 * @param read resolves to the milliseconds after which it must be read again, Infinity without such a time
 * @returns a promise of the first reading, which doesn't wait long for it and never fails
 */
export function keepRead(notifications: Notifications, channel: Channel, read: () => Promise<number>): Promise<void> {
  let reading = false;
  /** Whether something was changed while it was being read. */
  let changed = false;
  let timer: NodeJS.Timeout | undefined;

  async function refresh(): Promise<void> {
    changed = true;
    if (reading) return;
    reading = true;
    clearTimeout(timer);
    let next = interval;
    while (changed) {
      changed = false;
      next = await read().then(
        (wanted) => Math.min(interval, wanted),
        () => retryAfter,
      );
    }
    reading = false;
    timer = setTimeout(() => void refresh(), next).unref();
  }

  notifications.on(channel, () => void refresh());
  const wait = new Promise<void>((resolve) => setTimeout(resolve, patience).unref());
  return Promise.race([refresh(), wait]);
}
