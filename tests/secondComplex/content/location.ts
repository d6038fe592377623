import type { DrawnPlace, LocationPoint, RenderedMap } from "../shared/complexContent.ts";
import type { DrawnLine } from "../shared/drawings.ts";
import { complex } from "./complex.ts";

export const surroundings: readonly DrawnLine[] = [{ kind: "road", d: "M-700 60L700 120" }];

export const locationMap: RenderedMap = {
  picture: "clayAerial",
  size: [960, 540],
  camera: { at: [0, -1800, 1300], to: [0, 300, 0], lens: 32 },
  site: 60,
  road: [-500, -40, 0],
  labels: {
    station: [20, 0, "start"],
    park: [20, 0, "start"],
    school: [-20, 0, "end"],
    market: [-20, 0, "end"],
    transfer: [20, 0, "start"],
    green: [20, 0, "start"],
  },
};

export const locationPoints: readonly LocationPoint[] = [
  {
    id: "station",
    name: complex.station,
    distance: `${complex.stationDistanceKm}km`,
    status: "confirmed",
    source: "가까운 출입구 기준",
  },
  { id: "park", name: "나루공원", distance: "0.4km", status: "confirmed", source: "동구 도시공원 결정고시" },
  { id: "school", name: "나루초등학교", distance: "0.5km", status: "confirmed", source: "통학구역은 교육지원청 확인" },
  { id: "market", name: "나루시장", distance: "0.7km", status: "confirmed", source: "현황" },
  { id: "transfer", name: "나루 선착장", distance: "1.1km", status: "planned", source: "새솔시 교통계획" },
  { id: "green", name: "언덕 산책로", distance: "0.2km", status: "undecided", source: "검토 중" },
];

export const drawnPlaces: Record<LocationPoint["id"], DrawnPlace> = {
  station: { east: 0.514, south: -0.613 },
  park: { east: 0, south: 0.4, text: "below" },
  school: { east: -0.492, south: 0.087, text: "left" },
  market: { east: -0.606, south: -0.35, text: "left" },
  transfer: { east: 0.6, south: 0.55, text: "below" },
  green: { east: 0.035, south: -0.197 },
};
