import type { Knex } from "knex";
import { visitSlots } from "../../../client/complex/sale/visitSlots.ts";
import type { Sale } from "../../../client/shared/sale/sale.ts";
import type { VisitDay } from "../../../client/shared/visit.ts";
import { placesTaken } from "./visit.ts";

/** Milliseconds to wait for the places left; the page works without them. */
const timeout = 800;

const withTimeout = <Value>(value: Promise<Value>, fallback: Value) =>
  new Promise<Value>((resolve) => {
    const timer = setTimeout(() => resolve(fallback), timeout);
    value
      .catch(() => fallback)
      .then((settled) => {
        clearTimeout(timer);
        resolve(settled);
      });
  });

/** The days on which visits can be booked; none while the database is unavailable. */
export function openDays(db: Knex, sale: () => Promise<Sale>): () => Promise<VisitDay[]> {
  async function find(): Promise<VisitDay[]> {
    const moment = await sale();
    const taken = await placesTaken(db, moment.now);
    const days = new Map<string, VisitDay>();
    for (const { startsAt, capacity } of visitSlots(moment)) {
      const left = capacity - (taken.get(new Date(startsAt).toISOString()) ?? 0);
      if (left <= 0) continue;
      const day = startsAt.slice(0, 10);
      const entry = days.get(day) ?? { day, slots: [] };
      entry.slots.push({ startsAt, left });
      days.set(day, entry);
    }
    return [...days.values()];
  }
  return () => withTimeout(find(), []);
}
