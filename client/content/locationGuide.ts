import type { LocationDetail, LocationPoint } from "../shared/complexContent.ts";
import { complex } from "./complex.ts";

export const locationDetails: Record<LocationPoint["id"], LocationDetail> = {
  station: {
    bearing: 305,
    km: complex.stationDistanceKm,
    title: "단지 북서쪽의 한울역",
    text: "한울역에서 시작한 중앙로가 단지 남쪽을 지납니다. 실제 보행거리는 직선거리보다 깁니다.",
    source: "단지 경계에서 가장 가까운 출입구까지의 직선거리",
  },
  park: {
    bearing: 172,
    km: 0.3,
    title: "길 건너 수변공원",
    text: "단지 남쪽의 중앙로(폭 30m)를 건너면 중앙수변공원입니다. 호수를 따라 산책로가 있습니다.",
    source: "한울시 중구 도시공원 결정고시",
  },
  school: {
    bearing: 274,
    km: 0.4,
    title: "단지 서쪽의 학교",
    text: "현재 초등학교와 중학교가 단지 서쪽에 나란히 있습니다. 학교 배정은 해마다 달라질 수 있으니 통학구역을 확인해 주세요.",
    source: "학교 위치는 현황, 통학구역은 한울교육지원청 확인 필요",
  },
  market: {
    bearing: 296,
    km: 0.6,
    title: "한울역 방면 중앙로",
    text: "한울역 방면 중앙로를 따라 백화점과 병원, 관공서가 있습니다.",
    source: "현재 운영 중인 시설 기준, 영업 여부는 달라질 수 있음",
  },
  transfer: {
    bearing: 318,
    km: 1.2,
    title: "환승센터의 새 출입구",
    text: "한울역 환승센터의 동측 출입구가 계획되어 있습니다. 위치와 시기는 사업 추진에 따라 바뀔 수 있습니다.",
    source: "한울시 교통정비 기본계획, 사업 시기 미확정",
  },
  green: {
    bearing: 110,
    km: 0.2,
    title: "검토 중인 녹지 연결",
    text: "단지 동남쪽 중앙로를 따라 녹지를 연결하는 방안을 검토하고 있습니다. 확정되지 않았으며 추진되지 않을 수 있습니다.",
    source: "지구단위계획 검토 단계, 결정된 내용 없음",
  },
};

export const locationPage = {
  heading: `${complex.station} ${complex.stationDistanceKm}km,\n길 건너 수변공원`,
  lead: "거리는 단지 경계에서 잰 직선거리이며 실제 보행거리와 다를 수 있습니다.",
  map: {
    description:
      "남쪽 하늘에서 본 도심 모형 위에 단지에서 여섯 곳까지의 방향과 거리를 그린 개념도. 위가 북쪽이며 같은 내용이 아래 목록에 있습니다.",
    caption: "도심 모형(CG) 위에 그린 입지 개념도, 위가 북쪽. 주변 건물과 도로, 지형은 실제와 다를 수 있습니다.",
    site: "단지",
    road: "중앙로",
  },
  pointsHeading: "여섯 가지 입지",
  pointsLead: "확정된 사항과 계획, 아직 정해지지 않은 사항을 구분했습니다.",
  sourceLabel: "출처",
  picture: {
    name: "aerialDay",
    alt: "하늘에서 내려다본 단지와 수변, 그 너머의 도심",
    caption:
      "남쪽 상공에서 본 단지(CG). 단지와 수변공원 사이에는 폭 30m의 중앙로가 있으며, 주변 건물과 도로는 실제와 다를 수 있습니다.",
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
    "주변 개발계획은 인허가와 정부 정책에 따라 변경, 연기 또는 취소될 수 있으며 사업주체와 시공사의 책임과 무관합니다.",
    "학교 배정과 통학구역은 교육지원청의 결정에 따르며 바뀔 수 있습니다.",
  ],
} as const;
