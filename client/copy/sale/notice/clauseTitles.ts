import type { ClauseId } from "../../../shared/sale/source.ts";

/** The titles of the announcement's clauses, for pages that link to one. */
export const clauseTitles: Record<ClauseId, string> = {
  supply: "공급 규모와 대상",
  price: "공급금액과 납부",
  options: "발코니 확장과 유상옵션",
  special: "특별공급",
  guarantee: "분양보증과 감리",
  facilities: "부대시설과 복리시설",
  performance: "소음과 성능등급",
  inspection: "사전방문과 하자담보책임",
  schedule: "일정과 입주",
};
