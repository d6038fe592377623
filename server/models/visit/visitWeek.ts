import type { Knex } from "knex";
import { daysFrom, slotsOn } from "../../../client/complex/sale/visitSlots.ts";
import type { VisitWeekDay } from "../../../client/shared/desk/today.ts";
import { termsAt } from "../../../client/shared/sale/saleTerms.ts";
import { inSeoul, seoulDay, seoulTime } from "../../../client/shared/seoulTime.ts";
import { saleNow } from "../home/ledger.ts";
import { listTerms } from "../saleTerms.ts";
import { placesTaken } from "./visit.ts";

const weekLength = 7 * 24 * 3_600_000;

/**
 * @param day the first of the seven, as YYYY-MM-DD
 * @returns the places taken in each slot, those too that were closed since, of no capacity; a day without visits has no slots
 */
export async function visitWeek(db: Knex, day: string, now: Date): Promise<VisitWeekDay[]> {
  const from = inSeoul(day);
  const [sale, taken] = await Promise.all([
    saleNow(db, now),
    placesTaken(db, from, new Date(from.getTime() + weekLength)),
  ]);
  return daysFrom(day, 7).map((each) => {
    const open = slotsOn(each, sale).map(({ startsAt, capacity }) => ({
      startsAt,
      capacity,
      taken: taken.get(new Date(startsAt).toISOString()) ?? 0,
    }));
    const closed = [...taken]
      .filter(([at, count]) => count > 0 && seoulDay(new Date(at)) === each && !isAmong(open, at))
      .map(([at, count]) => ({ startsAt: seoulTime(new Date(at)), capacity: 0, taken: count }));
    return { day: each, slots: [...open, ...closed].sort((one, other) => timeOf(one) - timeOf(other)) };
  });
}

const timeOf = ({ startsAt }: { startsAt: string }) => new Date(startsAt).getTime();
const isAmong = (slots: readonly { startsAt: string }[], at: string) =>
  slots.some((slot) => timeOf(slot) === new Date(at).getTime());

/** @returns the visits booked for times at which, by the terms then, the model house is closed: somebody has to call */
export async function strandedVisits(db: Knex, now: Date): Promise<{ startsAt: string; count: number }[]> {
  const [{ soldOut }, versions, taken] = await Promise.all([saleNow(db, now), listTerms(db), placesTaken(db, now)]);
  const isOpen = (startsAt: string) => {
    const at = new Date(startsAt);
    return isAmong(slotsOn(seoulDay(at), { soldOut, terms: termsAt(versions, at) }), startsAt);
  };
  return [...taken]
    .filter(([startsAt, count]) => count > 0 && !isOpen(startsAt))
    .sort()
    .map(([startsAt, count]) => ({ startsAt, count }));
}
