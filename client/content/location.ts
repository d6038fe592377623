import type { DrawnPlace, LocationPoint, RenderedMap } from "../shared/complexContent.ts";
import type { DrawnLine } from "../shared/drawings.ts";
import { complex } from "./complex.ts";

/** The site and its surroundings behind the home page's distances: a sketch, not to scale. */
export const surroundings: readonly DrawnLine[] = [
  { kind: "road", d: "M-700 150L700-190M-190-700L130 700M-700-240L700 330" },
  {
    kind: "water",
    d: "M-112 86C-100 56-30 62 24 62 84 62 116 80 98 106 78 134 10 144-46 138-88 134-120 110-112 86Z",
  },
];

/** The location page's map: art/scenes/shots.json has the same camera. */
export const locationMap: RenderedMap = {
  picture: "locationMap",
  size: [1800, 1200],
  camera: { at: [-360, -1500, 1350], to: [-360, 986, 0], lens: 30 },
  site: 165,
  road: [-735, -78, 0],
  labels: {
    station: [0, 48, "middle"],
    park: [-24, 6, "end"],
    school: [-24, 2, "end"],
    market: [-24, -6, "end"],
    transfer: [24, -18, "start"],
    green: [30, 48, "end"],
  },
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

export const drawnPlaces: Record<LocationPoint["id"], DrawnPlace> = {
  station: { east: -1.065, south: -0.746 },
  park: { east: 0, south: 0.44, text: "below" },
  school: { east: -0.416, south: 0.08, text: "left" },
  market: { east: -0.539, south: -0.263, text: "left" },
  transfer: { east: -0.671, south: -0.995 },
  green: { east: 0.239, south: 0.068 },
};
