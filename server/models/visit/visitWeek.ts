import type { Knex } from "knex";
import { daysFrom, slotsOn } from "../../../client/complex/sale/visitSlots.ts";
import type { VisitWeekDay } from "../../../client/shared/desk/today.ts";
import { inSeoul } from "../../../client/shared/seoulTime.ts";
import { saleNow } from "../home/ledger.ts";
import { placesTaken } from "./visit.ts";

const weekLength = 7 * 24 * 3_600_000;

/**
 * @param day the first of the seven, as YYYY-MM-DD
 * @returns the places taken in each slot; a day without visits has no slots
 */
export async function visitWeek(db: Knex, day: string, now: Date): Promise<VisitWeekDay[]> {
  const from = inSeoul(day);
  const [sale, taken] = await Promise.all([
    saleNow(db, now),
    placesTaken(db, from, new Date(from.getTime() + weekLength)),
  ]);
  return daysFrom(day, 7).map((each) => ({
    day: each,
    slots: slotsOn(each, sale).map(({ startsAt, capacity }) => ({
      startsAt,
      capacity,
      taken: taken.get(new Date(startsAt).toISOString()) ?? 0,
    })),
  }));
}
