import type { SaleStep } from "../shared/sale/schedule.ts";
import type { Source } from "../shared/sale/source.ts";

/** Hours at which 청약홈 accepts applications. */
const applyHours = { from: "09:00", to: "17:30" } as const;

/**
 * The sales schedule, the only place with its dates. The first application must be at least 10 days after the
 * announcement (주택공급에 관한 규칙 제21조), the contract at least 11 days after the winners are announced (제52조).
 */
export const schedule: readonly SaleStep[] = [
  {
    id: "notice",
    stage: "notice",
    name: "입주자모집공고",
    from: "2025-11-20",
    text: "공급 대상과 자격, 분양가와 납부 일정을 정한 공고입니다.",
  },
  {
    id: "specialSupply",
    stage: "specialSupply",
    name: "특별공급 접수",
    from: "2025-12-01",
    hours: applyHours,
    text: "기관추천, 다자녀가구, 신혼부부, 노부모부양, 생애최초 대상입니다.",
  },
  {
    id: "firstPriority",
    stage: "firstPriority",
    name: "1순위 접수 (해당지역)",
    from: "2025-12-02",
    hours: applyHours,
    text: "공고일 현재 한울시에 거주하는 1순위 자격자가 신청합니다.",
  },
  {
    id: "firstPriorityOthers",
    stage: "firstPriority",
    name: "1순위 접수 (기타지역)",
    from: "2025-12-03",
    hours: applyHours,
    text: "해당지역에서 마감되지 않은 주택형에 신청합니다.",
  },
  {
    id: "secondPriority",
    stage: "secondPriority",
    name: "2순위 접수",
    from: "2025-12-04",
    hours: applyHours,
    text: "1순위에서 마감되지 않은 주택형에 신청합니다.",
  },
  {
    id: "winners",
    stage: "winners",
    name: "당첨자 발표",
    from: "2025-12-10",
    text: "청약홈에서 당첨 여부와 동·호수를 개별 확인합니다.",
  },
  {
    id: "documents",
    stage: "winners",
    name: "당첨자 서류 접수",
    from: "2025-12-11",
    to: "2025-12-19",
    text: "자격 확인 서류를 모델하우스에서 접수합니다.",
  },
  {
    id: "contract",
    stage: "contract",
    name: "정당계약",
    from: "2025-12-22",
    to: "2025-12-24",
    text: "계약금 납부 후 모델하우스에서 계약을 체결합니다.",
  },
  {
    id: "remainingUnits",
    stage: "remainingUnits",
    name: "잔여 세대 선착순 계약",
    from: "2026-01-17",
    open: true,
    text: "남은 동·호수를 지정하여 선착순으로 계약합니다. 청약통장이 없어도 됩니다.",
  },
];

/** Dates of construction: a builder must break ground before the announcement, unless a guarantee permits otherwise. */
export const works = {
  /** YYYY-MM-DD. */
  groundBroken: "2025-12-15" as string | undefined,
  /** What is being built, and the day of the report that says so, YYYY-MM-DD. */
  progress: { on: "2026-11-12", text: "지하 5층의 기둥과 벽을 세우고 있습니다." } as
    | { on: string; text: string }
    | undefined,
  /** YYYY-MM of expected completion. */
  occupancy: "2029-11" as string | undefined,
};

/** Where those dates are laid down. */
export const worksSources: Record<"groundBroken" | "occupancy", Source> = {
  groundBroken: { clause: "schedule" },
  occupancy: { clause: "schedule" },
};

export const schedulePage = {
  heading: "공고에서\n계약까지",
  picture: {
    name: "aerialDusk",
    alt: "해 질 무렵 하늘에서 본, 크라운에 불이 들어온 단지와 도심",
    caption: "해 질 무렵의 단지 연출",
  },
  homes: (count: number) => `남은 ${count}세대 보기`,
  course: "공고부터 입주까지",
  occupancy: "입주",
  begun: "공고부터 지금까지의 일정",
  payments: "납부 금액 보기",
  drawing: {
    description: (first: string, last: string) =>
      `${first}부터 ${last}까지를 날짜 순서로 그린 일정표. 같은 내용이 아래에 달별로 적혀 있습니다.`,
  },
} as const;
