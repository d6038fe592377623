import type { DirectionsDrawing } from "../shared/drawings.ts";
import { complex } from "./complex.ts";

/** The model house: where it is, and when it takes visits. Times are Seoul's. */
export const modelHouse = {
  place: {
    name: `${complex.name} 모델하우스`,
    address: "새솔시 동구 나루길 3",
    directions: [{ label: "지하철", text: "새솔역 1번 출구에서 걸어서 5분" }],
    walkFromStation: 5,
    metresToComplex: 600,
    fromStation: 380,
    stopFromStation: 300,
    parkingPlaces: 24,
    maps: [{ label: "네이버지도", url: "https://map.naver.com/p/search/" }],
  },
  open: { from: "09:00", to: "17:30" },
  closed: "월요일 휴관",
  hours: {
    weekday: { from: 9, to: 16, capacity: 2 },
    weekend: { from: 9, to: 16, capacity: 4 },
  },
  closedDays: [] as readonly string[],
  daysAhead: 7,
  noticeHours: 2,
  duration: 60,
  lead: `${complex.station}에서 걸어서 5분입니다.`,
  map: {
    description: `${complex.station}에서 모델하우스를 지나 단지로 가는 약도.`,
    caption: "배치도와 같은 축척으로 그린 약도입니다.",
    reach: { west: 300, north: 760, east: 640, south: 160 },
    scale: 200,
    labels: [
      { place: "station", kind: "name", text: complex.station, right: 50, below: 0 },
      { place: "house", kind: "name", text: "모델하우스", right: 60, below: 10 },
    ],
  } as DirectionsDrawing,
} as const;
