import { holdRules } from "../content/sale/holds.ts";
import type { HomeAction, HomeState } from "../shared/home.ts";

/** Words for the states of homes, wherever one is shown. */
export const homeCopy = {
  states: {
    offered: "분양 가능",
    held: "상담 중",
    contracted: "계약 완료",
    withheld: "보류",
    later: "추후 공급",
  } satisfies Record<HomeState | "later", string>,
  actions: {
    hold: "상담 지정",
    extend: "지정 연장",
    release: "지정 해제",
    contract: "계약 기록",
    cancel: "계약 취소",
    withhold: "보류",
    reopen: "보류 해제",
    import: "파일에서 가져옴",
    sample: "예시 자료",
    erase: "고객 정보 파기",
    merge: "고객 합치기",
    undo: "되돌림",
  } satisfies Record<HomeAction, string>,
  refusals: {
    later: "이번에 분양하지 않는 세대입니다. 추후 공급 때 정할 수 있습니다.",
    notAllowed: "담당하는 고객의 세대만 지정하거나 해제할 수 있습니다.",
    noLead: "고객을 찾을 수 없습니다. 상담 목록에서 다시 골라 주세요.",
    mergedLead: "다른 상담에 합쳐진 고객입니다. 합친 상담에서 지정해 주세요.",
    tooMany: `한 고객에게 동시에 지정할 수 있는 세대는 ${holdRules.homesPerLead}세대입니다. 다른 세대를 먼저 해제해 주세요.`,
    extendedAlready: "연장은 한 번만 할 수 있습니다.",
    futureDate: "계약일은 오늘까지의 날짜로 적어 주세요.",
    numberTaken: "다른 세대에 쓰인 계약번호입니다. 번호를 확인해 주세요.",
  },
} as const;
