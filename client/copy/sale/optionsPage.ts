import { complex } from "../../content/complex.ts";
/** Text of the page of finishes and options. */
export const optionsPage = {
  hidden: {
    heading: `${complex.name} 마감재·유상옵션`,
    text: "바닥과 벽, 주방, 욕실, 창과 문의 기본 마감재와 유상옵션의 내용과 가격을 표로 안내합니다.",
  },
  finishes: {
    heading: "무엇이\n들어 있나요",
    lead: "기본으로 들어가는 것과 돈을 더 내고 고르는 것을 나누어 적었습니다.",
    columns: ["부위", "기본 (분양가에 포함)", "유상옵션"],
    none: "-",
  },
  options: {
    heading: "유상옵션\n가격",
    lead: "모든 타입을 전용면적별로 적었습니다. 값은 부가가치세를 포함합니다.",
    caption: "유상옵션 (만원)",
    columns: ["품목", ...complex.exclusiveSizes.map((size) => `${size}㎡`)],
    source: "시스템 에어컨은 둘 가운데 하나를 고릅니다. 옵션 계약은 계약할 때 10%, 입주할 때 90%를 냅니다.",
    extensionCaption: "발코니 확장 (만원)",
    extensionSource: "발코니 확장은 별도 계약이며, 확장하지 않으면 일부 옵션을 고르실 수 없습니다.",
    calculate: "납부 금액 계산하기",
  },
  heights: {
    heading: "천장과 층의\n높이",
    lead: "천장 마감면까지의 높이입니다.",
    caption: "높이",
    room: "방과 거실 천장",
    recess: "거실 우물천장",
    storey: "층고 (바닥에서 위층 바닥)",
  },
  notices: [
    "재료와 등급은 같은 수준의 다른 제품으로 바뀔 수 있으며, 브랜드는 정해져 있지 않습니다.",
    "옵션은 공정에 따라 신청할 수 있는 기간이 다르고, 기간이 지나면 바꾸실 수 없습니다.",
    "모델하우스에 놓인 가구와 가전, 소품은 공급 품목이 아닙니다.",
  ],
} as const;
