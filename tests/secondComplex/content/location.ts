import type { LocationPoint, RenderedMap, TextSide } from "../shared/complexContent.ts";
import { complex } from "./complex.ts";
import { measurements } from "./generated/measurements.ts";

export const locationMap: RenderedMap = {
  picture: "clayAerial",
  size: [960, 540],
  camera: { at: [0, -1800, 1300], to: [0, 300, 0], lens: 32 },
  site: 60,
  labels: { station: "right", park: "below", school: "left", market: "left", transfer: "below", bus: "right" },
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
    bearing: measurements.station.bearing,
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

export const textSides: Record<LocationPoint["id"], TextSide> = {
  station: "right",
  park: "below",
  school: "left",
  market: "left",
  transfer: "below",
  bus: "right",
};
