import { modelHouse } from "../content/modelHouse.ts";
import { payment } from "../content/sale/payment.ts";
import { works } from "../content/schedule.ts";
import type { DeskTerms } from "../shared/desk/terms.ts";
import { formatCalendarDay } from "../shared/format/calendarDay.ts";
import { formatCount, formatMoment } from "../shared/format/format.ts";
import type { SaleTerms } from "../shared/sale/saleTerms.ts";
import { unpublished } from "./sale/unpublished.ts";

const announced = formatCount(payment.downPayment.atContract);

/** @returns a version's terms, as the desk and its log say them */
export const termsText = ({
  atContract,
  interestFree,
  freeExtension,
  open,
  closedDays = [],
  ...dates
}: SaleTerms): string =>
  [
    atContract !== undefined && `1차 계약금 ${formatCount(atContract)}만원`,
    interestFree && "중도금 무이자",
    freeExtension && "발코니 확장 무상",
    open && `모델하우스 ${open.from}~${open.to}`,
    closedDays.length > 0 && `${closedDays.map(formatCalendarDay).join(", ")} 휴관`,
    dates.lastDay && `모델하우스 ${dates.lastDay}까지`,
    dates.occupancy && `입주 예정 ${dates.occupancy}`,
    dates.nextNotice && `그 위층 공고 ${dates.nextNotice}`,
  ]
    .filter(Boolean)
    .join(" · ") || "공고와 기본 조건 그대로";

/** Text around the terms that the office changes. */
export const termsCopy = {
  note: "공고한 분양가와 납부 비율, 회차, 청약 일정은 바꿀 수 없습니다. 비워 둔 칸은 공고와 기본 조건 그대로입니다.",
  fields: {
    atContract: {
      label: "1차 계약금 (만원)",
      hint: `공고는 ${announced}만원입니다. 그보다 적은 금액만 적을 수 있습니다.`,
    },
    openFrom: { label: "모델하우스 여는 시각", hint: `기본 ${modelHouse.open.from}` },
    openTo: { label: "닫는 시각", hint: `기본 ${modelHouse.open.to}` },
    closedDays: { label: "더 쉬는 날", hint: "2026-12-24처럼, 한 줄에 하루씩" },
    lastDay: { label: "모델하우스 마지막 날", hint: "2027-03-31처럼. 그 뒤의 방문은 예약할 수 없습니다." },
    occupancy: {
      label: "입주 예정 월",
      hint: `공고는 ${works.occupancy ?? unpublished}입니다. 바꾸면 공고한 달 옆에 바뀐 달과 안내한 날이 함께 나옵니다.`,
    },
    nextNotice: { label: "그 위층의 공고 예정 월", hint: "2027-03처럼. 정해지지 않았으면 비워 둡니다." },
    validFrom: { label: "적용 시작 (한국 시각)", hint: "비워 두면 바로 적용합니다." },
    reason: { label: "이유", hint: "기록에 남고 화면에는 보이지 않습니다." },
  },
  checks: { interestFree: "중도금 무이자", freeExtension: "발코니 확장 무상" },
  /** Beside a form that doesn't begin with a planned version. */
  planned: "예정된 조건은 그 시작부터 아래 조건을 모두 대신합니다.",
  button: "조건 저장",
  remove: "예정 취소",
  /** Visits that were booked before their time was closed. */
  stranded: (visits: readonly { startsAt: string; count: number }[]) =>
    `닫은 시간에 예약한 방문이 있습니다. 전화로 다른 시간을 잡아 주세요: ${visits
      .map(({ startsAt, count }) => `${formatMoment(startsAt)} ${count}팀`)
      .join(", ")}`,
  states: { planned: "예정", valid: "적용 중", past: "지남" } satisfies Record<DeskTerms["state"], string>,
  done: { added: "조건을 저장했습니다.", removed: "예정된 조건을 취소했습니다." },
  problems: {
    atContract: `1만원부터 공고한 ${announced}만원까지 숫자로 적어 주세요.`,
    open: "여는 시각과 닫는 시각을 10:00처럼 함께 적어 주세요. 닫는 시각이 더 늦어야 합니다.",
    closedDays: "쉬는 날을 2026-12-24처럼 한 줄에 하루씩, 60일까지 적어 주세요.",
    lastDay: "마지막 날을 2027-03-31처럼, 오늘이나 그 뒤로 적어 주세요.",
    month: "2027-03처럼, 이번 달이나 그 뒤로 적어 주세요.",
    validFrom: "적용을 시작할 날짜와 시각을 지금보다 뒤로 골라 주세요.",
    reason: "바꾸는 이유를 적어 주세요.",
    changed: "그 사이 다른 사람이 조건을 바꿨습니다. 다시 누르면 지금 적은 내용으로 저장합니다.",
    missing: "취소할 수 있는 예정된 조건이 아닙니다.",
  },
} as const;
