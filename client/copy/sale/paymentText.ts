import { offersAt } from "../../complex/homes/offers.ts";
import { paymentAt } from "../../complex/sale/currentTerms.ts";
import type { PaymentChoice } from "../../complex/sale/paymentPlan.ts";
import { payment } from "../../content/sale/payment.ts";
import type { Sale } from "../../shared/sale/sale.ts";

const { downPayment, instalments, balance } = payment;
const instalmentPercent = instalments.reduce((sum, { percent }) => sum + percent, 0);

/** Text about payments. */
export const paymentText = {
  shares: `계약금 ${downPayment.percent}%, 중도금 ${instalmentPercent}%(${instalments.length}회), 잔금 ${balance.percent}%입니다.`,
  past: "계약할 때 이미 지난 회차의 중도금은 첫 대출 실행일에 함께 냅니다.",
  loan: "중도금 대출은 사업주체가 알선하며, 이자는 입주할 때 한 번에 냅니다(이자후불제).",
  loanAt: (sale: Sale): string =>
    paymentAt(sale).interestFree
      ? "중도금 대출은 사업주체가 알선하며, 이자는 사업주체가 냅니다(무이자)."
      : paymentText.loan,
  loanTerms: "한도와 금리는 금융기관의 심사에 따릅니다.",
  /**
   * How the price is divided, and how it is paid.
   * @param occupancy when homes are handed over
   */
  terms: (sale: Sale, occupancy: string): string =>
    [
      paymentText.shares,
      `입주 시기: ${occupancy}.`,
      paymentText.past,
      paymentText.loanAt(sale),
      paymentText.loanTerms,
    ].join(" "),
  choose: "타입과 층을 고르시면 회차별 납부 시기와 금액이 나옵니다.",
  noneLeft: (type: string, from: number, to: number) =>
    `${type} ${from}~${to}층은 남은 세대가 없습니다. 다른 층이나 타입을 골라 주세요.`,
  noSuchFloor: (type: string, last: number) => `${type}의 1차 일반분양은 ${last}층까지입니다. 다른 층을 골라 주세요.`,
} as const;

/** The message where no plan can be computed. */
export function planObstacle({ type, band }: PaymentChoice, sale: Sale): string | undefined {
  if (!type || !band) return paymentText.choose;
  const offers = offersAt(type, sale);
  const offer = offers.find((each) => each.band.id === band);
  const last = offers.at(-1);
  if (last && !offer) return paymentText.noSuchFloor(type, last.to);
  if (offer && offer.price === undefined) return paymentText.noneLeft(type, offer.from, offer.to);
  return undefined;
}
