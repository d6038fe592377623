import { homeNameOf } from "../complex/plans/homeKeys.ts";
import { partyOf } from "../complex/sale/parties.ts";
import { complex } from "../content/complex.ts";
import { type WaitlistOutcome, type Wish, waitlistLimit } from "../shared/waitlist.ts";
import { agreement } from "./agreement.ts";
import type { NoticeItem } from "./consent.ts";

/**
 * The privacy notice beside the form. A request stores its version and a hash of its text, so every change of the text
 * needs a new version. A template: the operator's counsel has to confirm it.
 */
export const waitlistConsent = {
  version: "2026-11-26",
  title: "개인정보 수집·이용 안내",
  items: [
    { label: "처리자", text: `${partyOf("seller").name}, ${partyOf("agent").name}` },
    { label: "목적", text: "신청하신 세대가 다시 나오면 안내 문자 한 번" },
    { label: "항목", text: "연락처" },
    {
      label: "보유기간",
      text: "문자를 보내 드린 다음 날까지, 길어도 신청일부터 1년. 그만 받으시면 바로 파기. 신청 수를 세는 값은 번호를 알 수 없게 바꾸어 1년",
    },
    agreement.required
      ? { label: "거부권", text: "동의하지 않으실 수 있으며, 이 경우 알림을 보내 드릴 수 없습니다." }
      : {
          label: "근거",
          text: "요청하신 안내를 위한 처리로 별도 동의를 받지 않습니다(개인정보 보호법 제15조 제1항 제4호). 신청하지 않으실 수 있으며, 그러면 알림만 받지 못하십니다.",
        },
  ] satisfies NoticeItem[],
} as const;

/** The text to be hashed. */
export const waitlistConsentText = [
  waitlistConsent.title,
  ...waitlistConsent.items.map(({ label, text }) => `${label}: ${text}`),
  ...(agreement.required ? [`${agreement.label} (${agreement.note})`] : []),
].join("\n");

/** @returns what somebody waits for, in words */
export const wished = ({ home }: Wish) => (home === null ? "찾으시는 조건의 세대" : homeNameOf(home));

const promise = (wish: Wish) =>
  `${wished(wish)}가 다시 나오면 오전 8시부터 밤 9시 사이에 문자로 한 번 알려 드립니다. 그때까지는 연락드리지 않습니다.`;

/** The one text when a home can be had again: its form, its answers, and the page that ends it. */
export const waitlist = {
  name: "자리 나면 알림",
  lead: (wish: Wish) => `${wished(wish)}가 다시 나오면 문자로 한 번 알려 드립니다. 광고는 보내지 않습니다.`,
  /** Who waits keeps nobody from a contract. */
  note: `알림은 예약이 아니며, 먼저 계약하시는 분이 있을 수 있습니다. 한 번호로 ${waitlistLimit}번까지 신청하실 수 있습니다.`,
  phone: "연락처",
  submit: "알림 신청",
  agreementMissing: "개인정보 수집·이용에 동의해 주세요.",
  phoneWrong: "문자를 받으실 휴대전화 번호를 적어 주세요. 예) 010-1234-5678",
  titles: {
    joined: "알림을 신청했습니다",
    known: "알림을 신청했습니다",
    free: "지금 계약하실 수 있습니다",
    gone: "알림을 받으실 수 없는 세대입니다",
    closed: "지금은 알림을 보내 드리지 않습니다",
    invalid: "번호를 다시 확인해 주세요",
    full: "더 신청하실 수 없습니다",
    tooMany: "잠시 후 다시 신청해 주세요",
    failed: "신청하지 못했습니다",
    waiting: "알림을 기다리고 있습니다",
    answered: "문자를 보내 드렸습니다",
    ended: "알림을 그만두었습니다",
  } satisfies Record<WaitlistOutcome, string>,
  texts: {
    joined: promise,
    known: promise,
    free: (wish) => `${wished(wish)}가 지금 나와 있어 알림을 신청하지 않았습니다.`,
    gone: () => "상담 중인 세대만 알림을 신청하실 수 있습니다. 번호는 저장하지 않았습니다.",
    closed: () => `남은 세대는 대표전화 ${complex.phone}로 안내해 드립니다. 번호는 저장하지 않았습니다.`,
    invalid: () => "입력하신 내용은 그대로 있습니다.",
    full: () =>
      `한 번호로 ${waitlistLimit}번까지 신청하실 수 있습니다. 다른 세대는 대표전화 ${complex.phone}로 안내해 드립니다.`,
    tooMany: () => "짧은 시간에 너무 많이 접수되었습니다. 입력하신 내용은 그대로 있습니다.",
    failed: () => "입력하신 내용은 그대로 있습니다. 다시 한 번 눌러 주세요.",
    waiting: (wish) => `${wished(wish)}가 다시 나오면 문자로 한 번 알려 드립니다.`,
    answered: () => "한 번 보내 드리는 알림이며 더 보내지 않습니다. 연락처는 다음 날까지 파기합니다.",
    ended: () => "연락처를 파기했고 문자를 보내지 않습니다.",
  } satisfies Record<WaitlistOutcome, (wish: Wish) => string>,
  /** The link to what is waited for. */
  see: ({ home }: Wish) => (home === null ? "조건에 맞는 세대 보기" : `${homeNameOf(home)} 보기`),
  own: "신청 확인과 그만 받기",
  ownNote: "고객님께만 안내해 드린 주소이니 다른 분과 공유하지 말아 주세요.",
  end: "그만 받고 연락처 삭제",
  /** The page's own name and description. */
  page: {
    name: "자리 나면 알림",
    description:
      "신청하신 세대가 다시 나오면 문자로 한 번 알려 드리는 알림을 확인하고, 그만 받거나 연락처를 삭제하는 고객님만의 페이지입니다.",
  },
  /** At the desk. */
  desk: (count: number) => `알림 신청 ${count}건`,
} as const;
