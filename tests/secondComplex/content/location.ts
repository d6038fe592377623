import type { LocationPoint } from "../contract/complexContent.ts";
import type { DrawnLine } from "../contract/drawings.ts";
import { complex } from "./complex.ts";

export const surroundings: Record<"page" | "home", readonly DrawnLine[]> = {
  page: [{ kind: "road", d: "M-520 40L520 90" }],
  home: [{ kind: "road", d: "M-700 60L700 120" }],
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
