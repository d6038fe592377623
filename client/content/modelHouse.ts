import type { DirectionsDrawing } from "../shared/drawings.ts";
import { complex } from "./complex.ts";

/** Metres along the main street from the station to the model house and to the bus stop before it, and places to park. */
const [fromStation, stopFromStation, parkingPlaces] = [560, 430, 40];
/** Metres on foot in a minute, as advertisements must count them. */
const metresInMinute = 80;
const walk = (metres: number) => Math.ceil(metres / metresInMinute);
const walkFromStation = walk(fromStation);
/** Metres along the street from the model house to the complex. */
const metresToComplex = Math.round((complex.mainStreetMetres - fromStation) / 100) * 100;
const way = `약 ${metresToComplex / 1000}km`;

/** The model house: where it is, and when it takes visits, in Seoul time. */
export const modelHouse = {
  place: {
    name: `${complex.name} 모델하우스`,
    address: "한울시 중구 중앙로 12",
    directions: [
      { label: "자동차", text: `건물 뒤편 전용 주차장 ${parkingPlaces}면, 방문 시간 동안 무료` },
      { label: "철도", text: `${complex.station} 2번 출구에서 중앙로를 따라 걸어서 ${walkFromStation}분` },
      { label: "버스", text: `중앙로 입구 정류장에서 걸어서 ${walk(fromStation - stopFromStation)}분` },
    ],
    walkFromStation,
    metresToComplex,
    fromStation,
    stopFromStation,
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
  /** The directions map, drawn from the streets of the site plan. */
  map: {
    description: `${complex.station}에서 시작한 중앙로를 따라 모델하우스와 ${complex.name} 단지가 차례로 있는 약도. ${complex.station}에서 모델하우스까지 걸어서 ${walkFromStation}분, 모델하우스에서 단지까지 ${way}입니다.`,
    caption:
      "배치도와 같은 축척으로 그린 약도, 위가 북쪽입니다. 주요 도로만 나타냈으며, 주변 건물은 실제와 다를 수 있습니다.",
    reach: { west: 1330, north: 900, east: 290, south: 330 },
    scale: 500,
    labels: [
      { place: "station", kind: "name", text: complex.station, right: 85, below: 25 },
      { place: "walk", kind: "name", text: `걸어서 ${walkFromStation}분`, right: 20, below: -20 },
      { place: "house", kind: "name", text: "모델하우스", right: -60, below: -22, anchor: "end" },
      { place: "house", kind: "small", text: `주차 ${parkingPlaces}면`, right: -60, below: 62, anchor: "end" },
      { place: "stop", kind: "small", text: "중앙로 입구 정류장", right: 40, below: 0 },
      { place: "way", kind: "small", text: `중앙로 ${way}`, right: -40, below: 40, anchor: "end" },
      { place: "school", kind: "small", text: "한울초·중학교", right: 30, below: -6 },
      { place: "site", kind: "name", text: "단지", right: 0, below: -100, anchor: "middle" },
      { place: "park", kind: "water", text: "중앙수변공원", right: 0, below: 140, anchor: "middle" },
    ],
  } as DirectionsDrawing,
} as const;
