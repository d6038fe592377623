const hour = 3_600_000;
const day = 24 * hour;
/** Seoul is nine hours ahead of UTC all year. */
const offset = 9 * hour;

/**
 * Advertising isn't sent between 21:00 and 08:00 in Seoul without a consent of its own for the night: 정보통신망법
 * 제50조 제3항.
 * @returns when advertising may be sent: now, or eight in the morning
 */
export function advertisingAllowedFrom(now: Date): Date {
  const seoul = now.getTime() + offset;
  const midnight = Math.floor(seoul / day) * day;
  const time = seoul - midnight;
  if (time >= 8 * hour && time < 21 * hour) return now;
  return new Date(midnight + (time < 8 * hour ? 0 : day) + 8 * hour - offset);
}
