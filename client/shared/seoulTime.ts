/** Seoul is nine hours ahead of UTC all year. */
const offset = 9 * 3_600_000;

/** @returns the moment in Seoul time, to the minute: `2025-12-06T14:00+09:00` */
export const seoulTime = (moment: Date) => `${new Date(moment.getTime() + offset).toISOString().slice(0, 16)}+09:00`;

/** @returns the same to the second, as files have it: `2025-12-06 14:00:00` */
export const seoulSecond = (moment: Date) =>
  new Date(moment.getTime() + offset).toISOString().slice(0, 19).replace("T", " ");

/** @returns a moment's day in Seoul as YYYY-MM-DD */
export const seoulDay = (moment: Date) => seoulTime(moment).slice(0, 10);

/** @returns a moment's month in Seoul as YYYY-MM */
export const seoulMonth = (moment: Date) => seoulTime(moment).slice(0, 7);

/**
 * @param day YYYY-MM-DD
 * @param time HH:MM
 * @returns the moment of a day and time in Seoul
 */
export const inSeoul = (day: string, time = "00:00") => new Date(`${day}T${time}+09:00`);

/** The value of a `datetime-local` field. */
const local = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?$/;

/**
 * @returns the moment of a field's value in Seoul time, undefined when it doesn't exist: Date turns 31 February into a
 * day in March
 */
export function seoulMoment(text: string): Date | undefined {
  const [, day, time] = local.exec(text.trim()) ?? [];
  if (!day || !time || day.startsWith("0000")) return undefined;
  const moment = inSeoul(day, time);
  return !Number.isNaN(moment.getTime()) && seoulTime(moment).startsWith(`${day}T${time}`) ? moment : undefined;
}
