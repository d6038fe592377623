import { complex } from "../content/complex.ts";
import { unitTypes } from "../content/unitTypes.ts";

/** The optional fields of a form, which prepare the call. */
export const preferences = {
  summary: "관심 타입과 통화 시간 알려 주기",
  mark: "선택",
  undecided: "선택 안 함",
  residenceHint: `예) ${complex.city} ${complex.district}`,
  interestTypes: unitTypes.map(({ label, exclusive }) => ({ value: label, label: `${label} (전용 ${exclusive}㎡)` })),
  heardFrom: ["인터넷 검색", "온라인 광고", "현수막·옥외광고", "기사·언론보도", "지인 소개", "부동산 중개업소", "기타"],
  callTimes: ["오전 (9~12시)", "점심 (12~14시)", "오후 (14~18시)", "저녁 (18~21시)", "언제든지"],
} as const;
