import { schedule } from "../../../client/content/schedule.ts";
import { seoulDay } from "../../../client/shared/seoulTime.ts";

/** Contracts are signed from the announcement on. */
const first = schedule.find(({ stage }) => stage === "notice")?.from ?? "";

/**
 * @param day of a contract, YYYY-MM-DD
 * @param now by the database's clock
 * @returns why it can't be that of a contract
 */
export function contractDayRefusal(day: string, now: Date): "earlyDate" | "futureDate" | undefined {
  if (day < first) return "earlyDate";
  return day > seoulDay(now) ? "futureDate" : undefined;
}
