import { homeOptions } from "../../content/sale/options.ts";
import { payment } from "../../content/sale/payment.ts";
import { priceBands } from "../../content/sale/prices.ts";
import { type UnitLabel, unitTypes } from "../../content/unitTypes.ts";
import { squareMetresPerPyeong } from "../../shared/format/area.ts";
import { formatYearMonth } from "../../shared/format/calendarDay.ts";
import { acquisitionTax } from "../../shared/sale/acquisitionTax.ts";
import type { Sale } from "../../shared/sale/sale.ts";
import type { PriceBand } from "../../shared/sale/saleContent.ts";
import { seoulMonth } from "../../shared/seoulTime.ts";
import { unitPlans } from "../plans/unitPlans.ts";
import { extensionPriceAt, instalmentsOver, paymentAt } from "./currentTerms.ts";
import { optionFor } from "./optionFor.ts";

/** The input of the payment calculator. */
export interface PaymentChoice {
  type: UnitLabel | undefined;
  band: PriceBand["id"] | undefined;
  extended: boolean;
  /** Ids of options, at most one per group. */
  options: readonly string[];
  /** Annual interest rate of the loan for the instalments, in percent. */
  rate: number;
  /** What was entered instead of a rate; the rate is the default then. */
  unreadRate?: string;
}

/** Characters of an entered rate. */
export const rateLength = 6;

/** In percent. */
export const highestRate = 20;

/** @returns the entered rate, to a hundredth; the default when there is none */
function readRate(typed: string | null): Pick<PaymentChoice, "rate" | "unreadRate"> {
  const entered = (typed ?? "").normalize("NFKC").trim();
  const { exampleRate } = payment.loan;
  if (!entered) return { rate: exampleRate };
  const rate = /^\d*(?:[.,]\d*)?%?$/.test(entered) ? Number.parseFloat(entered.replace(",", ".")) : Number.NaN;
  return rate <= highestRate
    ? { rate: Math.round(rate * 100) / 100 }
    : { rate: exampleRate, unreadRate: entered.slice(0, rateLength) };
}

/** @returns the choice in a query or a form; unknown parameters are ignored */
export function readPaymentChoice(query: URLSearchParams): PaymentChoice {
  const ticked = new Set(query.getAll("option"));
  const groups = new Set<string>();
  const options = (homeOptions ?? []).filter(({ id, group }) => {
    if (!ticked.has(id) || (group && groups.has(group))) return false;
    if (group) groups.add(group);
    return true;
  });
  return {
    type: unitTypes.find(({ label }) => label === query.get("type"))?.label,
    band: priceBands.find(({ id }) => id === query.get("floor"))?.id,
    extended: query.has("extension"),
    options: options.map(({ id }) => id),
    ...readRate(query.get("rate")),
  };
}

/** @returns the canonical query for a choice, with its question mark; empty for no choice */
export function paymentQuery({ type, band, extended, options, rate, unreadRate }: PaymentChoice): string {
  const query = new URLSearchParams();
  if (type) query.set("type", type);
  if (band) query.set("floor", band);
  if (extended) query.set("extension", "on");
  for (const option of options) query.append("option", option);
  const entered = unreadRate ?? (rate === payment.loan.exampleRate ? "" : String(rate));
  if (entered) query.set("rate", entered);
  const written = query.toString();
  return written && `?${written}`;
}

/** @returns the page of what a type costs on the floors of a price band, and when it is due */
export function paymentPath(type: UnitLabel, band: PriceBand | undefined): string {
  const choice = { type, band: band?.id, extended: false, options: [], rate: payment.loan.exampleRate };
  return `/SalesInfo/price${paymentQuery(choice)}#payment-sheet`;
}

interface PaymentLine {
  name: string;
  /** Due date as text. */
  due: string;
  /** In won. */
  sum: number;
  /** The first two are the buyer's own money, the instalments are the loan's. */
  step: "contract" | "afterContract" | "instalment" | "occupancy";
  note?: string;
}

/** The time and the terms of a sale. */
export type SaleMoment = Pick<Sale, "now" | "terms">;

export interface PaymentPlan {
  lines: readonly PaymentLine[];
  /** All in won. */
  price: number;
  extension: number;
  options: number;
  total: number;
  /** Due when the contract is signed. */
  atContract: number;
  /** Due before occupancy and not from the loan, what is due at contract included. */
  own: number;
  loan: number;
  balance: number;
  /** Interest due at occupancy; undefined while the month of occupancy isn't known. */
  interest: number | undefined;
  /** Whether the seller pays it. */
  interestFree: boolean;
  tax: ReturnType<typeof acquisitionTax>;
}

const won = (units: number) => Math.round(units * 10_000);
const share = (sum: number, percent: number) => Math.round((sum * percent) / 100);

/**
 * @param homePrice in units of 10,000 won
 * @returns how many instalments were due before a moment, and their sum in units of 10,000 won: the first loan pays them
 */
export function pastInstalments(homePrice: number, now: Date): { count: number; sum: number } {
  const past = instalmentsOver(now);
  return { count: past.length, sum: past.reduce((sum, { percent }) => sum + share(homePrice, percent), 0) };
}

/** @returns the instalment that is due next, its sum in won */
export function nextInstalment(plan: PaymentPlan, now: Date): { due: string; sum: number } | undefined {
  return plan.lines.filter(({ step }) => step === "instalment")[instalmentsOver(now).length];
}

/** @returns what is due when the homes are handed over: balance, interest and tax, in won; not the loan, which goes on */
export const dueAtOccupancy = ({ balance, interest = 0, tax }: PaymentPlan): number => balance + interest + tax.total;

/** @returns the price of a pyeong of supply area, in the unit of the price */
export const pricePerPyeong = (type: UnitLabel, price: number): number =>
  (price / unitPlans[type].areas.supply) * squareMetresPerPyeong;

/** Years over which the loan is repaid in equal sums, in the example of a monthly payment. */
export const repaymentYears = 30;

/** @returns the equal monthly payment of a loan, interest included, in its unit; `rate` in percent a year */
export function monthlyPayment(loan: number, rate: number): number {
  const months = repaymentYears * 12;
  const monthly = rate / 1200;
  return monthly === 0 ? loan / months : (loan * monthly) / (1 - (1 + monthly) ** -months);
}

const monthsBetween = (from: string, to: string) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5)) - Number(from.slice(5));

/**
 * @param homePrice in units of 10,000 won
 * @param sale its time determines which instalments are past
 * @returns each payment with its due date and sum; undefined until a type is selected, or without a price
 */
export function paymentPlan(
  { type, extended, options, rate }: Omit<PaymentChoice, "band">,
  homePrice: number | undefined,
  sale: SaleMoment,
): PaymentPlan | undefined {
  if (!type || homePrice === undefined) return undefined;
  const price = won(homePrice);
  const extension = extended ? won(extensionPriceAt(type, sale) ?? 0) : 0;
  const chosen = (homeOptions ?? []).filter(({ id }) => options.includes(id));
  const optionSum = chosen.reduce((sum, option) => sum + won(optionFor(option, type).price), 0);
  const extras = extension + optionSum;
  const { downPayment, instalments, balance, interestFree } = paymentAt(sale);
  const over = instalmentsOver(sale.now).length;
  // Past instalments are drawn with the next one.
  const firstLoan = instalments[over]?.month ?? seoulMonth(sale.now);
  const first = won(downPayment.atContract);
  const atOccupancy = balance.month ? formatYearMonth(balance.month) : "입주할 때";

  const loans = instalments.map(({ percent, month }, index): PaymentLine & { drawn: string } => {
    const past = index < over;
    return {
      name: `중도금 ${index + 1}회`,
      due: past ? "첫 대출 실행일" : formatYearMonth(month),
      sum: share(price, percent),
      step: "instalment",
      drawn: past ? firstLoan : month,
      ...(past && { note: `${formatYearMonth(month)} 회차, 납부 시기 지남` }),
    };
  });
  const lines: PaymentLine[] = [
    { name: "계약금 1차", due: "계약할 때", sum: first, step: "contract" },
    ...(extras > 0
      ? [
          {
            name: "확장·옵션 계약금",
            due: "계약할 때",
            sum: share(extras, payment.extras.atContract),
            step: "contract" as const,
            note: `${payment.extras.atContract}%`,
          },
        ]
      : []),
    {
      name: "계약금 2차",
      due: `계약 후 ${downPayment.restWithinDays}일 안`,
      sum: share(price, downPayment.percent) - first,
      step: "afterContract",
    },
    ...loans.map(({ drawn: _, ...line }) => line),
    {
      name: "잔금",
      due: atOccupancy,
      sum: share(price, balance.percent),
      step: "occupancy",
      note: `${balance.percent}%`,
    },
    ...(extras > 0
      ? [
          {
            name: "확장·옵션 잔금",
            due: atOccupancy,
            sum: extras - share(extras, payment.extras.atContract),
            step: "occupancy" as const,
            note: `${payment.extras.atOccupancy}%`,
          },
        ]
      : []),
  ];
  const sumOf = (step: PaymentLine["step"]) =>
    lines.reduce((sum, line) => sum + (line.step === step ? line.sum : 0), 0);
  const { month: occupancy } = balance;
  return {
    lines,
    price,
    extension,
    options: optionSum,
    total: price + extras,
    atContract: sumOf("contract"),
    own: sumOf("contract") + sumOf("afterContract"),
    loan: sumOf("instalment"),
    balance: sumOf("occupancy"),
    interest: interestFree
      ? 0
      : occupancy
        ? Math.round(
            loans.reduce(
              (sum, { sum: principal, drawn }) => sum + (principal * rate * monthsBetween(drawn, occupancy)) / 1200,
              0,
            ),
          )
        : undefined,
    interestFree,
    tax: acquisitionTax(price + extras, unitPlans[type].areas.exclusive),
  };
}
