import { complex } from "./complex.ts";
import { roadOn } from "./modelFigures.ts";

const south = roadOn("south");

export const locationPage = {
  heading: `길을 건너면 호수,\n${complex.station}까지 ${complex.stationDistanceKm}km`,
  lead: "거리는 단지 경계에서 가까운 출입구나 정문까지 잰 직선거리입니다. 걷는 거리는 이보다 깁니다.",
  map: {
    description:
      "남쪽 하늘에서 본 도심 모형 위에 단지에서 여섯 곳까지의 방향과 거리를 그린 개념도. 위가 북쪽이며 같은 내용이 아래 목록에 있습니다.",
    caption: "도심 모형(CG) 위에 그린 입지 개념도, 위가 북쪽. 주변 건물과 도로, 지형은 실제와 다를 수 있습니다.",
    site: "단지",
  },
  pointsHeading: "집에서 나서면\n만나는 여섯 곳",
  pointsLead: "지금 이용할 수 있는 곳과 계획된 곳을 나누어 적었습니다.",
  sourceLabel: "출처",
  picture: {
    name: "lakeWalk",
    alt: "늦은 오후의 호수 산책로. 왼쪽 나무 너머로 단지가, 오른쪽으로 호수가 보입니다.",
    caption: `수변공원 산책로에서 본 단지(CG). 단지와 수변공원 사이에는 폭 ${south.width}m의 ${south.name}가 있으며, 주변 건물과 도로는 실제와 다를 수 있습니다.`,
  },
  directions: {
    heading: "사업지 위치",
    lead: "지도 앱에서 사업지까지 가는 길을 찾으실 수 있습니다.",
    /** While it takes visits. */
    modelHouse: "모델하우스의 주소와 약도는 홍보센터의 오시는 길에 있습니다.",
    addressLabel: "사업지",
    opens: "길 찾기 (새 창)",
  },
  notices: [
    "계획된 사업은 인허가와 정부 정책에 따라 변경, 연기 또는 취소될 수 있습니다.",
    "학교 배정과 통학구역은 교육지원청의 결정에 따르며 바뀔 수 있습니다.",
  ],
} as const;
