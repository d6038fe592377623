import { instalmentsOver, openingAt, paymentAt } from "../../complex/sale/currentTerms.ts";
import { homesOffered, pricesPublished } from "../../complex/sale/saleStage.ts";
import { modelHouse } from "../../content/modelHouse.ts";
import { payment } from "../../content/sale/payment.ts";
import { works, worksSources } from "../../content/schedule.ts";
import { formatCalendarDay, formatFullDay, formatYearMonth } from "../../shared/format/calendarDay.ts";
import { formatCount } from "../../shared/format/format.ts";
import type { Sale } from "../../shared/sale/sale.ts";
import type { CurrentTerms, TermName } from "../../shared/sale/saleTerms.ts";
import type { Source } from "../../shared/sale/source.ts";
import { seoulDay } from "../../shared/seoulTime.ts";
import { paymentText } from "./paymentText.ts";
import { unpublished } from "./unpublished.ts";

const dayOf = (day: string) => formatCalendarDay(day).replace(/\(.*/, "");

/** "12월 1일부터" */
const since = (terms: CurrentTerms, name: TermName): string | undefined => {
  const day = terms.since[name];
  return day && `${dayOf(day)}부터`;
};

/** "12월 1일 안내" */
const told = (terms: CurrentTerms, name: TermName): string => `${dayOf(terms.since[name] ?? "")} 안내`;

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
  return [
    modelHouse.closed,
    ...(days.length > 0 ? [`${days.join(", ")} 휴관`] : []),
    ...(terms?.lastDay ? [`${formatFullDay(terms.lastDay)}까지 운영`] : []),
  ].join(", ");
}

/** @returns when homes are handed over, as announced, and beside it as it is expected now */
export function occupancyText({ terms }: Pick<Sale, "terms">): string {
  if (!works.occupancy) return terms?.occupancy ? `${formatYearMonth(terms.occupancy)} 예정` : unpublished;
  const announcedMonth = formatYearMonth(works.occupancy);
  if (!terms?.occupancy) return `${announcedMonth} 예정`;
  return `${announcedMonth}에서 ${formatYearMonth(terms.occupancy)}로 변경, ${told(terms, "occupancy")}`;
}

/** @returns when the homes above those on sale are announced: "2027년 3월 공고 예정 (12월 1일 안내)"; undefined until it is set */
export const nextNoticeText = ({ terms }: Pick<Sale, "terms">): string | undefined =>
  terms?.nextNotice && `${formatYearMonth(terms.nextNotice)} 공고 예정 (${told(terms, "nextNotice")})`;

/** @returns the opening hours, since when if the office has changed them: "11월 26일부터 13:00~16:00" */
export function openingText(sale: Sale): string {
  const { from, to } = openingAt(sale);
  return [changedSince(sale, "open"), `${from}~${to}`].filter(Boolean).join(" ");
}

export const aheadHeading = "앞으로 낼 돈과 입주";

const ofPrice = (percent: number) => `분양가의 ${percent}%`;

interface DateAhead {
  label: string;
  value: string;
  /** What is paid then. */
  note?: string;
  source?: Source;
}

/** "2027년 6월, 2028년 1월·8월"; no line breaks within a year */
const monthsOf = (months: readonly string[]) =>
  [...new Set(months.map((month) => month.slice(0, 4)))]
    .map((year) => {
      const ofYear = months.filter((month) => month.startsWith(year)).map((month) => `${Number(month.slice(5))}월`);
      return `${year}년\u00a0${ofYear.join("·")}`;
    })
    .join(", ");

/** @returns the instalments after those that are over; a row for those of the same percentage that follow each other */
function instalmentsAhead(over: number): DateAhead[] {
  const ahead = payment.instalments.slice(over);
  return ahead.flatMap(({ percent, month }, first) => {
    if (ahead[first - 1]?.percent === percent) return [];
    const others = ahead.slice(first).findIndex((each) => each.percent !== percent);
    const same = others < 0 ? ahead.slice(first) : ahead.slice(first, first + others);
    const number = over + first + 1;
    return same.length > 1
      ? [
          {
            label: `중도금 ${number}~${number + same.length - 1}회`,
            value: `${formatYearMonth(month)}부터`,
            note: `${ofPrice(percent)}씩, 다음은 ${monthsOf(same.slice(1).map((each) => each.month))}`,
          },
        ]
      : [{ label: `중도금 ${number}회`, value: formatYearMonth(month), note: ofPrice(percent) }];
  });
}

/** @returns the dates of the sale that lie ahead: announced ones, what has changed of them, and those that the office has set */
export function datesAhead(sale: Sale): DateAhead[] {
  const { lastDay } = sale.terms ?? {};
  const notice = nextNoticeText(sale);
  const paid = pricesPublished(sale);
  const { downPayment } = paymentAt(sale);
  const past = instalmentsOver(sale.now);
  return [
    ...(lastDay && sale.terms
      ? [
          {
            label: "모델하우스",
            value: `${formatFullDay(lastDay)}까지 (${told(sale.terms, "lastDay")})`,
          },
        ]
      : []),
    ...(notice ? [{ label: "그 위층", value: notice }] : []),
    ...(paid && homesOffered(sale)
      ? [
          {
            label: "계약금",
            value: "계약할 때",
            note: `${formatCount(downPayment.atContract)}만원, ${downPayment.restWithinDays}일 안에 ${ofPrice(downPayment.percent)}까지`,
          },
        ]
      : []),
    ...(paid && homesOffered(sale) && past.length > 0
      ? [
          {
            label: "지난 중도금",
            value: "첫 대출 때",
            note: `${past.length}회, ${ofPrice(past.reduce((sum, { percent }) => sum + percent, 0))}`,
          },
        ]
      : []),
    ...(paid ? instalmentsAhead(past.length) : []),
    {
      label: "입주",
      value: occupancyText(sale),
      ...(paid && { note: `잔금, ${ofPrice(payment.balance.percent)}` }),
      source: worksSources.occupancy,
    },
  ];
}

/** @returns what to know of the payments ahead when contracts are signed after the first of them; undefined before */
export const paymentsPast = (sale: Sale): string | undefined =>
  homesOffered(sale) && instalmentsOver(sale.now).length > 0 ? paymentText.past : undefined;

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
