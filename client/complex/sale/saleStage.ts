import { schedule } from "../../content/schedule.ts";
import type { Sale } from "../../shared/sale/sale.ts";
import type { SaleStage, SaleStep } from "../../shared/sale/schedule.ts";
import { inSeoul, seoulDay } from "../../shared/seoulTime.ts";

/** The status of a step at a moment. */
export type StepStatus = "ahead" | "underWay" | "over";

const dayLength = 86_400_000;

/** @returns when a step begins, in milliseconds; Infinity without a date */
const beginOf = ({ from, hours }: SaleStep) =>
  from === undefined ? Number.POSITIVE_INFINITY : inSeoul(from, hours?.from).getTime();

/** @returns when a step ends, in milliseconds */
function endOf({ from, to = from, hours, open }: SaleStep): number {
  if (to === undefined || open) return Number.POSITIVE_INFINITY;
  return hours ? inSeoul(to, hours.to).getTime() : inSeoul(to).getTime() + dayLength;
}

/** @returns the stage of the sale */
export function saleStage({ now, soldOut }: Sale): SaleStage {
  if (soldOut && schedule.some((step) => beginOf(step) <= now.getTime())) return "soldOut";
  return schedule.findLast((step) => beginOf(step) <= now.getTime())?.stage ?? "beforeNotice";
}

/** @returns when the sale's stage began; undefined before the first */
export function stageStart(now: Date): Date | undefined {
  const step = schedule.findLast((candidate) => beginOf(candidate) <= now.getTime());
  return step && new Date(beginOf(step));
}

/** @returns the status of a step of the schedule */
export function stepStatus(step: SaleStep, { now, soldOut }: Sale): StepStatus {
  if (now.getTime() < beginOf(step)) return "ahead";
  return now.getTime() < endOf(step) && !(step.open && soldOut) ? "underWay" : "over";
}

/** Every moment at which a step begins or ends, in milliseconds. */
const changes = schedule
  .flatMap((step) => [beginOf(step), endOf(step)])
  .filter(Number.isFinite)
  .sort((a, b) => a - b);

/** @returns the start of the month that is so many months after a moment's own, in Seoul, in milliseconds */
function monthFrom(now: Date, ahead: number): number {
  const [year = 0, month = 1] = seoulDay(now).split("-").map(Number);
  return inSeoul(new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 10)).getTime();
}

/**
 * The time that pages take as now. Rounded down to the last change of the sale or start of a month, so that a page
 * stays the same, to the byte, in between.
 */
export const saleMoment = (now: Date): Date =>
  new Date(Math.max(monthFrom(now, 0), changes.findLast((change) => change <= now.getTime()) ?? 0));

/** @returns for how many milliseconds pages stay the same */
export const millisecondsToSaleChange = (now: Date): number =>
  Math.min(monthFrom(now, 1), changes.find((change) => change > now.getTime()) ?? Number.POSITIVE_INFINITY) -
  now.getTime();

/** @returns whether remaining homes are offered */
export const remainingUnitsOffered = (sale: Sale) => saleStage(sale) === "remainingUnits";

/** @returns whether the list of homes says which are left */
export const listsHomes = (sale: Sale) => remainingUnitsOffered(sale) && sale.ledger?.open === true;

/** @returns whether prices may be shown: the notice publishes them */
export const pricesPublished = (sale: Sale) => saleStage(sale) !== "beforeNotice";

/** @returns whether any home of the first general sale is, or will be, on offer */
export const homesOffered = (sale: Sale) => saleStage(sale) !== "soldOut";

/** @returns the step running, or else the next one */
export const stepAt = (sale: Sale): SaleStep | undefined =>
  schedule.findLast((step) => stepStatus(step, sale) === "underWay") ??
  schedule.find((step) => stepStatus(step, sale) === "ahead");

/** @returns whether the model house takes visits: from the announcement until the last home is sold */
export const acceptsVisits = (sale: Sale) => !["beforeNotice", "soldOut"].includes(saleStage(sale));
