import { complex } from "./complex.ts";
import type { LocationPoint } from "./location.ts";

/** What the location page adds to each point: where it lies, and what it means for a day. */
export interface LocationDetail {
  /** Degrees from north, clockwise, seen from the middle of the site. */
  bearing: number;
  /** Straight distance in kilometres, for the drawing. */
  km: number;
  title: string;
  text: string;
  /** The full source, with its date where there is one. */
  source: string;
}

export const locationDetails: Record<LocationPoint["id"], LocationDetail> = {
  station: {
    bearing: 305,
    km: complex.stationDistanceKm,
    title: "역으로 가는 길",
    text: "도심을 잇는 열차와 버스가 모이는 한울역이 단지 북서쪽에 있습니다. 자전거나 버스로 가볍게 오갈 수 있는 거리입니다.",
    source: "단지 경계에서 가장 가까운 출입구까지의 직선거리",
  },
  park: {
    bearing: 172,
    km: 0.3,
    title: "물을 앞에 둔 집",
    text: "중앙로를 건너면 수변공원입니다. 물가의 산책로에서 하루를 시작하고, 저녁이면 수면에 내려앉은 불빛을 봅니다.",
    source: "한울시 중구 도시공원 결정고시",
  },
  school: {
    bearing: 274,
    km: 0.4,
    title: "걸어서 가는 학교",
    text: "초등학교와 중학교가 단지 서쪽에 나란히 있습니다. 배정은 해마다 달라질 수 있어 통학구역을 확인하셔야 합니다.",
    source: "학교 위치는 현황, 통학구역은 한울교육지원청 확인 필요",
  },
  market: {
    bearing: 38,
    km: 0.6,
    title: "중앙로의 생활",
    text: "백화점과 병원, 관공서가 중앙로를 따라 모여 있습니다. 필요한 일을 한 번의 외출로 마칠 수 있습니다.",
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
    bearing: 96,
    km: 0.2,
    title: "이어질 수 있는 녹지",
    text: "중앙로를 따라 녹지를 잇는 방안이 검토되고 있습니다. 아직 정해지지 않았으며 진행되지 않을 수 있습니다.",
    source: "지구단위계획 검토 단계, 결정된 내용 없음",
  },
};

export const locationPage = {
  heading: "도심의 한가운데,\n아침이 먼저 닿는 자리",
  lead: "역과 학교, 공원과 상권이 한 생활권에 있습니다. 거리는 단지 경계에서 잰 직선거리이며 실제 보행거리와 다를 수 있습니다.",
  map: {
    description:
      "단지를 가운데 두고 여섯 곳의 방향과 거리를 그린 개념도. 위가 북쪽이며 같은 내용이 아래 목록에 있습니다.",
    caption: "입지 개념도, 위가 북쪽. 실제 축척과 지형은 다를 수 있습니다.",
    site: "단지",
    road: "중앙로",
  },
  pointsHeading: "여섯 가지 입지",
  pointsLead: "확정된 것과 계획, 아직 정해지지 않은 것을 나누어 적었습니다.",
  sourceLabel: "출처",
  picture: {
    name: "aerialDay",
    alt: "하늘에서 내려다본 단지와 수변, 그 너머의 도심",
    caption: "남쪽 상공에서 본 단지 연출. 주변 건물과 도로는 실제와 다를 수 있습니다.",
  },
  directions: {
    heading: "오시는 길",
    lead: "쓰시는 지도 앱에서 사업지로 가는 길을 바로 보실 수 있습니다. 모델하우스 주소는 관심고객으로 등록하시면 문자로 안내해 드립니다.",
    addressLabel: "사업지",
    opens: "길 찾기 (새 창)",
  },
  notices: [
    "주변 개발계획은 인허가와 정부 정책에 따라 변경, 연기 또는 취소될 수 있으며 사업주체와 시공사의 책임과 무관합니다.",
    "학교 배정과 통학구역은 교육지원청의 결정에 따르며 바뀔 수 있습니다.",
  ],
} as const;
