import { complex } from "../content/complex.ts";

/** What ended a visit or a registration. */
const endings = {
  visitor: "고객이 취소",
  withdrawn: "고객이 삭제 요청",
  retention: "보유기간 만료",
  office: "분양사무소에서 파기",
} as const;

interface ErasedLine {
  id: string;
  reason: keyof typeof endings;
  registeredAt: string | undefined;
  /** Whether the form service may have a copy, and its id for it. */
  copy: boolean;
  providerId: string | undefined;
}

/** Text for the office in form service mails and alerts. Names and phones are masked. */
export const office = {
  registrationSubject: `[${complex.name}] 홈페이지 등록`,
  forms: { popup: "팝업", home: "홈 양식", customer: "방문예약 페이지", phone: "전화 접수", walkin: "현장 접수" },
  direct: "주소 입력·즐겨찾기",
  /** A referring site, or parameters that alerts don't repeat: the desk shows them. */
  otherSource: "다른 사이트",
  more: (count: number) => `그 밖에 ${count}건`,
  newLeads: {
    subject: (count: number) => `[${complex.name}] 새 등록 ${count}건`,
    link: "상담 목록",
  },
  relay: {
    subject: `[${complex.name}] 등록 내용이 접수 서비스로 전달되지 않고 있습니다`,
    lines: ({ retrying, givenUp }: { retrying: number; givenUp: number }) => [
      `다시 시도하는 등록 ${retrying}건, 전달하지 못한 등록 ${givenUp}건.`,
      "등록 자체는 모두 안전하게 저장되어 있습니다. 상담 목록에서 사유를 확인하고 다시 보내실 수 있습니다.",
    ],
    over: `[${complex.name}] 등록 전달이 다시 정상입니다`,
  },
  texts: {
    subject: `[${complex.name}] 문자가 나가지 않고 있습니다`,
    lines: ({ failed, unknown }: { failed: number; unknown: number }) => [
      `지난 하루에 보내지 못한 문자 ${failed}건, 보냈는지 알 수 없는 문자 ${unknown}건.`,
      "상담 목록의 문자 내역에서 사유를 확인해 주세요. 안내가 필요한 고객에게는 전화로 알려 주세요.",
    ],
    over: `[${complex.name}] 문자가 다시 정상입니다`,
  },
  backup: {
    subject: `[${complex.name}] 백업이 만들어지지 않고 있습니다`,
    lines: (newest: string) => [
      `마지막 백업: ${newest}.`,
      "서버를 관리하는 분께 알려 주세요. 등록과 기사는 모두 그대로 있지만, 지금 서버를 잃으면 그 뒤의 내용을 되살릴 수 없습니다.",
    ],
    over: `[${complex.name}] 백업이 다시 만들어졌습니다`,
  },
  textLimit: {
    subject: `[${complex.name}] 문자 발송 한도에 이르러 발송을 멈추었습니다`,
    lines: (held: number) => [
      `보내지 않고 둔 문자 ${held}건. 한 시간이나 하루의 발송 한도를 넘었습니다.`,
      "등록이 갑자기 늘었는지 상담 목록에서 확인해 주세요. 정상이면 데스크의 현황에서 한 번에 보내실 수 있습니다.",
    ],
    over: `[${complex.name}] 멈추었던 문자가 없습니다`,
  },
  purge: {
    subject: `[${complex.name}] 보유 기간이 지난 등록의 파기를 멈추었습니다`,
    lines: ({ expired, total }: { expired: number; total: number }) => [
      `오늘 밤 파기할 등록이 ${total}건 가운데 ${expired}건으로, 전체의 10%를 넘습니다.`,
      "서버의 시계나 보유 기간 설정이 맞는지 관리하는 분께 확인해 주세요. 맞다면 사흘 뒤에 파기됩니다.",
    ],
    over: `[${complex.name}] 보유 기간이 지난 등록을 다시 파기합니다`,
  },
  overLine: "더 하실 일은 없습니다.",
  endings,
  erased: {
    subject: ({ withdrawn, copies }: { withdrawn: number; copies: number }) =>
      `[${complex.name}] ${[withdrawn > 0 && `등록 삭제 요청 ${withdrawn}건`, copies > 0 && `접수 서비스에서 삭제할 사본 ${copies}건`].filter(Boolean).join(", ")}`,
    withdrawn: "등록 삭제를 요청한 고객이 있습니다. 이 사이트에 있던 내용은 모두 파기했으니 더 연락하지 말아 주세요.",
    copies:
      "파기한 등록의 사본이 접수 서비스에 남아 있을 수 있습니다. 접수 서비스에서 지우신 뒤 데스크에 표시해 주세요.",
    link: "삭제할 사본",
    line: ({ id, reason, registeredAt, copy, providerId }: ErasedLine) =>
      [
        `등록 ${id}번`,
        endings[reason],
        registeredAt && `${registeredAt} 접수`,
        copy ? providerId && `접수 서비스 번호 ${providerId}` : "전달된 사본 없음",
      ]
        .filter(Boolean)
        .join(" · "),
  },
  lateVisits: {
    subject: (count: number) => `[${complex.name}] 방문예약 ${count}건`,
    lead: "등록한 고객이 방문 시간을 정했습니다.",
    line: ({ id, visit }: { id: string; visit: string }) => `${visit} · 등록 ${id}번`,
  },
  cancelledVisits: {
    subject: (count: number) => `[${complex.name}] 방문 취소 ${count}건`,
    lead: "예약된 방문이 취소되어 그 시간을 다시 예약할 수 있습니다.",
    line: ({ id, visit, reason }: { id: string; visit: string; reason: keyof typeof endings }) =>
      `${visit} · 등록 ${id}번 · ${endings[reason]}`,
  },
} as const;
