import { daysBetween } from "../../../client/shared/format/calendarDay.ts";
import type { SaleStep, SaleStepId } from "../../../client/shared/sale/schedule.ts";

/** Days that the law requires between two steps: 주택공급에 관한 규칙 제21조, 제52조. */
const legalDistances: readonly { from: SaleStepId; to: SaleStepId; days: number; statute: string }[] = [
  { from: "notice", to: "specialSupply", days: 10, statute: "주택공급에 관한 규칙 제21조" },
  { from: "winners", to: "contract", days: 11, statute: "주택공급에 관한 규칙 제52조" },
];

/** @returns a sentence for each step that is out of order, or earlier than the law allows */
export function scheduleFaults(schedule: readonly SaleStep[]): string[] {
  const faults: string[] = [];
  const dated = schedule.flatMap(({ id, from, to }) => (from ? { id, from, to } : []));
  for (const [at, { id, from, to }] of dated.entries()) {
    if (Number.isNaN(Date.parse(from))) faults.push(`schedule.ts: ${from}, the day of ${id}, is not a date.`);
    if (to && to < from) faults.push(`schedule.ts: ${id} ends before it begins.`);
    const next = dated[at + 1];
    if (next && next.from < from) faults.push(`schedule.ts: ${next.id} begins before ${id}.`);
  }
  for (const { from, to, days, statute } of legalDistances) {
    const [first, second] = [from, to].map((id) => dated.find((step) => step.id === id));
    if (first && second && daysBetween(first.from, second.from) < days)
      faults.push(`schedule.ts: ${to} comes less than ${days} days after ${from} (${statute}).`);
  }
  return faults;
}
