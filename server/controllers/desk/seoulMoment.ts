/** The value of a `datetime-local` field, in Seoul time. */
const local = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d)?$/;

/**
 * @returns the moment of a field's value, undefined when it doesn't exist: Date turns 31 February into a day in March
 */
export function seoulMoment(text: string): Date | undefined {
  const [, day, time] = local.exec(text.trim()) ?? [];
  if (!day || !time || day.startsWith("0000")) return undefined;
  const moment = new Date(`${day}T${time}:00+09:00`);
  if (Number.isNaN(moment.getTime())) return undefined;
  const inSeoul = new Date(moment.getTime() + 9 * 3_600_000).toISOString();
  return inSeoul.startsWith(`${day}T${time}`) ? moment : undefined;
}
