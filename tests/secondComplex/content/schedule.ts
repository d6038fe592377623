import type { SaleStep } from "../shared/sale/schedule.ts";
import type { Source } from "../shared/sale/source.ts";

const applyHours = { from: "09:00", to: "17:30" } as const;

export const schedule: readonly SaleStep[] = [
  { id: "notice", stage: "notice", name: "입주자모집공고", from: "2026-10-15", text: "공고문으로 확정됩니다." },
  {
    id: "specialSupply",
    stage: "specialSupply",
    name: "특별공급 접수",
    from: "2026-10-27",
    hours: applyHours,
    text: "특별공급 대상이 신청합니다.",
  },
  {
    id: "firstPriority",
    stage: "firstPriority",
    name: "1순위 접수",
    from: "2026-10-28",
    hours: applyHours,
    text: "1순위 자격자가 신청합니다.",
  },
  {
    id: "secondPriority",
    stage: "secondPriority",
    name: "2순위 접수",
    from: "2026-10-29",
    hours: applyHours,
    text: "남은 주택형에 신청합니다.",
  },
  { id: "winners", stage: "winners", name: "당첨자 발표", from: "2026-11-04", text: "청약홈에서 확인합니다." },
  {
    id: "contract",
    stage: "contract",
    name: "정당계약",
    from: "2026-11-16",
    to: "2026-11-19",
    text: "모델하우스에서 계약합니다.",
  },
  {
    id: "remainingUnits",
    stage: "remainingUnits",
    name: "잔여 세대 선착순 계약",
    from: "2026-11-21",
    open: true,
    text: "먼저 오신 순서대로 계약합니다.",
  },
];

export const works = {
  progress: undefined as { on: string; text: string } | undefined,
  groundBroken: "2026-11-02" as string | undefined,
  occupancy: "2029-05" as string | undefined,
};

/** Where those dates are laid down. */
export const worksSources: Record<"groundBroken" | "occupancy", Source> = {
  groundBroken: { clause: "schedule" },
  occupancy: { clause: "schedule" },
};

export const schedulePage = {
  heading: "공고에서\n계약까지",
  picture: { name: "aerialDusk", alt: "저녁의 언덕", caption: "저녁의 단지 연출" },
  homes: (count: number) => `남은 ${count}세대 보기`,
  course: "공고부터 입주까지",
  occupancy: "입주",
  begun: "공고부터 지금까지의 일정",
  payments: "납부 금액 보기",
  drawing: {
    description: (first: string, last: string) => `${first}부터 ${last}까지의 일정표.`,
  },
} as const;
