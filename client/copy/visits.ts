import { complex } from "../content/complex.ts";
import { modelHouse } from "../content/modelHouse.ts";
import { signing } from "./sale/signing.ts";

/** Visits to the model house: where, when, and the text around them. */
export const visits = {
  ...modelHouse,
  /** Text of the directions page: see Promotion/VisitDirections. */
  page: {
    heading: "모델하우스\n오시는 길",
    lead: modelHouse.lead,
    map: modelHouse.map,
    factsCaption: "모델하우스 안내",
    facts: { address: "주소", hours: "운영 시간", phone: "대표전화" },
    bringHeading: "계약 준비물",
    bringLead: "관람만 하실 때에는 준비물이 없습니다. 계약하실 때에는 다음을 준비해 주세요.",
    bring: [
      { title: "본인이 오시면", text: signing.papers.own },
      { title: "대리인이 오시면", text: signing.papers.proxy },
      { title: "이체 한도", text: `${signing.account} 은행의 하루 이체 한도를 미리 확인해 주세요.` },
    ],
    slotsHeading: "예약 가능한\n방문 시간",
    slotsLead:
      "가장 가까운 이틀과 다가오는 토요일의 시간입니다. 예약하지 않고 오셔도 관람하실 수 있습니다. 예약하시면 그 시간에 상담사가 안내해 드립니다.",
    noSlots: "지금은 예약할 수 있는 시간이 없습니다.",
    reserve: "방문예약 하기",
    allSlots: "다른 날 보기",
    mapsLabel: "지도 앱으로 열기 (새 창)",
    copyAddress: "주소 복사",
    copied: { copied: "주소를 복사했습니다.", failed: "복사하지 못했습니다. 주소를 길게 눌러 복사해 주세요." },
  },
  /** Where only name and number are asked for. */
  chooseTime: "날짜와 시간 고르기",
  label: "방문 시간",
  mark: "선택 사항",
  undecided: "상담사와 전화로 정하겠습니다",
  /** After a registration without a visit. */
  offer: { heading: "방문 시간도 정하시겠어요?", action: "이 시간으로 예약" },
  hint: "날짜를 누르면 시간이 나옵니다. 관람과 상담에 약 1시간이 걸립니다.",
  calendarSummary: `${complex.name} 모델하우스 방문`,
  left: (places: number) => `${places}팀 가능`,
  /** Where a day was chosen without an hour; sent again, the time is left open. */
  chooseHour: "시간도 골라 주세요. 시간을 전화로 정하시려면 버튼을 한 번 더 눌러 주세요.",
  wrongSlot: "예약할 수 없는 시간입니다. 다른 시간을 골라 주세요.",
  full: "방금 마감된 시간입니다. 다른 시간을 골라 주세요.",
  /** A number may have two visits ahead. */
  enough:
    "이 연락처로 예약된 방문이 이미 두 건 있습니다. 시간을 바꾸시려면 받으신 확인 링크에서 예약을 취소하거나 전화해 주세요.",
  booked: "예약하신 시간",
  bookedAt: (time: string) => `${time} 방문으로 예약되었습니다.`,
  chosen: "고르신 시간",
  details: "예약 내용 확인",
} as const;
