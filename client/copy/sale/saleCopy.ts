import { pricesOffered } from "../../complex/homes/offers.ts";
import {
  homesOffered,
  listsHomes,
  type StepStatus,
  saleStage,
  stepAt,
  stepStatus,
} from "../../complex/sale/saleStage.ts";
import { schedule } from "../../content/schedule.ts";
import type { UnitLabel } from "../../content/unitTypes.ts";
import { formatCalendarSpan } from "../../shared/format/calendarDay.ts";
import { formatWon } from "../../shared/format/won.ts";
import type { Sale } from "../../shared/sale/sale.ts";
import type { SaleStage, SaleStep, SaleStepId } from "../../shared/sale/schedule.ts";
import { messages } from "../messages.ts";
import { textPromise } from "../textNotice.ts";
import { unpublished } from "./unpublished.ts";

/** @returns the status of a step as text; only applications are said to be closed */
export function stepStatusLabel(step: SaleStep, sale: Sale): string {
  const labels: Record<StepStatus, string> = { ahead: "예정", underWay: "진행 중", over: step.hours ? "마감" : "완료" };
  return labels[stepStatus(step, sale)];
}

/** @returns the days of a step: "2025년 12월 1일(월)", with "부터" for an open-ended one */
export function stepDays({ from, to, open }: SaleStep): string {
  if (!from) return unpublished;
  return `${from.slice(0, 4)}년 ${formatCalendarSpan(from, to)}${open ? "부터" : ""}`;
}

/** Text for each stage of the sale. */
interface StageCopy {
  /** Under the heading of the schedule, and below its days. */
  schedule: string;
  scheduleNotices: readonly string[];
  /** What follows a registration. */
  promise: string;
  /** What the call after a registration is about. */
  advice: string;
  /** On the reservation page. */
  reservation: string;
  /** The state of applications, on the page about subscription. */
  subscription: string;
  /** Under the heading of the prices. */
  prices: string;
  /** On the directions page. */
  modelHouse: string;
  /** Whether contracts are signed at the model house. */
  contracts?: true;
}

/** @returns the first day of a step: "2026년 1월 17일(토)" */
const dayOf = (id: SaleStepId): string => {
  const step = schedule.find((candidate) => candidate.id === id);
  return step?.from ? stepDays({ ...step, open: undefined }) : unpublished;
};
const lastApplication = schedule.findLast(({ hours }) => hours)?.id ?? "notice";

const seeNotice = "확정된 일정은 입주자모집공고에서 확인해 주세요.";
const byAppointment = "대표전화로 시간을 정하고 오시면 기다리지 않으셔도 됩니다.";
const allSold = "1차 일반분양을 모두 마쳤습니다.";
const pricesLead = "금액을 누르면 회차별 납부 금액이 아래에 나옵니다.";

const applying: StageCopy = {
  schedule: "청약 신청은 한국부동산원 청약홈에서 받습니다. 앞으로의 날짜는 바뀔 수 있습니다.",
  scheduleNotices: ["청약 신청은 한국부동산원 청약홈에서 오전 9시부터 오후 5시 30분까지 받습니다.", seeNotice],
  promise: textPromise.place,
  advice: "분양가와 평면, 청약 자격을 전문 상담사가 안내해 드립니다.",
  reservation:
    "모델하우스 방문을 예약하시면 전문 상담사가 연락드려 방문 시간을 확인해 드립니다. 평면과 분양가, 청약 자격을 한자리에서 안내해 드립니다.",
  subscription: "청약은 청약홈에서 접수하며, 접수일은 분양일정에 있습니다.",
  prices: pricesLead,
  modelHouse: "",
};

const decided: StageCopy = {
  ...applying,
  schedule: "청약 접수를 마쳤습니다. 앞으로의 날짜는 바뀔 수 있습니다.",
  scheduleNotices: [seeNotice, `서류 접수와 계약은 ${byAppointment}`],
  advice: "당첨과 계약, 잔여 세대 공급 일정을 전문 상담사가 안내해 드립니다.",
  reservation:
    "모델하우스 방문을 예약하시면 전문 상담사가 연락드려 방문 시간을 확인해 드립니다. 당첨자 서류와 계약 절차를 안내해 드립니다.",
  subscription: `이 단지의 청약 접수는 ${dayOf(lastApplication)}에 마쳤으며, 아래는 공고일의 청약 기준입니다.`,
};

const stageCopy: Record<SaleStage, StageCopy> = {
  beforeNotice: {
    schedule: "모든 날짜는 예정입니다. 인허가와 공고 일정에 따라 달라질 수 있습니다.",
    scheduleNotices: applying.scheduleNotices,
    promise: "모델하우스 주소를 문자로 보내 드리고, 공고가 나오면 전화로 알려 드립니다.",
    advice: "분양 일정과 평면, 청약 자격을 전문 상담사가 안내해 드립니다.",
    reservation:
      "모델하우스는 입주자모집공고일에 엽니다. 연락처를 남겨 주시면 전문 상담사가 연락드려 방문 시간을 정해 드립니다.",
    subscription: "청약 일정과 자격은 입주자모집공고에서 확정됩니다.",
    prices: "분양가와 납부 조건, 발코니 확장비는 입주자모집공고에서 공개합니다.",
    modelHouse: `모델하우스는 입주자모집공고일인 ${dayOf("notice")}에 엽니다.`,
  },
  notice: applying,
  specialSupply: applying,
  firstPriority: applying,
  secondPriority: applying,
  winners: decided,
  contract: { ...decided, contracts: true },
  remainingUnits: {
    schedule:
      "청약과 정당계약을 마치고, 남은 동·호수를 선착순으로 계약하고 있습니다. 청약통장이 없어도 계약하실 수 있습니다.",
    scheduleNotices: [
      "남은 동·호수는 계약이 진행되면서 달라집니다. 모델하우스나 대표전화로 확인해 주세요.",
      `계약은 ${byAppointment}`,
    ],
    promise: textPromise.place,
    advice: "남은 동·호수와 분양가, 계약 절차를 전문 상담사가 안내해 드립니다.",
    reservation:
      "모델하우스 방문을 예약하시면 전문 상담사가 연락드려 방문 시간을 확인해 드립니다. 남은 동·호수와 분양가, 계약 절차를 한자리에서 안내해 드립니다.",
    subscription: `${decided.subscription} 지금은 청약통장 없이 선착순으로 계약하실 수 있습니다.`,
    prices: `${pricesLead} 남은 동·호수는 모델하우스나 대표전화로 확인해 주세요.`,
    modelHouse: "",
    contracts: true,
  },
  soldOut: {
    schedule: allSold,
    scheduleNotices: ["계약하신 분의 중도금과 잔금 납부 시기는 분양가·납부 안내에 있습니다."],
    promise: "계약과 입주에 관한 문의에 답변해 드립니다.",
    advice: `${allSold} 계약하신 분의 문의와 이후 공급 일정을 상담사가 안내해 드립니다.`,
    reservation: `${allSold} 모델하우스 방문예약은 받지 않으며, 문의를 남겨 주시면 상담사가 연락드립니다.`,
    subscription: `${allSold} 아래는 공고일의 청약 기준입니다.`,
    prices: `${allSold} 아래는 공급 당시의 분양가입니다.`,
    modelHouse: `${allSold} 모델하우스 방문예약은 받지 않으며, 계약과 입주에 관한 문의는 대표전화로 해 주세요.`,
  },
};

/** What differs once the office shows which homes are left. */
const shownCopy: Pick<StageCopy, "scheduleNotices" | "prices" | "promise"> = {
  promise: textPromise.withHomes,
  scheduleNotices: [
    "남은 동·호수는 계약이 진행되면서 달라집니다. 지금 남은 세대는 잔여 세대에서 보실 수 있습니다.",
    `계약은 ${byAppointment}`,
  ],
  prices: pricesLead,
};

/** @returns the text for the current stage of the sale */
export function saleCopy(sale: Sale): StageCopy {
  const stage = saleStage(sale);
  return { ...stageCopy[stage], ...(listsHomes(sale) && shownCopy) };
}

/** @returns the labels of forms and of the buttons that open them; after the sale they no longer mention visits */
export const inquiryLabels = (sale: Sale) =>
  homesOffered(sale)
    ? { name: messages.visitBooking, submit: messages.requestVisit, action: `${messages.visitBooking} 하기` }
    : { name: messages.consultation, submit: messages.consultation, action: `${messages.consultation}하기` };

/** @returns a step's days and status: "2025년 12월 1일(월) 마감" */
export const stepLine = (step: SaleStep, sale: Sale) =>
  step.from ? `${stepDays(step)} ${stepStatusLabel(step, sale)}` : unpublished;

/** @returns a short text for the current stage of the sale */
export function saleSummary(sale: Sale): { text: string; note?: string } {
  if (saleStage(sale) === "soldOut") return { text: "분양 완료" };
  const step = stepAt(sale);
  if (!step) return { text: "분양 준비 중" };
  return { text: `${step.name} ${stepStatusLabel(step, sale)}`, note: stepDays(step) };
}

/** @returns the lowest price on offer, of all types or those named, as text; undefined while none is known */
export function lowestPrice(sale: Sale, types?: readonly UnitLabel[]): string | undefined {
  const known = pricesOffered(sale, types);
  return known.length > 0 ? `${formatWon(Math.min(...known))}부터` : undefined;
}
