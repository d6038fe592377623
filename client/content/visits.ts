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
  /** Words of the page that shows the way: see Promotion/ModelHouse. */
  page: {
    heading: "모델하우스\n오시는 길",
    lead: `${complex.station}에서 걸어서 7분, 단지까지는 중앙로를 따라 약 0.9km입니다. 등록하지 않으셔도 둘러보실 수 있습니다.`,
    map: {
      description: `한울역에서 시작한 중앙로를 따라 모델하우스와 ${complex.name} 단지가 차례로 있는 약도. 한울역에서 모델하우스까지 걸어서 7분, 모델하우스에서 단지까지 약 0.9km입니다.`,
      caption: "약도이며 실제 축척과 다릅니다. 위가 북쪽입니다.",
      road: "중앙로",
      walk: "걸어서 7분",
      onward: "약 0.9km",
      house: "모델하우스",
      parking: "주차 40면",
      stop: "중앙로 입구",
      site: "단지",
      park: "수변공원",
    },
    factsCaption: "모델하우스 안내",
    facts: { address: "주소", hours: "여는 시간", phone: "대표전화" },
    bringHeading: "챙겨\n오실 것",
    bringLead: "둘러보시는 데에는 아무것도 필요하지 않습니다. 계약까지 하시려면 준비해 주세요.",
    bring: [
      { title: "신분증", text: "주민등록증, 운전면허증, 여권 가운데 하나" },
      { title: "계약금 이체 한도", text: "계약금은 공고문의 계좌로만 받습니다. 하루 이체 한도를 확인해 주세요." },
      { title: "도장과 서류", text: "인감도장과 인감증명서, 주민등록등본. 대리인이 오시면 위임장을 더 준비합니다." },
    ],
    slotsHeading: "비어 있는\n방문 시간",
    slotsLead: "예약하지 않고 오셔도 됩니다. 예약하시면 그 시간에 상담사가 자리를 비워 둡니다.",
    noSlots: "지금은 예약할 수 있는 시간이 없습니다.",
    reserve: "방문예약 하기",
    allSlots: "다른 날 보기",
    mapsLabel: "지도 앱으로 열기 (새 창)",
  },
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
