import { complex } from "./complex.ts";

/** Words that the sales office reads: in the form service's mail and in alerts. Names and phones in them are covered. */
export const office = {
  registrationSubject: `[${complex.name}] 홈페이지 등록`,
  forms: { popup: "팝업", home: "홈 양식", customer: "방문예약 페이지" },
  direct: "직접 방문",
  newLeads: {
    subject: (count: number) => `[${complex.name}] 새 등록 ${count}건`,
    more: (count: number) => `그 밖에 ${count}건`,
    link: "상담 목록",
  },
  relay: {
    subject: `[${complex.name}] 등록 전달이 막혀 있습니다`,
    lines: ({ retrying, givenUp }: { retrying: number; givenUp: number }) => [
      `다시 시도하는 등록 ${retrying}건, 포기한 등록 ${givenUp}건.`,
      "등록 자체는 모두 안전하게 저장되어 있습니다. 상담 목록에서 까닭을 확인하고 다시 보내실 수 있습니다.",
    ],
    over: `[${complex.name}] 등록 전달이 다시 정상입니다`,
  },
  texts: {
    subject: `[${complex.name}] 문자가 나가지 않고 있습니다`,
    lines: ({ failed, unknown }: { failed: number; unknown: number }) => [
      `지난 하루에 보내지 못한 문자 ${failed}건, 보냈는지 알 수 없는 문자 ${unknown}건.`,
      "상담 목록의 문자 내역에서 까닭을 확인해 주세요. 안내가 필요한 고객에게는 전화로 알려 주세요.",
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
  overLine: "더 하실 일은 없습니다.",
  withdrawn: {
    subject: (count: number) => `[${complex.name}] 동의 철회 ${count}건, 사본을 지워 주세요`,
    lead: "고객이 동의를 거두어 이 사이트의 사본을 모두 파기했습니다. 접수 서비스로 전달된 사본이 있으면 지워 주세요.",
    line: ({ id, registeredAt, providerId }: { id: string; registeredAt: string; providerId: string }) =>
      `등록 ${id}번 · ${registeredAt}${providerId ? ` · 접수 서비스 번호 ${providerId}` : ""}`,
  },
} as const;
