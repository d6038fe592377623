import type { LocationDetail, LocationPoint } from "../shared/complexContent.ts";
import { complex } from "./complex.ts";

const detail = (bearing: number, km: number, title: string, text: string): LocationDetail => ({
  bearing,
  km,
  title,
  text,
  source: "단지 경계에서 잰 직선거리",
});

export const locationDetails: Record<LocationPoint["id"], LocationDetail> = {
  station: detail(40, complex.stationDistanceKm, "역으로 가는 길", "새솔역은 단지 북동쪽에 있습니다."),
  park: detail(180, 0.4, "언덕 아래 공원", "나루길을 건너면 나루공원입니다."),
  school: detail(260, 0.5, "서쪽의 학교", "나루초등학교가 단지 서쪽에 있습니다."),
  market: detail(300, 0.7, "나루시장", "나루길을 따라 시장이 있습니다."),
  transfer: detail(120, 1.1, "선착장", "나루에 선착장이 계획되어 있습니다."),
  green: detail(10, 0.2, "언덕 산책로", "언덕으로 오르는 산책로를 검토하고 있습니다."),
};

export const locationPage = {
  heading: `${complex.station} ${complex.stationDistanceKm}km,\n나루로 내려가는 길`,
  lead: "거리는 단지 경계에서 잰 직선거리입니다.",
  map: {
    description: "단지를 가운데 두고 여섯 곳의 방향과 거리를 그린 개념도. 위가 북쪽입니다.",
    caption: "입지 개념도, 위가 북쪽.",
    site: "단지",
    road: "나루길",
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
