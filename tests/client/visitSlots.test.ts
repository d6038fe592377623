import { expect, test } from "vitest";
import { formatVisit, looksLikeSlot, visitSlots } from "../../client/complex/sale/visitSlots.ts";
import { visits } from "../../client/copy/visits.ts";
import { seoulTime } from "../../client/shared/seoulTime.ts";
import { saleAt } from "../support/ledgers.ts";

// Thursday 2025-12-04, 23:30 in Seoul; still the 4th in UTC.
const lateThursday = new Date("2025-12-04T14:30:00Z");

test("slots follow Seoul's calendar, with separate capacities for weekdays and weekends", () => {
  const slots = visitSlots(saleAt(lateThursday));
  expect(slots[0]).toEqual({ startsAt: "2025-12-05T10:00+09:00", capacity: visits.hours.weekday.capacity });
  expect(slots.find(({ startsAt }) => startsAt.startsWith("2025-12-06"))?.capacity).toBe(visits.hours.weekend.capacity);
  expect(slots.at(-1)?.startsAt).toBe("2025-12-17T17:00+09:00");
  expect(slots).toHaveLength(13 * 8);
});

test("a slot closes hours before it begins", () => {
  const first = (utc: string) => visitSlots(saleAt(new Date(utc)))[0]?.startsAt;
  expect(first("2025-12-05T02:00:00Z")).toBe("2025-12-05T14:00+09:00");
  expect(first("2025-12-05T02:00:01Z")).toBe("2025-12-05T15:00+09:00");
});

test("a closed day has no slots", () => {
  const days = visitSlots(saleAt(new Date("2026-02-14T00:00:00Z"))).map(({ startsAt }) => startsAt.slice(0, 10));
  expect(days).toContain("2026-02-16");
  expect(days).not.toContain("2026-02-17");
});

test("times are formatted in Seoul time", () => {
  expect(seoulTime(lateThursday)).toBe("2025-12-04T23:30+09:00");
  expect(formatVisit("2025-12-06T10:00+09:00")).toBe("12월 6일(토) 10:00");
  expect(formatVisit("2025-12-07T12:30+09:00")).toBe("12월 7일(일) 12:30");
  expect(looksLikeSlot("2025-12-06T10:00+09:00")).toBe(true);
  expect(looksLikeSlot("다음 주 토요일")).toBe(false);
});
