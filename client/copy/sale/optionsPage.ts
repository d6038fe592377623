import { complex } from "../../content/complex.ts";
import { payment } from "../../content/sale/payment.ts";

const { extras } = payment;

/** Text of the page of finishes and options. */
export const optionsPage = {
  hidden: {
    heading: `${complex.name} 마감재·유상옵션`,
    text: "바닥과 벽, 주방, 욕실, 창과 문의 기본 마감재와 유상옵션의 내용과 가격을 표로 안내합니다.",
  },
  finishes: {
    heading: "기본 마감재와 유상옵션",
    lead: "기본 마감재는 분양가에 포함되고, 유상옵션에는 금액을 적었습니다. 사진은 유상옵션과 전시품을 함께 연출한 모습입니다.",
    columns: ["부위", "기본 (분양가에 포함)"],
    option: "유상옵션",
    included: (option: string) => `${option}에 포함`,
    listHeading: "기본 마감재",
    listLead: "부위마다 분양가에 포함된 마감을 적고, 바꿀 수 있는 것은 그 아래에 유상옵션으로 적었습니다.",
  },
  options: {
    heading: "유상옵션 가격",
    lead: "부가가치세를 포함한 금액입니다.",
    caption: "품목별 가격",
    columns: ["품목", "금액"],
    source: `시스템 에어컨은 둘 가운데 하나를 고릅니다. 옵션 금액은 계약할 때 ${extras.atContract}%, 입주할 때 ${extras.atOccupancy}%를 냅니다.`,
    extensionCaption: "발코니 확장",
    extensionColumns: ["타입", "확장비"],
    extensionSource: "발코니 확장은 별도 계약이며, 확장하지 않으면 일부 옵션을 고르실 수 없습니다.",
    calculate: "납부 금액 계산하기",
  },
  heights: {
    caption: "천장 높이와 층고",
    columns: ["부위", "높이"],
    source: "천장 높이는 바닥 마감면에서 천장 마감면까지, 층고는 바닥에서 위층 바닥까지의 높이입니다.",
    room: "방과 거실 천장",
    recess: "거실 우물천장",
    storey: "층고",
  },
  notices: [
    "제품의 브랜드는 정해지지 않았습니다. 같은 제품을 구할 수 없을 때에는 동등 이상의 제품을 쓰고 미리 알려 드립니다.",
    "유상옵션은 자재를 발주하기 전까지 고르거나 바꾸실 수 있습니다. 그 뒤에는 옵션계약서에 따라 이미 든 비용을 정산합니다.",
    "모델하우스와 E-모델하우스에서 ‘전시품·미제공’으로 표시한 품목은 공급하지 않습니다.",
  ],
} as const;
