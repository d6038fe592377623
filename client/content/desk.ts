import type { Role } from "../contract/account.ts";
import type { DeskAction } from "../contract/desk.ts";
import type { LeadForm, LeadStatus, RelayState } from "../contract/lead.ts";

/** Words of the sales office's desk: what the database's states are called. */
export const desk = {
  roles: { office: "사무소", counsellor: "상담사" } satisfies Record<Role, string>,
  statuses: {
    new: "신규",
    contacted: "연락함",
    booked: "방문예약",
    visited: "방문함",
    closed: "종결",
  } satisfies Record<LeadStatus, string>,
  forms: { popup: "팝업", home: "홈", customer: "방문예약" } satisfies Record<LeadForm, string>,
  marketing: { yes: "광고 수신 동의", no: "동의 안 함" },
  relayStates: { stored: "저장됨", retrying: "재시도 중", relayed: "전달됨", given_up: "전달 실패" } satisfies Record<
    RelayState,
    string
  >,
  relayOutcomes: { relayed: "전달됨", retrying: "실패, 다시 시도", given_up: "포기", sent_again: "다시 보내기 요청" },
  textKinds: { visit: "방문 안내", news: "분양 소식 (광고)" },
  textStates: {
    waiting: "대기",
    sending: "보내는 중",
    sent: "보냄",
    logged: "기록만 함",
    skipped: "보내지 않음",
    failed: "실패",
    unknown: "결과 모름",
  },
  /** Why a text isn't sent. */
  textObstacles: {
    noMobile: "휴대전화 번호가 아니어서 보내지 않았습니다.",
    noConsent: "광고 수신에 동의하지 않아 보내지 않았습니다.",
    noOptOut: "무료수신거부 번호(SMS_OPT_OUT)가 설정되지 않아 보내지 않았습니다.",
    noRemainingUnits: "잔여 세대를 분양하는 기간이 아니어서 보내지 않았습니다.",
    numberLimit: "이 번호로 24시간 안에 문자 3건이 나가 더 보내지 않았습니다.",
  },
  noticeKinds: {
    /** What earlier versions wrote for the notice alone. */
    given: "개인정보 안내 표시",
    notified: "개인정보 안내 표시",
    agreed: "개인정보 수집·이용 동의",
    marketing_given: "광고 수신 동의",
    marketing_withdrawn: "광고 수신 거부",
  },
  noticeChannels: { form: "등록 양식", link: "고객 확인 링크", office: "분양사무소(전화 등)" },
  actions: {
    list: "목록 열람",
    search: "검색",
    view: "상세 열람",
    export: "내려받기",
    status: "상태 변경",
    note: "메모",
    relay: "다시 보내기",
    erase: "파기",
    copy: "사본 삭제 확인",
    marketing: "광고 수신 거부 기록",
    account: "계정 변경",
    assign: "담당 변경",
    callback: "다시 전화할 시간",
    absence: "부재",
    grade: "등급 변경",
    entry: "직접 등록",
    merge: "중복 합치기",
    visit: "방문 결과",
    today: "오늘 열람",
    campaign: "홍보 링크",
    restore: "파기 취소",
  } satisfies Record<DeskAction, string>,
  /** What a list of leads is narrowed by. */
  filters: {
    status: "상태",
    relay: "전달",
    form: "양식",
    source: "유입",
    from: "접수 시작일",
    to: "접수 종료일",
    visit: "방문일",
  },
  direct: "직접 유입",
} as const;

/** @returns what a source is called: a campaign's word or a host as it is. */
export const sourceLabel = (source: string) => (source === "direct" ? desk.direct : source);
