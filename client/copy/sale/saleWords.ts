import { works } from "../../content/schedule.ts";
import { type UnitLabel, unitTypes } from "../../content/unitTypes.ts";
import { formatCalendarSpan } from "../../contract/format/calendarDay.ts";
import { formatWon } from "../../contract/format/won.ts";
import { offersOf } from "../../contract/sale/offers.ts";
import { type StepStatus, saleStage, stepAt, stepStatus } from "../../contract/sale/saleStage.ts";
import type { SaleStage, SaleStep } from "../../contract/sale/schedule.ts";
import { unpublished } from "./unpublished.ts";

/** Text for each stage of the sale. */
interface StageWords {
  /** Under the heading of the schedule. */
  schedule: string;
  /** What follows a registration. */
  promise: string;
  /** What the call after a registration is about. */
  advice: string;
  /** On the reservation page. */
  reservation: string;
}

const applying: StageWords = {
  schedule: "청약 신청은 한국부동산원 청약홈에서 받습니다. 앞으로의 날짜는 바뀔 수 있습니다.",
  promise: "모델하우스 주소와 오시는 길을 문자로 보내 드립니다.",
  advice: "분양가와 평면, 청약 자격을 전문 상담사가 안내해 드립니다.",
  reservation:
    "모델하우스 방문을 예약하시면 전문 상담사가 연락드려 편하신 시간을 잡아 드립니다. 평면과 분양가, 청약 자격을 한자리에서 안내해 드립니다.",
};

const decided: StageWords = {
  ...applying,
  schedule: "청약 접수를 마쳤습니다. 앞으로의 날짜는 바뀔 수 있습니다.",
  advice: "당첨과 계약, 잔여 세대 공급 일정을 전문 상담사가 안내해 드립니다.",
  reservation:
    "모델하우스 방문을 예약하시면 전문 상담사가 연락드려 편하신 시간을 잡아 드립니다. 당첨자 서류와 계약 절차를 안내해 드립니다.",
};

const stageWords: Record<SaleStage, StageWords> = {
  beforeNotice: {
    schedule: "모든 날짜는 예정입니다. 인허가와 공고 일정에 따라 달라질 수 있습니다.",
    promise: "모델하우스 주소를 문자로 보내 드리고, 공고가 나오면 전화로 알려 드립니다.",
    advice: "분양 일정과 평면, 청약 자격을 전문 상담사가 안내해 드립니다.",
    reservation:
      "모델하우스는 입주자모집공고일에 엽니다. 연락처를 남겨 주시면 전문 상담사가 연락드려 방문 시간을 잡아 드립니다.",
  },
  notice: applying,
  specialSupply: applying,
  firstPriority: applying,
  secondPriority: applying,
  winners: decided,
  contract: decided,
  remainingUnits: {
    schedule:
      "청약과 정당계약을 마치고, 남은 동·호수를 먼저 오신 순서대로 계약하고 있습니다. 청약통장은 필요하지 않습니다.",
    promise: "모델하우스 주소와 잔여 세대 안내를 문자로 보내 드립니다.",
    advice: "남은 동·호수와 분양가, 계약 절차를 전문 상담사가 안내해 드립니다.",
    reservation:
      "모델하우스 방문을 예약하시면 전문 상담사가 연락드려 편하신 시간을 잡아 드립니다. 남은 동·호수와 분양가, 계약 절차를 한자리에서 안내해 드립니다.",
  },
  soldOut: {
    schedule: "1차 일반분양을 모두 마쳤습니다.",
    promise: "남겨 주신 문의는 상담사가 전화로 답해 드립니다.",
    advice: "1차 일반분양을 모두 마쳤습니다. 계약하신 분의 문의와 이후 공급 소식을 상담사가 안내해 드립니다.",
    reservation: "1차 일반분양을 모두 마쳐 방문예약을 받지 않습니다. 문의를 남겨 주시면 상담사가 연락드립니다.",
  },
};

/** @returns the text for the current stage of the sale */
export const saleWords = (now: Date): StageWords => stageWords[saleStage(now)];

export const statusNames: Record<StepStatus, string> = { ahead: "예정", underWay: "진행 중", over: "마감" };

/** @returns the days of a step: "2025년 12월 1일(월)", with "부터" for an open-ended one */
export function stepDays({ from, to, open }: SaleStep): string {
  if (!from) return unpublished;
  return `${from.slice(0, 4)}년 ${formatCalendarSpan(from, to)}${open ? "부터" : ""}`;
}

/** @returns a step's days and status: "2025년 12월 1일(월) 마감" */
export const stepLine = (step: SaleStep, now: Date) =>
  step.from ? `${stepDays(step)} ${statusNames[stepStatus(step, now)]}` : unpublished;

/** @returns a short text for the current stage of the sale */
export function saleNow(now: Date): { text: string; note?: string } {
  if (saleStage(now) === "soldOut") return { text: "분양 완료" };
  const step = stepAt(now);
  if (!step) return { text: "분양 준비 중" };
  return { text: `${step.name} ${statusNames[stepStatus(step, now)]}`, note: stepDays(step) };
}

/** @returns the lowest price of all or some types as text; undefined without prices */
export function lowestPrice(labels: readonly UnitLabel[] = unitTypes.map(({ label }) => label)): string | undefined {
  const known = labels.flatMap((label) => offersOf(label).flatMap(({ price }) => price ?? []));
  return known.length > 0 ? `${formatWon(Math.min(...known))}부터` : undefined;
}

/** "2029년 11월 예정" */
export const occupancy = works.occupancy
  ? `${works.occupancy.slice(0, 4)}년 ${Number(works.occupancy.slice(5))}월 예정`
  : unpublished;
