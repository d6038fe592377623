const weekdays = ["일", "월", "화", "수", "목", "금", "토"] as const;

/** Milliseconds of a day. */
const dayLength = 86_400_000;

/** @returns the number of days from one YYYY-MM-DD to another */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

/** Formatted by hand instead of with Intl, because the ICU versions of server and browser may differ. */
const parts = (day: string) => {
  const date = new Date(day);
  return { month: date.getUTCMonth() + 1, day: date.getUTCDate(), weekday: weekdays[date.getUTCDay()] ?? "" };
};

/** @returns "12월 1일(월)" */
export function formatCalendarDay(day: string): string {
  const { month, day: number, weekday } = parts(day);
  return `${month}월 ${number}일(${weekday})`;
}

/** @returns "12월 11일(목)~17일(수)" within a month; otherwise with both months */
export function formatCalendarSpan(from: string, to: string = from): string {
  if (from === to) return formatCalendarDay(from);
  const [start, end] = [parts(from), parts(to)];
  const last = start.month === end.month ? `${end.day}일(${end.weekday})` : formatCalendarDay(to);
  return `${formatCalendarDay(from)}~${last}`;
}

/**
 * @param month YYYY-MM, or a day of it
 * @returns "2025년" and "12월"
 */
export const formatMonth = (month: string) => ({
  year: `${month.slice(0, 4)}년`,
  name: `${Number(month.slice(5, 7))}월`,
});

/**
 * @param month YYYY-MM, or a day of it
 * @returns "2025년 12월"
 */
export function formatYearMonth(month: string): string {
  const { year, name } = formatMonth(month);
  return `${year} ${name}`;
}

/** @returns "2025년 12월 1일(월)" */
export const formatFullDay = (day: string) => `${formatMonth(day).year} ${formatCalendarDay(day)}`;

/** @returns 28 and "토", and whether it is a Saturday or Sunday */
export function formatDayChip(day: string): { number: number; weekday: string; weekend: boolean } {
  const { day: number, weekday } = parts(day);
  return { number, weekday, weekend: weekday === "토" || weekday === "일" };
}

/** @returns "12/1" */
export function formatShortDay(day: string): string {
  const { month, day: number } = parts(day);
  return `${month}/${number}`;
}

/** @returns the Mondays from one day to another, as YYYY-MM-DD */
export function mondaysBetween(from: string, to: string): string[] {
  const mondays: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayLength) {
    const date = new Date(at);
    if (date.getUTCDay() === 1) mondays.push(date.toISOString().slice(0, 10));
  }
  return mondays;
}
