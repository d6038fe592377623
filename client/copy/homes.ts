import type { HomeCount } from "../complex/homes/ledgerHomes.ts";
import { holdRules } from "../content/sale/holds.ts";
import type { HomeAction, HomeState } from "../shared/home.ts";

const refusals = {
  later: "이번에 분양하지 않는 세대입니다. 추후 공급 때 정할 수 있습니다.",
  notAllowed: "담당하는 고객의 세대만 지정하거나 해제할 수 있습니다.",
  noLead: "고객을 찾을 수 없습니다. 상담 목록에서 다시 골라 주세요.",
  mergedLead: "다른 상담에 합쳐진 고객입니다. 합친 상담에서 지정해 주세요.",
  tooMany: `한 고객에게 동시에 지정할 수 있는 세대는 ${holdRules.homesPerLead}세대입니다. 다른 세대를 먼저 해제해 주세요.`,
  extendedAlready: "연장은 한 번만 할 수 있습니다.",
  earlyDate: "계약일이 입주자모집공고일보다 앞섭니다. 연도를 확인해 주세요.",
  futureDate: "계약일은 오늘까지의 날짜로 적어 주세요.",
  numberTaken: "다른 세대에 쓰인 계약번호입니다. 번호를 확인해 주세요.",
} as const;

const conflict = "그 사이 세대의 상태가 바뀌었습니다. 지금 상태를 확인해 주세요.";

/** Messages after a change of a home at the desk, by their code in the URL. */
export const homeNotices: Record<string, string> = {
  "home-hold": "고객에게 세대를 지정했습니다.",
  "home-extend": "지정 시간을 연장했습니다.",
  "home-release": "지정을 해제했습니다.",
  "home-contract": "계약을 기록했습니다.",
  "home-cancel": "계약을 취소하고 다시 분양합니다.",
  "home-withhold": "세대를 보류했습니다.",
  "home-reopen": "보류를 풀었습니다.",
  "home-imported": "파일의 내용을 모두 가져왔습니다.",
  "home-opened": "잔여 세대를 공개했습니다.",
  "home-closed": "잔여 세대를 공개하지 않습니다.",
  "home-conflict": conflict,
  "home-invalid": "입력한 내용을 다시 확인해 주세요.",
  ...Object.fromEntries(Object.entries(refusals).map(([code, text]) => [`home-${code}`, text])),
};

/** How many homes are left, in words. */
export const homeCounts = {
  none: "분양 완료",
  /** "12세대", or why there are none. */
  brief: ({ offered, held }: HomeCount): string =>
    offered > 0 ? `${offered}세대` : held > 0 ? `상담 중 ${held}세대` : homeCounts.none,
  /** For a table: "12", or "12 (상담 중 1 별도)". */
  short: ({ offered, held }: HomeCount) => `${offered}${held > 0 ? ` (상담 중 ${held} 별도)` : ""}`,
  /** "분양 가능 96세대, 상담 중 4세대" */
  text: ({ offered, held }: HomeCount) =>
    [`분양 가능 ${offered}세대`, held > 0 ? `상담 중 ${held}세대` : ""].filter(Boolean).join(", "),
  sentence: ({ offered, held }: HomeCount) =>
    offered > 0
      ? `${offered}세대가 남아 있습니다.${held > 0 ? ` 다른 ${held}세대는 상담 중입니다.` : ""}`
      : `남은 ${held}세대는 모두 상담 중입니다.`,
} as const;

/** After a request about a home that can't be had now: the request itself is stored. */
export const askedHome: Record<Exclude<HomeState, "offered">, string> = {
  held: "방금 상담 중이 된 세대입니다. 문의는 접수했으며, 다시 나오거나 가까운 세대가 있으면 상담사가 전화로 안내해 드립니다.",
  contracted: "방금 계약이 끝난 세대입니다. 문의는 접수했으며, 가까운 세대를 상담사가 전화로 안내해 드립니다.",
  withheld: "지금은 분양하지 않는 세대입니다. 문의는 접수했으며, 가까운 세대를 상담사가 전화로 안내해 드립니다.",
};

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
  refusals,
  conflict,
  /** Why a line of a file can't be taken. */
  lines: {
    unknownHome: "없는 동·호이거나 이번에 분양하지 않는 세대입니다.",
    unknownState: "상태는 분양 가능, 상담 중, 계약 완료, 보류 중 하나로 적어 주세요.",
    badDate: "계약일은 2026-01-17처럼 적어 주세요.",
    badNumber: "계약번호는 글자, 숫자와 - _ . / ( )로 40자까지 적을 수 있습니다.",
    heldByFile: "상담 중은 파일로 정할 수 없습니다. 화면에서 고객에게 지정해 주세요.",
    numberMissing: "계약 완료에는 계약번호와 계약일이 필요합니다.",
    homeTwice: "같은 세대가 파일에 두 번 있습니다.",
    numberTaken: "다른 세대와 계약번호가 같습니다.",
    earlyDate: "계약일이 입주자모집공고일보다 앞섭니다.",
    futureDate: "계약일이 오늘보다 뒤입니다.",
  },
  opened: "잔여 세대 공개",
  closed: "잔여 세대 비공개",
  csvColumns: ["동", "호", "상태", "계약번호", "계약일"],
} as const;
