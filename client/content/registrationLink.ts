import { complex } from "./complex.ts";

/** Words of the page that a visitor's own link opens: what is registered, and what can be changed about it. */
export const registrationLink = {
  title: "예약과 동의 확인",
  lead: "등록하신 내용과 동의하신 내용을 언제든 확인하고 바꾸실 수 있습니다. 이 주소는 고객님께만 알려 드린 것이니 다른 분께 전하지 말아 주세요.",
  facts: { name: "성함", phone: "연락처", registeredAt: "등록한 때" },
  visit: {
    heading: "방문 예약",
    none: `예약된 방문 시간이 없습니다. 방문 시간은 ${complex.phone}로 정하실 수 있습니다.`,
    place: "모델하우스",
    calendar: "달력에 넣기",
    cancel: "방문 예약 취소",
    cancelNote: "취소하시면 자리가 바로 다른 분께 돌아갑니다. 등록은 그대로 남습니다.",
  },
  marketing: {
    heading: "분양 소식 문자",
    on: "분양 소식을 문자로 받는 데 동의하셨습니다. (광고성 정보 수신 동의)",
    off: "분양 소식을 문자로 받는 데 동의하지 않으셨습니다.",
    turnOn: "분양 소식 받기",
    turnOff: "분양 소식 그만 받기",
  },
  ledger: {
    heading: "동의한 내용",
    version: "동의 문구 판",
    wording: "동의하신 문구 보기",
    kinds: {
      given: { true: "수집·이용과 광고성 정보 수신에 동의", false: "수집·이용에 동의" },
      marketing_given: "광고성 정보 수신에 동의",
      marketing_withdrawn: "광고성 정보 수신 동의를 거둠",
    },
    channels: { form: "홈페이지 양식", link: "이 페이지", office: "상담사" },
  },
  withdraw: {
    heading: "동의 철회와 파기",
    text: "동의를 거두시면 이 사이트에 있는 등록 내용을 바로 파기하고, 예약된 방문도 취소합니다. 접수 서비스로 전달된 사본은 담당자가 확인하여 지웁니다. 되돌릴 수 없습니다.",
    confirm: "등록한 내용을 모두 파기하는 데 동의합니다.",
    action: "동의를 거두고 파기",
  },
  done: {
    marketing: "분양 소식 수신 여부를 바꾸었습니다.",
    visit: "방문 예약을 취소했습니다.",
    unconfirmed: "파기하시려면 아래 확인란에 표시해 주세요.",
  },
  erased: {
    title: "파기를 마쳤습니다",
    text: "이 사이트에 있던 등록 내용을 모두 파기했습니다. 접수 서비스로 전달된 사본이 있으면 담당자가 확인하여 지웁니다.",
    again: `궁금하신 점은 ${complex.phone}로 전화해 주세요.`,
    label: "파기한 때",
  },
  template: "이 페이지의 안내는 표준 예시이며, 운영 전 법률 검토를 거쳐야 합니다.",
} as const;
