import { complex } from "./complex.ts";
import type { UnitLabel } from "./unitTypes.ts";

interface UnitWords {
  heading: string;
  text: string;
}

/** What each type is for, in words; the figures stand in unitPlans.ts. */
export const unitWords: Record<UnitLabel, UnitWords> = {
  "84A": {
    heading: "앞쪽으로\n나란한 네 칸",
    text: "거실과 침실 셋을 한 줄로 놓아 모두 같은 빛을 받습니다. 주방과 거실이 마주 보아 바람이 집을 가로지르고, 안방은 드레스룸을 지나 욕실로 이어집니다.",
  },
  "84B": {
    heading: "두 면으로\n열린 거실",
    text: "모서리에 거실을 두어 두 방향의 풍경을 봅니다. 주방과 거실을 한 공간으로 묶어 가족이 모이는 자리를 넓게 썼습니다.",
  },
  "84C": {
    heading: "방 하나를\n더 얻은 집",
    text: "앞쪽의 네 칸에 서재로 쓰기 좋은 알파룸을 더했습니다. 식당에는 옆 창이 있어 아침 식탁이 밝습니다.",
  },
  "105": {
    heading: "넓은 거실과\n깊은 수납",
    text: "네 칸을 앞쪽에 나란히 두고 알파룸과 큰 드레스룸을 더했습니다. 짐이 많은 집도 방을 방답게 씁니다.",
  },
  "119A": {
    heading: "다섯 칸이\n나란한 집",
    text: "침실 넷과 거실을 모두 앞쪽에 놓았습니다. 팬트리와 알파룸이 따로 있어 식구가 많아도 여유롭습니다.",
  },
  "119B": {
    heading: "조용한 뒷방이\n있는 집",
    text: "침실 셋과 거실은 앞쪽에, 침실 하나는 뒤쪽에 떼어 놓았습니다. 부모님이나 다 자란 자녀가 쓰기 좋습니다.",
  },
};

export const unitPage = {
  planTitle: (label: string) => `${label} 평면도`,
  planAlt: (label: string, note: string) => `${label} 타입 평면도. ${note}. 방의 크기와 면적은 아래 표에 있습니다.`,
  tagline: complex.tagline,
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
