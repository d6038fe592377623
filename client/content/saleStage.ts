import { type SaleStage, type SaleStep, schedule } from "./schedule.ts";

/** Turned on when the last home is sold. */
const soldOut = false as boolean;

/** Where a step stands at a moment. */
export type StepStatus = "ahead" | "underWay" | "over";

const dayLength = 86_400_000;
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

/** @returns how many milliseconds what is said of the sale stays true; without end after the last change */
export const saleHolds = (now: Date): number =>
  (changes.find((change) => change > now.getTime()) ?? Number.POSITIVE_INFINITY) - now.getTime();

/** @returns whether there is anything to say about remaining homes at a moment */
export const remainingUnitsOffered = (now: Date) => saleStage(now) === "remainingUnits";

/** @returns the step that runs at a moment, or else the next one */
export const stepAt = (now: Date): SaleStep | undefined =>
  schedule.findLast((step) => stepStatus(step, now) === "underWay") ??
  schedule.find((step) => stepStatus(step, now) === "ahead");

/** @returns whether the model house takes visits: from the notice until the last home is sold */
export const visitsTaken = (now: Date) => !["beforeNotice", "soldOut"].includes(saleStage(now));
