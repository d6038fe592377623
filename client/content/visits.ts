import { complex } from "./complex.ts";

/** Where visits to the model house go, and when it takes them. Times are Seoul's. */
export const visits = {
  place: {
    name: `${complex.name} 모델하우스`,
    address: "한울시 중구 중앙로 12",
    directions: [
      { label: "지하철", text: "한울역 2번 출구에서 중앙로를 따라 걸어서 7분" },
      { label: "버스", text: "중앙로 입구 정류장에서 걸어서 2분" },
      { label: "자동차", text: "건물 뒤편 전용 주차장 40면, 방문 시간 동안 무료" },
    ],
    /** Minutes on foot from the station, and metres along the street from the model house on to the complex. */
    walkFromStation: 7,
    metresToComplex: 900,
    parkingPlaces: 40,
    maps: [
      { label: "네이버지도", url: "https://map.naver.com/p/search/" },
      { label: "카카오맵", url: "https://map.kakao.com/link/search/" },
      { label: "TMAP", url: "https://www.tmap.co.kr/tmap2/mobile/search.jsp?name=" },
    ],
  },
  /** Opening hours, HH:MM, on every day that isn't closed. */
  open: { from: "10:00", to: "18:00" },
  closed: "설날과 추석 당일 휴관",
  /** Hours at which visits begin, and how many begin together. */
  hours: {
    weekday: { from: 10, to: 17, capacity: 3 },
    weekend: { from: 10, to: 17, capacity: 6 },
  },
  /** Days on which the model house is closed, Seollal and Chuseok, as YYYY-MM-DD. */
  closedDays: ["2026-02-17", "2026-09-25", "2027-02-07", "2027-09-15", "2028-01-27", "2028-10-03"] as readonly string[],
  /** Days ahead that can be booked, today included. */
  daysAhead: 14,
  /** Hours that the office wants to know beforehand. */
  noticeHours: 3,
  /** Minutes that a visit takes. */
  duration: 60,
  label: "방문 시간",
  mark: "선택",
  undecided: "상담사와 전화로 정하겠습니다",
  hint: "고르신 시간에 자리를 비워 둡니다. 한 시간쯤 걸립니다.",
  calendarSummary: `${complex.name} 모델하우스 방문`,
  left: (places: number) => `${places}자리`,
  wrongSlot: "예약할 수 없는 시간입니다. 다른 시간을 골라 주세요.",
  full: "방금 마감된 시간입니다. 다른 시간을 골라 주세요.",
  booked: "예약하신 시간",
  details: "예약 내용 확인",
} as const;
