import { region } from "../../content/sale/region.ts";
import type { RegionLaw } from "../../shared/sale/saleContent.ts";

const checked = "2026. 6.";

/** Outside the capital area, metropolitan cities, regulated areas and public land. */
const unregulated: RegionLaw = {
  rules: [
    {
      id: "priceCap",
      name: "분양가상한제",
      here: "없음",
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
  ],
  allotment: {
    basis: { statute: "주택공급에 관한 규칙 제28조", checked },
    pointsUpTo: 85,
    points: 40,
    lot: 60,
  },
  priority: {
    basis: { statute: "주택공급에 관한 규칙 제28조", checked },
    age: 19,
    months: 6,
    headOfHousehold: false,
  },
};

export const regionLaw = region.law ?? unregulated;

/** The same in a sentence. */
export const regionSentence = `${region.city}는 ${region.capitalArea ? "수도권" : "수도권 밖"}의 ${region.regulated ? "규제지역" : "비규제지역"}이며, 이 단지는 ${region.publicLand ? "공공택지" : "민간택지"}에 짓습니다.`;

/** "수도권 외, 광역시 아님, 비규제지역, 민간택지" */
export const regionStatus = [
  region.capitalArea ? "수도권" : "수도권 외",
  region.metropolitan ? "광역시" : "광역시 아님",
  region.regulated ? "규제지역" : "비규제지역",
  region.publicLand ? "공공택지" : "민간택지",
].join(", ");
