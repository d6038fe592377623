import type { Role } from "../shared/account.ts";
import type { DeskAction } from "../shared/desk/log.ts";
import type { TextBudget } from "../shared/desk/overview.ts";
import type { TextChannel, TextKind } from "../shared/desk/sms.ts";
import type { OpenTask } from "../shared/desk/today.ts";
import { formatCount } from "../shared/format/format.ts";
import type { Grade, LeadFilters, LeadForm, LeadStatus, RelayState, VisitOutcome } from "../shared/lead.ts";
import { homeNotices } from "./homes.ts";

/** Text of the desk: the labels of database states. */
export const desk = {
  roles: { office: "사무소", counsellor: "상담사" } satisfies Record<Role, string>,
  /** Texts beyond the operator's limits. */
  heldTexts: {
    note: (count: string) =>
      `발송 한도를 넘어 보내지 않은 문자가 ${count}건 있습니다. 등록이 갑자기 늘었는지 확인한 뒤에 보내 주세요.`,
    send: "모두 보내기",
    label: "멈춘 문자",
  },
  /** The month's budget of texts. */
  textBudget: ({ sent, month, held }: TextBudget) =>
    [
      `이번 달에 문자를 ${formatCount(sent)}건 보냈습니다(예산 ${formatCount(month)}건).`,
      ...(held === "advertising" ? ["예산의 80%를 써서 자동으로 보내는 분양 소식을 멈추었습니다."] : []),
      ...(held === "all" ? ["예산을 다 써서 자동으로 보내는 문자를 모두 멈추었습니다."] : []),
    ].join(" "),
  /** Leads with the hidden field filled. */
  suspectedNote: (count: string) =>
    `자동으로 입력된 것일 수 있는 상담이 ${count}건 있습니다. 상태를 바꾸면 보통 상담이 되고, 그대로 두면 접수 30일 뒤 파기됩니다.`,
  showSuspected: "확인할 상담 보기",
  statuses: {
    new: "신규",
    contacted: "연락함",
    booked: "방문예약",
    visited: "방문함",
    contracted: "계약",
    closed: "종결",
    suspected: "확인 필요",
  } satisfies Record<LeadStatus, string>,
  forms: {
    popup: "팝업",
    home: "홈",
    customer: "방문예약",
    phone: "전화 접수",
    walkin: "현장 접수",
  } satisfies Record<LeadForm, string>,
  grades: { A: "A 가능성 높음", B: "B 보통", C: "C 낮음" } satisfies Record<Grade, string>,
  visitOutcomes: { arrived: "도착", no_show: "노쇼" } satisfies Record<VisitOutcome, string>,
  callbacks: { due: "전화할 시간 지남", planned: "전화 예정" },
  /** Consent to advertising. */
  consented: { yes: "동의", no: "동의 안 함" },
  noAssignee: "담당 없음",
  /** Leads without a type of interest. */
  noType: "정하지 않음",
  marketing: { yes: "광고 수신 동의", no: "동의 안 함" },
  relayStates: {
    stored: "보내지 않음",
    retrying: "다시 보내는 중",
    relayed: "보냄",
    given_up: "보내지 못함",
  } satisfies Record<RelayState, string>,
  relayOutcomes: {
    relayed: "보냄",
    retrying: "실패, 다시 시도",
    given_up: "보내지 못함",
    sent_again: "다시 보내기 요청",
  },
  textKinds: {
    absence: "부재 안내",
    visit: "방문 안내",
    reminder: "방문 전날 안내",
    news: "분양 소식 (광고)",
    together: "함께 보기 초대",
  } satisfies Record<TextKind, string>,
  /** How a text is sent; each way has its own price. */
  textChannels: {
    SMS: "단문 문자(SMS)",
    LMS: "장문 문자(LMS)",
    ATA: "카카오톡 알림톡, 카카오톡으로 받지 못하면 문자",
  } satisfies Record<TextChannel, string>,
  textStates: {
    waiting: "대기",
    sending: "보내는 중",
    sent: "보냄",
    logged: "기록만 함",
    skipped: "보내지 않음",
    failed: "실패",
    unknown: "결과 모름",
    held: "한도를 넘어 멈춤",
  },
  /** The delivery state of a sent text. */
  textDeliveries: {
    delivered: "도착함",
    replaced: "카카오톡 대신 문자로 도착함",
    undelivered: "도착하지 않음",
  },
  /** Why a text isn't sent. */
  textObstacles: {
    noRoom: "함께 보기가 끝나 보내지 않았습니다.",
    noVisit: "방문예약이 취소되어 보내지 않았습니다.",
    late: "방문 시간이 지나 보내지 않았습니다.",
    noMobile: "휴대전화 번호가 아니어서 보내지 않았습니다.",
    noConsent: "광고 수신에 동의하지 않아 보내지 않았습니다.",
    noOptOut: "무료수신거부 번호(SMS_OPT_OUT)가 설정되지 않아 보내지 않았습니다.",
    noRemainingUnits: "잔여 세대를 분양하는 기간이 아니어서 보내지 않았습니다.",
    numberLimit: "이 번호로 24시간 안에 문자 3건이 나가 더 보내지 않았습니다.",
    refused: "같은 번호로 광고 수신을 거부한 기록이 있어 보내지 않았습니다.",
    takenBack: "보내기 전에 되돌렸습니다.",
  },
  /** Why a text can't be sent by hand now. */
  manualTextObstacles: {
    noRoom: "열려 있는 함께 보기가 없어 보낼 수 없습니다. 상담 화면에서 함께 보기를 먼저 여세요.",
    noVisit: "예약된 방문이 없어 보낼 수 없습니다.",
    late: "방문 시간이 지나 보낼 수 없습니다.",
    noMobile: "휴대전화 번호가 아니어서 보낼 수 없습니다.",
    noConsent: "광고 수신에 동의하지 않은 고객이어서 보낼 수 없습니다.",
    noOptOut: "무료수신거부 번호(SMS_OPT_OUT)가 설정되지 않아 광고를 보낼 수 없습니다.",
    noRemainingUnits: "잔여 세대를 분양하는 기간이 아니어서 보낼 수 없습니다.",
    numberLimit: "이 번호로 24시간 안에 문자 3건이 나가 더 보낼 수 없습니다.",
    refused: "같은 번호로 광고 수신을 거부한 기록이 있어 보낼 수 없습니다.",
    untested: "이 문자는 아직 시험 번호로 보내 보지 않았습니다. 먼저 시험 발송을 해 주세요.",
    underWay: "같은 문자를 이미 보내는 중입니다.",
  },
  noticeKinds: {
    /** Recorded by earlier versions for the notice only. */
    given: "개인정보 안내 표시",
    notified: "개인정보 안내 표시",
    agreed: "개인정보 수집·이용 동의",
    marketing_given: "광고 수신 동의",
    marketing_withdrawn: "광고 수신 거부",
    shown_given: "함께 본 세대를 남기는 데 동의",
  },
  noticeChannels: { form: "등록 양식", link: "고객 확인 링크", office: "분양사무소(전화 등)", room: "함께 보기" },
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
    interest: "관심 타입 변경",
    text: "문자 보내기",
    home: "동·호 변경",
    notice: "공지",
    terms: "조건",
  } satisfies Record<DeskAction, string>,
  /** Open tasks of the office. */
  openTasks: {
    unassigned: { label: "담당이 없는 신규 상담", to: "/admin/leads?status=new&assignee=none" },
    cancelled: { label: "취소된 방문", to: "/admin/overview" },
    givenUp: { label: "외부 접수 서비스로 보내지 못한 상담", to: "/admin/leads?relay=given_up" },
    behind: { label: "외부 접수 서비스에 없는 상담", to: "/admin/overview" },
    texts: { label: "보내지 못한 문자(하루 사이)", to: "/admin/overview" },
    copies: { label: "외부 접수 서비스에서 삭제할 사본", to: "/admin/copies" },
    opening: { label: "공개 전 확인", to: "/admin/overview" },
  } satisfies Record<OpenTask["kind"], { label: string; to: string }>,
  /** Messages after a change, by their code in the URL. */
  notices: {
    ...homeNotices,
    relayed: "다시 보내도록 요청했습니다.",
    "not-relayed": "이미 보낸 상담입니다.",
    status: "상태를 바꾸었습니다.",
    assignee: "담당을 바꾸었습니다.",
    callback: "다시 전화할 시간을 정했습니다.",
    "no-callback": "다시 전화할 시간을 지웠습니다.",
    "bad-callback": "날짜와 시간을 다시 확인해 주세요. 지난 시간은 정할 수 없습니다.",
    absence: "부재를 기록했습니다.",
    "no-absence": "부재 기록을 하나 지웠습니다.",
    grade: "등급을 바꾸었습니다.",
    interest: "관심 타입을 바꾸었습니다.",
    visit: "방문 결과를 기록했습니다.",
    "no-visit": "예약된 방문이 없습니다.",
    note: "메모를 남겼습니다.",
    marketing: "광고 수신 거부를 기록했습니다.",
    erase: "상담을 파기합니다.",
    merged: "상담을 하나로 합쳤습니다.",
    separated: "상담 합치기를 해제했습니다.",
    assigned: "선택한 상담의 담당을 바꾸었습니다.",
    entered: "상담을 등록했습니다.",
    text: "문자를 보냅니다.",
    "text-test": "시험 번호로 문자를 보냅니다. 휴대전화로 받은 문자를 확인해 주세요.",
    "text-refused": "문자를 보내지 않았습니다. 아래에서 까닭을 확인해 주세요.",
    undone: "되돌렸습니다.",
    late: "되돌릴 수 있는 시간이 지났습니다.",
    conflict: "그 사이 다른 사람이 먼저 바꾸었습니다. 지금 상태를 확인하고 다시 시도해 주세요.",
    saved: "필터를 저장했습니다.",
    unsaved: "필터를 고르고 이름을 적어야 저장할 수 있습니다.",
    forgotten: "저장한 필터를 지웠습니다.",
  },
  /** Filters of the lead list. */
  filters: {
    status: "상태",
    relay: "외부 접수 서비스",
    form: "접수 방법",
    source: "들어온 곳",
    from: "접수일부터",
    to: "접수일까지",
    visit: "방문일",
    marketing: "광고 수신",
    assignee: "담당",
    grade: "등급",
    callback: "다시 전화",
    type: "관심 타입",
  } satisfies Record<keyof LeadFilters, string>,
  sources: { direct: "주소 입력·즐겨찾기", phone: "전화 접수", walkin: "현장 접수" } as Record<string, string>,
} as const;

/** @returns the label of a source: a campaign or host as it is */
export const sourceLabel = (source: string) =>
  (Object.hasOwn(desk.sources, source) ? desk.sources[source] : source) ?? source;
