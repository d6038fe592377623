const hour = 3_600_000;
const day = 24 * hour;
/** Seoul is nine hours ahead of UTC all year. */
const offset = 9 * hour;

/** The beginning of Seoul's day that a moment falls on. */
const midnightBefore = (moment: Date) => Math.floor((moment.getTime() + offset) / day) * day - offset;

/**
 * Advertising isn't sent between 21:00 and 08:00 in Seoul without a consent of its own for the night: 정보통신망법
 * 제50조 제3항. Nor is anything else that wasn't asked for at that very moment.
 * @returns when such a text may be sent: now, or eight in the morning
 */
export function dayHoursFrom(now: Date): Date {
  const midnight = midnightBefore(now);
  const time = now.getTime() - midnight;
  if (time >= 8 * hour && time < 21 * hour) return now;
  return new Date(midnight + (time < 8 * hour ? 0 : day) + 8 * hour);
}

/** Hour of the day before a visit at which its visitor is reminded, in Seoul. */
const reminderHour = 14;

/** @returns when the visitor is reminded of a visit */
export const reminderTime = (visit: Date): Date => new Date(midnightBefore(visit) - day + reminderHour * hour);
