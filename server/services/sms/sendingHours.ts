import { inSeoul, seoulDay } from "../../../client/shared/seoulTime.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** The start of a moment's day in Seoul. */
const midnightBefore = (moment: Date) => inSeoul(seoulDay(moment)).getTime();

/**
 * Advertising between 21:00 and 08:00 in Seoul needs a separate consent: 정보통신망법 제50조 제3항. Other texts that aren't an
 * immediate confirmation wait as well.
 * @returns when such a text may be sent: now, or at 08:00
 */
export function dayHoursFrom(now: Date): Date {
  const midnight = midnightBefore(now);
  const time = now.getTime() - midnight;
  if (time >= 8 * hour && time < 21 * hour) return now;
  return new Date(midnight + (time < 8 * hour ? 0 : day) + 8 * hour);
}

/** Hour of the reminder on the day before a visit, in Seoul. */
const reminderHour = 14;

/** @returns when to remind the visitor of a visit */
export const reminderTime = (visit: Date): Date => new Date(midnightBefore(visit) - day + reminderHour * hour);
