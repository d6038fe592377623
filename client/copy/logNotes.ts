import type { Role } from "../shared/account.ts";
import type { TextKind } from "../shared/desk/sms.ts";
import { formatMoment } from "../shared/format/format.ts";
import type { SaleTerms } from "../shared/sale/saleTerms.ts";
import type { NoticePlace } from "../shared/siteNotice.ts";
import { desk } from "./desk.ts";
import { termsText } from "./saleTerms.ts";
import { noticeCopy } from "./siteNotice.ts";

const none = "없음";

const noticeChanges = { added: "등록", edited: "수정", ended: "바로 끝냄" } as const;

interface LoggedNotice {
  heading: string;
  place: NoticePlace;
  /** ISO. */
  from: string;
  until: string;
}

interface LoggedTerms {
  terms: SaleTerms;
  /** ISO. */
  validFrom: string;
  reason: string;
}

/** What the desk's log says of a change, beside its action. */
export const logNotes = {
  accountAdded: (email: string, role: Role) => `${email}: ${desk.roles[role]} 계정 추가`,
  renamed: (email: string, from: string, to: string) => `${email}: 이름 ${from || none} → ${to || none}`,
  roleChanged: (email: string, from: Role, to: Role) => `${email}: ${desk.roles[from]} → ${desk.roles[to]}`,
  enabled: (email: string, enabled: boolean) => `${email}: 사용 ${enabled ? "재개" : "중지"}`,
  passwordChanged: (email: string) => `${email}: 비밀번호 변경`,
  secondFactor: (email: string, on: boolean) => `${email}: 인증 앱 ${on ? "사용" : "해제"}`,
  campaignAdded: (source: string, campaign: string) => `${source} · ${campaign} 추가`,
  campaignRemoved: (source: string, campaign: string) => `${source} · ${campaign} 삭제`,
  /** A notice on the site, as it is after the change. */
  notice: (change: "added" | "edited" | "ended", { heading, place, from, until }: LoggedNotice) =>
    `${heading}: ${noticeChanges[change]} (${noticeCopy.places[place]}, ${formatMoment(from)}부터 ${formatMoment(until)}까지)`,
  /** The sale's terms, from a moment on. */
  terms: (change: "added" | "removed", { terms, validFrom, reason }: LoggedTerms) =>
    `${formatMoment(validFrom)}부터 ${termsText(terms)}: ${change === "added" ? "저장" : "예정 취소"} (${reason})`,
  merged: (id: string) => `상담 ${id}에 합침`,
  separated: "합치기 해제",
  undone: "되돌림",
  absences: (count: number, undone: boolean) => `${count}회${undone ? " (되돌림)" : ""}`,
  /** A text, to a lead or as a test. */
  text: (kind: TextKind, test: boolean) => `${desk.textKinds[kind]}${test ? " (시험 발송)" : ""}`,
};
