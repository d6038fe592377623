import type { Role } from "../shared/account.ts";
import type { TextKind } from "../shared/desk/sms.ts";
import { desk } from "./desk.ts";

const none = "없음";

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
  merged: (id: string) => `상담 ${id}에 합침`,
  separated: "합치기 해제",
  undone: "되돌림",
  absences: (count: number, undone: boolean) => `${count}회${undone ? " (되돌림)" : ""}`,
  /** A text, to a lead or as a test. */
  text: (kind: TextKind, test: boolean) => `${desk.textKinds[kind]}${test ? " (시험 발송)" : ""}`,
};
