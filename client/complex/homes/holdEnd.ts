import { modelHouse } from "../../content/modelHouse.ts";
import { holdRules } from "../../content/sale/holds.ts";
import { inSeoul, seoulDay } from "../../shared/seoulTime.ts";

const hour = 3_600_000;
const day = 24 * hour;

const isClosed = (date: string) => modelHouse.closedDays.includes(date);

const isOpenAt = (moment: number): boolean => {
  const date = seoulDay(new Date(moment));
  const { from, to } = modelHouse.open;
  return !isClosed(date) && inSeoul(date, from).getTime() <= moment && moment < inSeoul(date, to).getTime();
};

/** @returns noon of the next day that the model house opens, or of today while it is still to open */
function nextNoon(moment: number): number {
  for (let at = moment; ; at += day) {
    const date = seoulDay(new Date(at));
    const noon = inSeoul(date, holdRules.closedUntil).getTime();
    if (!isClosed(date) && noon > moment) return noon;
  }
}

/**
 * @param at the database's time
 * @returns when a hold made at that moment ends
 */
export function holdEnd(at: Date): Date {
  const moment = at.getTime();
  const longest = moment + holdRules.hours * hour;
  return new Date(isOpenAt(moment) ? longest : Math.min(longest, nextNoon(moment)));
}

/** @returns when a hold that was to end at `until` ends after its extension at that moment; never earlier than before */
export function extendedHoldEnd(at: Date, until: Date): Date {
  const longest = until.getTime() + holdRules.hours * hour;
  const end = isOpenAt(at.getTime()) ? longest : Math.min(longest, nextNoon(at.getTime()));
  return new Date(Math.max(until.getTime(), end));
}
