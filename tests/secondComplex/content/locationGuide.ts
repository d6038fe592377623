import { complex } from "./complex.ts";

export const locationPage = {
  heading: `${complex.station} ${complex.stationDistanceKm}km,\n나루로 내려가는 길`,
  lead: "거리는 단지 경계에서 잰 직선거리입니다.",
  map: {
    description: "단지를 가운데 두고 여섯 곳의 방향과 거리를 그린 개념도. 위가 북쪽입니다.",
    caption: "입지 개념도, 위가 북쪽.",
    site: "단지",
  },
  pointsHeading: "여섯 가지 입지",
  pointsLead: "확정된 것과 계획, 아직 정해지지 않은 것을 나누어 적었습니다.",
  sourceLabel: "출처",
  picture: { name: "aerialDay", alt: "언덕 위의 네 동", caption: "남쪽 상공에서 본 단지(CG)." },
  directions: {
    heading: "오시는 길",
    lead: "지도 앱에서 사업지로 가는 길을 찾으실 수 있습니다.",
    modelHouse: "모델하우스의 주소는 오시는 길에 있습니다.",
    addressLabel: "사업지",
    opens: "길 찾기 (새 창)",
  },
  notices: ["주변 개발계획은 인허가와 정부 정책에 따라 변경, 연기 또는 취소될 수 있습니다."],
} as const;
