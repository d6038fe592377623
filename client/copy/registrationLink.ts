import { complex } from "../content/complex.ts";
import { visits } from "./visits.ts";

/** Text of the registration's own page: its data, and possible changes. */
export const registrationLink = {
  title: "예약 확인",
  lead: "등록하신 내용과 방문예약을 확인하고 변경하실 수 있습니다. 고객님께만 안내해 드린 주소이니 다른 분과 공유하지 말아 주세요.",
  facts: { name: "고객명", phone: "연락처", registeredAt: "등록 일시" },
  visit: {
    heading: "방문예약",
    none: `예약된 방문 시간이 없습니다. 대표전화 ${complex.phone}로 예약하실 수 있습니다.`,
    /** Once the last home is sold. */
    over: "예약된 방문 시간이 없습니다.",
    open: "아직 정하신 방문 시간이 없습니다.",
    place: "모델하우스",
    calendar: "캘린더에 추가",
    cancel: "방문예약 취소",
    cancelNote: "취소하면 다른 고객이 그 시간을 예약할 수 있습니다. 등록 내용은 그대로 남습니다.",
  },
  marketing: {
    heading: "분양 소식 문자",
    on: "분양 소식 문자(광고성 정보) 수신에 동의하셨습니다.",
    off: "분양 소식 문자(광고성 정보)를 보내 드리지 않고 있습니다.",
    turnOn: "분양 소식 문자 받기",
    turnOff: "분양 소식 문자 받지 않기",
  },
  ledger: {
    heading: "개인정보 안내와 광고 수신 내역",
    version: "안내문 버전",
    wording: "등록하실 때 안내해 드린 내용",
    kinds: {
      notice: "개인정보 수집·이용 안내",
      agreed: "개인정보 수집·이용에 동의",
      marketing_given: "광고성 정보 수신에 동의",
      marketing_withdrawn: "광고성 정보 수신 거부",
      shown_given: "함께 본 세대를 상담 내용에 남기는 데 동의",
    },
    channels: { form: "홈페이지 양식", link: "이 페이지", office: "분양사무소", room: "함께 보기" },
  },
  withdraw: {
    heading: "등록 삭제",
    text: "등록 내용을 이 사이트에서 바로 파기하고, 예약된 방문도 취소합니다. 접수 서비스로 전달된 사본은 담당자가 확인하여 삭제합니다. 삭제한 뒤에는 되돌릴 수 없습니다.",
    confirm: "등록한 내용을 모두 삭제합니다.",
    action: "등록 삭제하기",
  },
  done: {
    marketing: "분양 소식 문자의 수신 여부를 변경했습니다.",
    visit: "방문예약을 취소했습니다.",
    booked: "방문 시간을 예약했습니다.",
    full: visits.full,
    enough: visits.enough,
    wrong: visits.wrongSlot,
    disagreed: "두 가지에 모두 동의하셔야 분양 소식 문자를 보내 드립니다.",
    unconfirmed: "삭제하시려면 아래 확인란에 표시해 주세요.",
  },
  erased: {
    title: "등록을 삭제했습니다",
    text: "이 사이트에 있던 등록 내용을 모두 파기했습니다. 접수 서비스로 전달된 사본이 있으면 담당자가 확인하여 삭제합니다.",
    again: `궁금하신 점은 대표전화 ${complex.phone}로 문의해 주세요.`,
    label: "삭제 일시",
  },
} as const;

/** @returns the label of a ledger entry; notices that earlier versions recorded as consent are labelled as notices */
export function ledgerEntry(
  kind: "given" | "notified" | Exclude<keyof typeof registrationLink.ledger.kinds, "notice">,
  marketing: boolean,
): string {
  const { kinds } = registrationLink.ledger;
  const named = kind === "given" || kind === "notified" ? kinds.notice : kinds[kind];
  return marketing && !kind.startsWith("marketing") && kind !== "shown_given"
    ? `${named}, ${kinds.marketing_given}`
    : named;
}
