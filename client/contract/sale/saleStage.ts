import { schedule, soldOut } from "../../content/schedule.ts";
import type { SaleStage, SaleStep } from "./schedule.ts";

/** Where a step stands at a moment. */
export type StepStatus = "ahead" | "underWay" | "over";

const dayLength = 86_400_000;
/** @returns the day in Seoul as YYYY-MM-DD */
const seoulDay = (moment: Date) => new Date(moment.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
const inSeoul = (day: string, time = "00:00") => Date.parse(`${day}T${time}+09:00`);

/** @returns when a step begins, in milliseconds; one whose day isn't set is always ahead */
const beginOf = ({ from, hours }: SaleStep) =>
  from === undefined ? Number.POSITIVE_INFINITY : inSeoul(from, hours?.from);

/** @returns the moment from which a step is over, in milliseconds */
function endOf({ from, to = from, hours, open }: SaleStep): number {
  if (to === undefined || open) return Number.POSITIVE_INFINITY;
  return hours ? inSeoul(to, hours.to) : inSeoul(to) + dayLength;
}

const isSoldOut = (now: Date, sold: boolean) => sold && schedule.some((step) => beginOf(step) <= now.getTime());

/**
 * @param sold whether the last home is sold
 * @returns how far the sale has come at a moment
 */
export function saleStage(now: Date, sold = soldOut): SaleStage {
  if (isSoldOut(now, sold)) return "soldOut";
  return schedule.findLast((step) => beginOf(step) <= now.getTime())?.stage ?? "beforeNotice";
}

/** @returns when the sale's stage began; undefined before the first */
export function stageBegan(now: Date): Date | undefined {
  const step = schedule.findLast((candidate) => beginOf(candidate) <= now.getTime());
  return step && new Date(beginOf(step));
}

/** @returns where a step of the schedule stands at a moment */
export function stepStatus(step: SaleStep, now: Date, sold = soldOut): StepStatus {
  if (now.getTime() < beginOf(step)) return "ahead";
  return now.getTime() < endOf(step) && !(step.open && sold) ? "underWay" : "over";
}

/** Every moment at which something of the sale begins or is over, in milliseconds. */
const changes = schedule
  .flatMap((step) => [beginOf(step), endOf(step)])
  .filter(Number.isFinite)
  .sort((a, b) => a - b);

/** @returns when the month begins that lies so many months after a moment's own, in Seoul, in milliseconds */
function monthFrom(now: Date, ahead: number): number {
  const [year = 0, month = 1] = seoulDay(now).split("-").map(Number);
  return inSeoul(new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 10));
}

/**
 * The moment as of which pages speak. They say no more of the clock than this, so that a page stays the same, to the
 * byte, until something of the sale changes or a month begins.
 */
export const saleMoment = (now: Date): Date =>
  new Date(Math.max(monthFrom(now, 0), changes.findLast((change) => change <= now.getTime()) ?? 0));

/** @returns how many milliseconds pages say the same for */
export const saleHolds = (now: Date): number =>
  Math.min(monthFrom(now, 1), changes.find((change) => change > now.getTime()) ?? Number.POSITIVE_INFINITY) -
  now.getTime();

/** @returns a moment's month in Seoul as YYYY-MM */
export const seoulMonth = (moment: Date) => seoulDay(moment).slice(0, 7);

/** @returns whether there is anything to say about remaining homes at a moment */
export const remainingUnitsOffered = (now: Date) => saleStage(now) === "remainingUnits";

/** @returns the step that runs at a moment, or else the next one */
export const stepAt = (now: Date): SaleStep | undefined =>
  schedule.findLast((step) => stepStatus(step, now) === "underWay") ??
  schedule.find((step) => stepStatus(step, now) === "ahead");

/** @returns whether the model house takes visits: from the notice until the last home is sold */
export const visitsTaken = (now: Date) => !["beforeNotice", "soldOut"].includes(saleStage(now));
