import { schedule } from "../../content/schedule.ts";
import type { SaleStep } from "../../shared/sale/schedule.ts";

export type DatedStep = SaleStep & { from: string };

/** The steps that have a date. */
export const datedSteps: readonly DatedStep[] = schedule.filter((step): step is DatedStep => step.from !== undefined);
