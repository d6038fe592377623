import type { Instalment } from "../../contract/sale/saleContent.ts";
import { works } from "../schedule.ts";

/** Payment terms, and loans arranged by the seller. Sums in units of 10,000 won. */
export const payment = {
  downPayment: {
    percent: 10,
    /** Due at contract; the rest of the down payment follows. */
    atContract: 1000,
    restWithinDays: 30,
  },
  instalments: [
    { percent: 10, month: "2026-06" },
    { percent: 10, month: "2026-12" },
    { percent: 10, month: "2027-06" },
    { percent: 10, month: "2028-01" },
    { percent: 10, month: "2028-08" },
    { percent: 10, month: "2029-03" },
  ] as readonly Instalment[],
  balance: { percent: 30, month: works.occupancy },
  /** Extension and options have a separate contract. */
  extras: { atContract: 10, atOccupancy: 90 },
  loan: {
    /** Whether the seller arranges loans for the instalments. */
    arranged: true,
    /** Whether their interest is due only at occupancy. */
    interestDeferred: true,
    /** Percent of the price, at most. */
    upTo: 60,
    /** Initial annual rate of the calculator in percent; the lender sets the real one. */
    exampleRate: 4.5,
  },
} as const;

/** Text about payments. */
export const paymentText = {
  past: "계약할 때 이미 지난 회차의 중도금은 첫 대출 실행일에 함께 냅니다.",
  loan: "중도금 대출은 사업주체가 알선하며, 이자는 입주할 때 한 번에 냅니다(이자후불제). 한도와 금리는 금융기관의 심사에 따릅니다.",
  choose: "타입과 층을 고르시면 회차별 납부 시기와 금액이 나옵니다.",
  noSuchFloor: (type: string, last: number) => `${type}의 1차 일반분양은 ${last}층까지입니다. 다른 층을 골라 주세요.`,
} as const;
