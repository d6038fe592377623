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
    bus: [20, 0, "start"],
  },
};

type Told = Pick<LocationPoint, "id" | "name" | "km" | "bearing" | "title" | "text">;
const point = (told: Told, status: LocationPoint["status"] = "existing"): LocationPoint => ({
  ...told,
  status,
  source: { office: "새솔시 도시계획과", date: "2026년 9월" },
});

export const locationPoints: readonly LocationPoint[] = [
  point({
    id: "station",
    name: complex.station,
    km: complex.stationDistanceKm,
    bearing: 40,
    title: "역으로 가는 길",
    text: "새솔역은 단지 북동쪽에 있습니다.",
  }),
  point({
    id: "park",
    name: "나루공원",
    km: 0.4,
    bearing: 180,
    title: "언덕 아래 공원",
    text: "나루길을 건너면 나루공원입니다.",
  }),
  point({
    id: "school",
    name: "나루초등학교",
    km: 0.5,
    bearing: 260,
    title: "서쪽의 학교",
    text: "나루초등학교가 단지 서쪽에 있습니다.",
  }),
  point({
    id: "market",
    name: "나루시장",
    km: 0.7,
    bearing: 300,
    title: "나루시장",
    text: "나루길을 따라 시장이 있습니다.",
  }),
  point({ id: "bus", name: "나루 정류장", km: 0.2, bearing: 10, title: "정류장", text: "나루길에 버스가 섭니다." }),
  point(
    {
      id: "transfer",
      name: "나루 선착장",
      km: 1.1,
      bearing: 120,
      title: "선착장",
      text: "나루에 선착장이 계획되어 있습니다.",
    },
    "planned",
  ),
];

export const drawnPlaces: Record<LocationPoint["id"], DrawnPlace> = {
  station: { east: 0.514, south: -0.613 },
  park: { east: 0, south: 0.4, text: "below" },
  school: { east: -0.492, south: 0.087, text: "left" },
  market: { east: -0.606, south: -0.35, text: "left" },
  transfer: { east: 0.6, south: 0.55, text: "below" },
  bus: { east: 0.035, south: -0.197 },
};
