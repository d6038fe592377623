import type { RegionRule } from "../../contract/sale/saleContent.ts";

/** What the law makes of the place: whether it lies in the capital area, is regulated, and whose land it is. */
export const region = {
  city: "새솔시",
  /** 수도권 */
  capitalArea: false,
  /** 광역시 */
  metropolitan: false,
  /** 투기과열지구·조정대상지역 */
  regulated: false,
  /** 공공택지 */
  publicLand: false,
  said: "수도권 외, 광역시 아님, 비규제지역, 민간택지",
} as const;

const checked = "2026. 6.";

/** What buyers ask about the law of this place, each with its statute. */
export const regionRules: readonly RegionRule[] = [
  {
    id: "priceCap",
    name: "분양가상한제",
    here: "적용 안 됨",
    text: "공공택지나 분양가상한제 적용지역이 아닌 민간택지입니다.",
    basis: { statute: "주택법 제57조·제58조", checked },
  },
  {
    id: "resale",
    name: "전매제한",
    here: "없음",
    text: "수도권도 광역시도 아닌 비규제지역의 민간택지라 전매제한 기간이 없습니다.",
    basis: { statute: "주택법 제64조, 같은 법 시행령 제73조·별표 3", checked },
  },
  {
    id: "residence",
    name: "거주의무",
    here: "없음",
    text: "거주의무는 수도권의 분양가상한제 적용주택 등에 있습니다.",
    basis: { statute: "주택법 제57조의2, 같은 법 시행령 제60조의2", checked },
  },
  {
    id: "winningAgain",
    name: "재당첨 제한",
    here: "없음",
    text: "분양가상한제 적용주택이나 규제지역의 주택이 아니어서 이 주택의 당첨으로는 재당첨이 제한되지 않습니다.",
    basis: { statute: "주택공급에 관한 규칙 제54조", checked },
  },
];

/** How homes are allotted among applicants of the first priority, by exclusive area. */
export const allotment = {
  basis: { statute: "주택공급에 관한 규칙 제28조", checked },
  /** Square metres up to which points count at all. */
  pointsUpTo: 85,
  points: 40,
  lot: 60,
} as const;

/** First priority here: what an applicant must have on the day of the notice. */
export const localPriority = {
  basis: { statute: "주택공급에 관한 규칙 제28조", checked },
  age: 19,
  months: 6,
  headOfHousehold: false,
} as const;
