import { seoulTime } from "../seoulTime.ts";

/** Seoul time in server and browser: both must render the same text. */
const zone = { timeZone: "Asia/Seoul" } as const;
const day = new Intl.DateTimeFormat("ko-KR", { ...zone, year: "numeric", month: "numeric", day: "numeric" });
const count = new Intl.NumberFormat("ko-KR");
const parts = new Intl.DateTimeFormat("en-GB", { ...zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** @returns "2025. 11. 14." */
export const formatDay = (iso: string) => day.format(new Date(iso));

/**
 * @returns "2025. 11. 14. 오전 10:00". The day period is added here, because ICU versions put different spaces around it,
 * and those of Node and the browser usually differ.
 */
export function formatMoment(iso: string): string {
  const [hour = "0", minute = "00"] = parts.format(new Date(iso)).split(":");
  return `${formatDay(iso)} ${Number(hour) < 12 ? "오전" : "오후"} ${Number(hour) % 12 || 12}:${minute}`;
}

/** @returns "1,284" */
export const formatCount = (value: number) => count.format(value);

/** @returns "2025년 11월 14일 10:05" */
export function formatAsOf(iso: string): string {
  const [year, month, date, time] = seoulTime(new Date(iso)).split(/[-T+]/);
  return `${year}년 ${Number(month)}월 ${Number(date)}일 ${time}`;
}
