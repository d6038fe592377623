import { complex } from "./complex.ts";
import type { UnitLabel } from "./unitTypes.ts";

interface UnitWords {
  heading: string;
  text: string;
}

/** What each type is for, in words; the figures stand in unitPlans.ts. */
export const unitWords: Record<UnitLabel, UnitWords> = {
  "84A": {
    heading: "전면 4Bay\n판상형",
    text: "거실과 침실 셋이 모두 남쪽을 봅니다. 거실 창과 주방 창이 마주 보아 맞통풍이 되고, 안방은 드레스룸을 지나 부부욕실로 이어집니다. 현관 옆에 팬트리가 있습니다.",
  },
  "84B": {
    heading: "두 면 개방\n타워형 거실",
    text: "모서리에 놓은 거실은 폭 5.0m로, 동쪽 또는 서쪽과 북쪽 두 면에 창이 있습니다. 주방·식당이 거실과 한 공간으로 이어지고, 침실 3은 반대편에 떨어져 있습니다.",
  },
  "84C": {
    heading: "알파룸을 더한\n타워형 4Bay",
    text: "거실과 침실 셋이 동쪽 또는 서쪽을 보는 4Bay에 서재로 쓰는 알파룸을 더했습니다. 거실과 식당에는 북쪽으로 난 옆 창이 있습니다.",
  },
  "105": {
    heading: "알파룸과\n대형 드레스룸",
    text: "거실과 침실 셋을 나란히 놓은 판상형 4Bay입니다. 103동과 106동의 3호 라인은 동향, 103동의 1·2호 라인은 남향입니다. 거실 창과 주방 창이 마주 보고, 창이 있는 알파룸과 7.7㎡ 드레스룸이 있습니다.",
  },
  "119A": {
    heading: "침실 넷,\n전면 5Bay",
    text: "침실 넷과 거실이 모두 남쪽을 보는 판상형 5Bay입니다. 거실 창과 주방 창이 마주 보고, 3.0㎡ 팬트리와 5.0㎡ 알파룸이 따로 있습니다.",
  },
  "119B": {
    heading: "따로 떨어진\n네 번째 침실",
    text: "거실과 침실 셋은 남쪽에, 침실 4는 현관 가까운 북쪽에 있습니다. 거실 창과 주방 창이 마주 보며, 안방에 8.5㎡ 드레스룸이 있습니다.",
  },
};

export const unitPage = {
  planTitle: (label: string) => `${label} 평면도`,
  planAlt: (label: string, note: string) => `${label} 타입 평면도. ${note}. 방의 크기와 면적은 아래 표에 있습니다.`,
  tagline: complex.tagline,
  walkHeading: "방마다 둘러보기",
  walkStops: "방",
  walkCaption: (label: string, room: string) => `${label} ${room} 연출 CG. 유상옵션이 포함되어 있습니다.`,
  areaHeading: "면적",
  areaLead: "세대별 계약면적입니다. 공용면적은 소수점 이하에서 단수 차이가 있을 수 있습니다.",
  areaCaption: (label: string) => `${label} 면적표`,
  areaLabels: {
    exclusive: "전용면적",
    residentialCommon: "주거공용면적",
    supply: "공급면적",
    otherCommon: "그 밖의 공용면적",
    contract: "계약면적",
    balcony: "발코니(서비스)면적",
  },
  supplyNote: "전용 + 주거공용",
  contractNote: "공급 + 그 밖의 공용",
  balconyNote: "확장 전 기준, 전용면적에 들지 않음",
  households: "세대수",
  firstSaleNote: (count: number) => `1차 일반분양 ${count}세대`,
  saleHeading: "1차 일반분양과\n분양가",
  saleLead: "층에 따른 공급금액입니다. 발코니 확장과 옵션은 들어 있지 않습니다.",
  saleCaption: (label: string) => `${label} 층별 분양가 (만원)`,
  saleColumns: ["층", "세대", "공급금액"],
  saleFloors: (from: number, to: number) => `${from}~${to}층`,
  saleLater: (last: number, top: number) =>
    `${last + 1}~${top}층은 1차 일반분양 이후에 공급합니다. 라인에 따라 1차 일반분양의 마지막 층이 다릅니다.`,
  salePrice: "납부 금액 계산하기",
  saleCompare: "다른 타입과 비교하기",
  roomsHeading: "방의 크기",
  roomsLead: "벽의 안쪽 면에서 잰 안목치수입니다. 발코니를 확장했을 때의 크기입니다.",
  roomsCaption: (label: string) => `${label} 방별 크기와 면적`,
  roomColumns: ["공간", "가로 × 세로 (mm)", "면적 (㎡)", "그중 발코니 (㎡)"],
  placesHeading: (label: string) => `${label}가 있는 곳`,
  placesLead: "동과 라인, 거실의 방향을 적었습니다. 층까지 고르시려면 배치도에서 찾아보세요.",
  placesCaption: (label: string) => `${label}의 동과 라인`,
  placeColumns: ["동", "라인", "거실", "층", "세대"],
  placesLink: "동·호수배치도에서 찾기",
  irregular: "도면 참조",
  none: "-",
  disclaimer: "평면도의 가구와 가전은 배치 예시이며 공급 품목이 아닙니다. 발코니 확장은 별도 계약입니다.",
} as const;
