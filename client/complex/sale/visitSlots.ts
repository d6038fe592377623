import { modelHouse } from "../../content/modelHouse.ts";
import { formatCalendarDay } from "../../shared/format/calendarDay.ts";
import type { Sale } from "../../shared/sale/sale.ts";
import { inSeoul, seoulDay } from "../../shared/seoulTime.ts";
import { acceptsVisits } from "./saleStage.ts";

const hour = 3_600_000;

interface VisitSlot {
  /** Seoul time, as `2025-12-06T14:00+09:00`. */
  startsAt: string;
  /** Visits per slot. */
  capacity: number;
}

/** @returns the slots that can be booked at a moment, soonest first, however many places are taken */
export function visitSlots({ now, soldOut }: Sale): VisitSlot[] {
  const slots: VisitSlot[] = [];
  const soonest = now.getTime() + modelHouse.noticeHours * hour;
  const today = Date.parse(`${seoulDay(now)}T00:00Z`);
  for (let ahead = 0; ahead < modelHouse.daysAhead; ahead += 1) {
    const date = new Date(today + ahead * 24 * hour);
    const day = date.toISOString().slice(0, 10);
    if (modelHouse.closedDays.includes(day) || !acceptsVisits({ now: inSeoul(day), soldOut })) continue;
    const { from, to, capacity } = [0, 6].includes(date.getUTCDay())
      ? modelHouse.hours.weekend
      : modelHouse.hours.weekday;
    for (let at = from; at <= to; at += 1) {
      const startsAt = `${day}T${String(at).padStart(2, "0")}:00+09:00`;
      if (Date.parse(startsAt) >= soonest) slots.push({ startsAt, capacity });
    }
  }
  return slots;
}

/** @returns whether the text is a slot: in other forms the visit date is free text */
export const looksLikeSlot = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d\+09:00$/.test(text);

/** @returns "12월 6일(토) 14:00" */
export const formatVisit = (startsAt: string) =>
  `${formatCalendarDay(startsAt.slice(0, 10))} ${startsAt.slice(11, 16)}`;
