import { modelHouse } from "../../content/modelHouse.ts";
import { formatCalendarDay } from "../../shared/format/calendarDay.ts";
import type { Sale } from "../../shared/sale/sale.ts";
import { inSeoul, seoulDay } from "../../shared/seoulTime.ts";
import { openingAt } from "./currentTerms.ts";
import { acceptsVisits } from "./saleStage.ts";

const hour = 3_600_000;

interface VisitSlot {
  /** Seoul time, as `2025-12-06T14:00+09:00`. */
  startsAt: string;
  /** Visits per slot. */
  capacity: number;
}

/**
 * @param day YYYY-MM-DD
 * @returns the days from one on
 */
export function daysFrom(day: string, count: number): string[] {
  const first = Date.parse(`${day}T00:00Z`);
  return Array.from({ length: count }, (_, ahead) => new Date(first + ahead * 24 * hour).toISOString().slice(0, 10));
}

/**
 * @param day YYYY-MM-DD
 * @returns all slots of the day, past ones too; none when the model house takes no visits
 */
export function slotsOn(day: string, sale: Pick<Sale, "soldOut" | "terms">): VisitSlot[] {
  const opening = openingAt(sale);
  const isOver = opening.lastDay !== undefined && day > opening.lastDay;
  if (isOver || opening.closedDays.includes(day) || !acceptsVisits({ ...sale, now: inSeoul(day) })) return [];
  const weekend = [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay());
  const { from, to, capacity } = weekend ? modelHouse.hours.weekend : modelHouse.hours.weekday;
  return Array.from({ length: to - from + 1 }, (_, index) => `${String(from + index).padStart(2, "0")}:00`)
    .filter((hour) => opening.from <= hour && hour < opening.to)
    .map((hour) => ({ startsAt: `${day}T${hour}+09:00`, capacity }));
}

/** @returns the slots that can be booked at a moment, soonest first, however many places are taken */
export function visitSlots(sale: Sale): VisitSlot[] {
  const { now } = sale;
  const soonest = now.getTime() + modelHouse.noticeHours * hour;
  return daysFrom(seoulDay(now), modelHouse.daysAhead)
    .flatMap((day) => slotsOn(day, sale))
    .filter(({ startsAt }) => Date.parse(startsAt) >= soonest);
}

/** @returns whether the text is a slot: in other forms the visit date is free text */
export const looksLikeSlot = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d\+09:00$/.test(text);

/** @returns "12월 6일(토) 14:00" */
export const formatVisit = (startsAt: string) =>
  `${formatCalendarDay(startsAt.slice(0, 10))} ${startsAt.slice(11, 16)}`;
