import { complex } from "../content/complex.ts";
import { textPromise } from "./textNotice.ts";
import { visits } from "./visits.ts";

/** Text messages to visitors. Characters outside the carriers' encoding become question marks. */
export const texts = {
  /** Names of the variables in a KakaoTalk template; deploy/RUNBOOK.md has the templates. */
  templateVariables: { visit: "#{방문예약}", agreedOn: "#{수신동의}", link: "#{링크}" },
  /** Sent after every registration: information, no advertising. */
  visit: {
    subject: "모델하우스 방문 안내",
    /** Values for template variables that would be empty. */
    without: { visit: "예약한 시간 없음", agreedOn: "동의하지 않음" },
    lines: ({ visit, agreedOn, homes, link }: { visit?: string; agreedOn?: string; homes?: string; link: string }) => [
      `[${complex.name}] 등록해 주셔서 감사합니다. 전문 상담사가 곧 연락드리겠습니다.`,
      "",
      ...(visit ? [`방문예약: ${visit}`] : []),
      `모델하우스: ${visits.place.address}`,
      ...visits.place.directions.map(({ label, text }) => `${label}: ${text}`),
      `상담: ${complex.phone} (${complex.consultationHours})`,
      ...(homes ? [`${textPromise.list}: ${homes}`] : []),
      ...(agreedOn ? [`광고성 정보 수신 동의: ${agreedOn}`] : []),
      "",
      "예약 확인과 변경, 등록 삭제",
      link,
    ],
  },
  /** Sent on the day before a booked visit. */
  reminder: {
    subject: "모델하우스 방문 전날 안내",
    lines: ({ visit, link }: { visit: string; link: string }) => [
      `[${complex.name}] 예약하신 모델하우스 방문을 알려 드립니다.`,
      "",
      `방문예약: ${visit}`,
      `모델하우스: ${visits.place.address}`,
      ...visits.place.directions.map(({ label, text }) => `${label}: ${text}`),
      `상담: ${complex.phone} (${complex.consultationHours})`,
      "",
      "예약 확인과 변경",
      link,
    ],
  },
  /** Sent by hand after an unanswered call: information, short enough for an SMS. */
  absence: {
    subject: "상담 전화 안내",
    lines: [`[${complex.name}] 전화드렸으나 연결되지 않았습니다. 편하실 때 ${complex.phone}로 전화 주세요.`],
  },
  /** Sent by hand: the link to a room that is open now. */
  together: {
    subject: "함께 보기 초대",
    lines: ({ link }: { link: string }) => [
      `[${complex.name}] 상담사와 같은 화면을 보시는 주소입니다. 상담이 끝나면 닫힙니다.`,
      link,
    ],
  },
  /** Sent once at a visitor's request, when a home can be had again: information, and nothing that praises. */
  vacancy: {
    subject: "신청하신 세대 안내",
    lines: ({ wish, page, link }: { wish: string; page: string; link: string }) => [
      `[${complex.name}] 신청하신 알림입니다. ${wish}가 다시 나왔습니다.`,
      "",
      "문자를 보낸 때의 상태이며, 먼저 계약하시는 분이 있을 수 있습니다.",
      page,
      `상담: ${complex.phone} (${complex.consultationHours})`,
      "",
      "한 번만 보내 드리는 알림입니다. 신청 확인과 연락처 삭제",
      link,
    ],
  },
  /** Advertising, only with consent. Its first word and its last line are required by law. */
  news: {
    subject: "(광고) 잔여 세대 안내",
    lines: ({ optOut, link, homes }: { optOut: string; link: string; homes: string | undefined }) => [
      `(광고)[${complex.name}] 잔여 세대 안내`,
      "",
      `1차 일반분양 ${complex.firstGeneralSale}세대 가운데 남은 동과 호수, 타입별 분양가를 ${homes ? "보실 수 있습니다." : "상담사가 바로 확인해 드립니다."}`,
      ...(homes ? [homes] : []),
      `전용 ${complex.exclusiveSizes.join(", ")}㎡, 지상 ${complex.floors}층 ${complex.towers}개 동`,
      `상담: ${complex.phone} (${complex.consultationHours})`,
      "",
      `수신 거부와 변경: ${link}`,
      `무료수신거부 ${optOut}`,
    ],
  },
} as const;
