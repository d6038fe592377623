import type { DirectionsDrawing } from "../shared/drawings.ts";
import { complex } from "./complex.ts";

/** Minutes on foot from the station, metres along the street from the model house to the complex, and places to park. */
const [walkFromStation, metresToComplex, parkingPlaces] = [7, 900, 40];
const way = `약 ${metresToComplex / 1000}km`;

/** The model house: where it is, and when it takes visits, in Seoul time. */
export const modelHouse = {
  place: {
    name: `${complex.name} 모델하우스`,
    address: "한울시 중구 중앙로 12",
    directions: [
      { label: "철도", text: `${complex.station} 2번 출구에서 중앙로를 따라 걸어서 ${walkFromStation}분` },
      { label: "버스", text: "중앙로 입구 정류장에서 걸어서 2분" },
      { label: "자동차", text: `건물 뒤편 전용 주차장 ${parkingPlaces}면, 방문 시간 동안 무료` },
    ],
    walkFromStation,
    metresToComplex,
    parkingPlaces,
    maps: [
      { label: "네이버지도", url: "https://map.naver.com/p/search/" },
      { label: "카카오맵", url: "https://map.kakao.com/link/search/" },
      { label: "TMAP", url: "https://www.tmap.co.kr/tmap2/mobile/search.jsp?name=" },
    ],
  },
  /** Opening hours, HH:MM, on every day that isn't closed. */
  open: { from: "10:00", to: "18:00" },
  closed: "설날과 추석 당일 휴관",
  /** Hours at which visits begin, and visits per slot. */
  hours: {
    weekday: { from: 10, to: 17, capacity: 3 },
    weekend: { from: 10, to: 17, capacity: 6 },
  },
  /** Days on which the model house is closed, Seollal and Chuseok, as YYYY-MM-DD. */
  closedDays: ["2026-02-17", "2026-09-25", "2027-02-07", "2027-09-15", "2028-01-27", "2028-10-03"] as readonly string[],
  /** Days ahead that can be booked, including today. */
  daysAhead: 14,
  /** Hours of advance notice. */
  noticeHours: 3,
  /** Minutes of a visit. */
  duration: 60,
  /** Under the heading of the directions page. */
  lead: `${complex.station}에서 걸어서 ${walkFromStation}분, 단지까지는 중앙로를 따라 ${way}입니다. 등록하지 않으셔도 관람하실 수 있습니다.`,
  /** The directions map, 1,000 by 560 units, north up. */
  map: {
    description: `한울역에서 시작한 중앙로를 따라 모델하우스와 ${complex.name} 단지가 차례로 있는 약도. 한울역에서 모델하우스까지 걸어서 ${walkFromStation}분, 모델하우스에서 단지까지 ${way}입니다.`,
    caption: "약도이며 실제 축척과 다릅니다. 위가 북쪽입니다.",
    lines: [
      { kind: "railway", d: "M0 40C120 52 220 90 300 0" },
      { kind: "lane", d: "M150 110V560M330 0V560M620 0V560M0 300H330M330 170H1000" },
      { kind: "road", d: "M110 90C180 210 250 330 420 380S760 420 1000 420" },
      { kind: "water", d: "M560 480C680 462 860 466 1000 476V560H540C530 520 520 490 560 480Z" },
      { kind: "walk", d: "M110 90C180 210 250 330 400 374" },
    ],
    /** Upper left corners, except for the stop and the station, which are round. */
    station: [110, 90],
    house: [398, 300],
    site: [800, 290],
    stop: [340, 384],
    texts: [
      { kind: "name", at: [140, 84], text: complex.station },
      { kind: "name", at: [474, 318], text: "모델하우스" },
      { kind: "small", at: [474, 358], text: `주차 ${parkingPlaces}면` },
      { kind: "name", at: [865, 350], text: "단지", anchor: "middle" },
      { kind: "small", at: [206, 218], text: `걸어서 ${walkFromStation}분` },
      { kind: "small", at: [712, 400], text: way, anchor: "middle" },
      { kind: "small", at: [330, 428], text: "중앙로 입구", anchor: "end" },
      { kind: "small", at: [520, 450], text: "중앙로" },
      { kind: "small", at: [760, 526], text: "수변공원", anchor: "middle" },
    ],
  } as DirectionsDrawing,
} as const;
