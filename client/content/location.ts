import type { LocationPoint } from "../contract/complexContent.ts";
import type { DrawnLine } from "../contract/drawings.ts";
import { complex } from "./complex.ts";

/**
 * The surroundings of the site in the two distance drawings: sketches, not to scale; on the page the lines continue
 * beyond the drawing.
 */
export const surroundings: Record<"page" | "home", readonly DrawnLine[]> = {
  page: [
    { kind: "road", d: "M-2600 62H2600M-46-1400V1400M-21-1400 139 1400" },
    {
      kind: "water",
      d: "M-150 96C-96 80 70 82 128 92 168 100 176 128 140 146 82 172-96 170-140 148-172 132-178 106-150 96Z",
    },
    { kind: "railway", d: "M-2600-40C-1500-30-720 40-520-118-440-188-400-224-362-254S-252-346-176-440L680-1500" },
  ],
  home: [
    { kind: "road", d: "M-700 150L700-190M-190-700L130 700M-700-240L700 330" },
    {
      kind: "water",
      d: "M-112 86C-100 56-30 62 24 62 84 62 116 80 98 106 78 134 10 144-46 138-88 134-120 110-112 86Z",
    },
  ],
};

/** The six benefits of the location. */
export const locationPoints: readonly LocationPoint[] = [
  {
    id: "station",
    name: complex.station,
    distance: `${complex.stationDistanceKm}km`,
    status: "confirmed",
    source: "가까운 출입구 기준",
  },
  { id: "park", name: "중앙수변공원", distance: "0.3km", status: "confirmed", source: "중구 도시공원 결정고시" },
  {
    id: "school",
    name: "한울초·중학교",
    distance: "0.4km",
    status: "confirmed",
    source: "통학구역은 교육지원청 확인",
  },
  { id: "market", name: "중앙로 상업지구", distance: "0.6km", status: "confirmed", source: "백화점, 병원, 관공서" },
  {
    id: "transfer",
    name: "환승센터 동측 출입구",
    distance: "1.2km",
    status: "planned",
    source: "한울시 교통정비 기본계획",
  },
  { id: "green", name: "중앙로 녹지 연결", distance: "0.2km", status: "undecided", source: "지구단위계획 검토 중" },
];
