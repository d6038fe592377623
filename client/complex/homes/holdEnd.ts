import { holdRules } from "../../content/sale/holds.ts";
import type { Sale } from "../../shared/sale/sale.ts";
import { inSeoul, seoulDay } from "../../shared/seoulTime.ts";
import { openingAt } from "../sale/currentTerms.ts";

const hour = 3_600_000;
const day = 24 * hour;

type Opening = ReturnType<typeof openingAt>;

const isOpenAt = (moment: number, { from, to, closedDays }: Opening): boolean => {
  const date = seoulDay(new Date(moment));
  return !closedDays.includes(date) && inSeoul(date, from).getTime() <= moment && moment < inSeoul(date, to).getTime();
};

/** @returns noon of the next day that the model house opens, or of today while it is still to open */
function nextNoon(moment: number, { closedDays }: Opening): number {
  for (let at = moment; ; at += day) {
    const date = seoulDay(new Date(at));
    const noon = inSeoul(date, holdRules.closedUntil).getTime();
    if (!closedDays.includes(date) && noon > moment) return noon;
  }
}

/**
 * @param at the database's time
 * @param sale whose opening hours hold
 * @returns when a hold made at that moment ends
 */
export function holdEnd(at: Date, sale: Pick<Sale, "terms">): Date {
  const opening = openingAt(sale);
  const moment = at.getTime();
  const longest = moment + holdRules.hours * hour;
  return new Date(isOpenAt(moment, opening) ? longest : Math.min(longest, nextNoon(moment, opening)));
}

/** @returns when a hold that was to end at `until` ends after its extension at that moment; never earlier than before */
export function extendedHoldEnd(at: Date, until: Date, sale: Pick<Sale, "terms">): Date {
  const opening = openingAt(sale);
  const longest = until.getTime() + holdRules.hours * hour;
  const end = isOpenAt(at.getTime(), opening) ? longest : Math.min(longest, nextNoon(at.getTime(), opening));
  return new Date(Math.max(until.getTime(), end));
}
