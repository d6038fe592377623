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
    caption: "약도이며 실제 축척과 다릅니다.",
    lines: [{ kind: "road", d: "M60 480L940 80" }],
    station: [120, 452],
    house: [430, 260],
    site: [780, 60],
    stop: [380, 334],
    texts: [
      { kind: "name", at: [140, 500], text: complex.station },
      { kind: "name", at: [430, 240], text: "모델하우스" },
    ],
  } as DirectionsDrawing,
} as const;
