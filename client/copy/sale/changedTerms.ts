import { openingAt } from "../../complex/sale/currentTerms.ts";
import { modelHouse } from "../../content/modelHouse.ts";
import { payment } from "../../content/sale/payment.ts";
import { formatCalendarDay } from "../../shared/format/calendarDay.ts";
import { formatCount } from "../../shared/format/format.ts";
import type { Sale } from "../../shared/sale/sale.ts";
import type { CurrentTerms, TermName } from "../../shared/sale/saleTerms.ts";
import { seoulDay } from "../../shared/seoulTime.ts";

/** "12월 1일부터" */
const since = (terms: CurrentTerms, name: TermName): string | undefined => {
  const day = terms.since[name];
  return day && `${formatCalendarDay(day).replace(/\(.*/, "")}부터`;
};

const announced = formatCount(payment.downPayment.atContract);

/** What a buyer gets beyond what was announced. */
const benefits: Partial<Record<TermName, (terms: CurrentTerms) => string>> = {
  atContract: ({ atContract = 0 }) => `1차 계약금 ${formatCount(atContract)}만원 (공고 ${announced}만원)`,
  interestFree: () => "중도금 무이자: 중도금 대출의 이자를 사업주체가 냅니다",
  freeExtension: () => "발코니 확장 무상",
};

/** @returns when the model house is closed: "설날과 추석 당일, 12월 24일(목) 휴관" */
export function closedText({ now, terms }: Pick<Sale, "now" | "terms">): string {
  const days = (terms?.closedDays ?? []).filter((day) => day >= seoulDay(now)).map(formatCalendarDay);
  return [modelHouse.closed, ...(days.length > 0 ? [`${days.join(", ")} 휴관`] : [])].join(", ");
}

/** @returns the opening hours, since when if the office has changed them: "11월 26일부터 13:00~16:00" */
export function openingText(sale: Sale): string {
  const { from, to } = openingAt(sale);
  return [changedSince(sale, "open"), `${from}~${to}`].filter(Boolean).join(" ");
}

/** @returns since when a term holds that the office has changed: "12월 1일부터"; undefined while it is as announced */
export const changedSince = ({ terms }: Pick<Sale, "terms">, name: TermName): string | undefined =>
  terms && since(terms, name);

/** @returns the payment terms that the office has changed, each since when; none while all are as announced */
export const changedTerms = ({ terms }: Pick<Sale, "terms">): string[] =>
  terms
    ? (Object.keys(benefits) as TermName[]).flatMap((name) =>
        terms[name] === undefined ? [] : [`${since(terms, name)} ${benefits[name]?.(terms)}.`],
      )
    : [];
