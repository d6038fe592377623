import { partyOf } from "../complex/sale/parties.ts";
import { complex } from "../content/complex.ts";
import { type FieldUse, labelsOf, type RegistrationForm } from "../shared/registrationFields.ts";
import { agreement } from "./agreement.ts";

export interface NoticeItem {
  label: string;
  text: string;
}

/**
 * The privacy notice beside every form. A registration stores its version and a hash of its text, so every change of
 * the text needs a new version. A template: the operator's counsel has to confirm it.
 */
export const consent = {
  version: "2026-11-29",
  /** Days for which a registration is kept; the operator's setting can't exceed it. */
  retentionDays: 365,
  title: "개인정보 수집·이용 안내",
  items: [
    { label: "처리자", text: `${partyOf("seller").name}, ${partyOf("agent").name}` },
    { label: "목적", text: "관심고객 등록과 방문예약 접수와 확인, 분양 상담, 모델하우스 안내 문자" },
    { label: "자동 수집", text: "홈페이지 유입 경로(광고 효과 확인), 접속 주소(부정 접수 방지)" },
    { label: "보유기간", text: "등록일부터 1년, 접속 주소는 3개월. 삭제를 요청하시면 바로 파기" },
  ] as const satisfies NoticeItem[],
  /** Without a consent checkbox: the legal basis, and the visitor's rights. */
  basis: {
    label: "근거",
    text: "요청하신 예약과 상담(개인정보 보호법 제15조 제1항 제4호), 자동 수집은 정당한 이익(제6호). 별도 동의를 받지 않습니다.",
  },
  refusal: {
    label: "거부권",
    text: "등록하지 않고 대표전화로 예약하실 수 있으며, 선택 항목은 비워 두셔도 됩니다.",
  },
  /** News needs both: the use of the data for it, and advertising by text. */
  marketing: {
    use: { label: "분양 소식에 개인정보를 이용하는 데 동의합니다", note: "선택" },
    label: "분양 소식을 문자로 받겠습니다",
    note: "선택, 광고성 정보 수신 동의",
    items: [
      { label: "목적", text: "잔여 세대와 분양 조건, 행사를 알리는 문자메시지(광고)" },
      { label: "항목", text: labelsOf(({ required }) => required).join(", ") },
      { label: "기간", text: "철회하실 때까지, 길어도 등록일부터 1년" },
      {
        label: "거부권",
        text: `둘 다 동의하실 때만 보내며, 동의하지 않으셔도 접수됩니다. 철회는 문자의 링크나 ${complex.phone}`,
      },
    ] satisfies NoticeItem[],
  },
  policyLabel: "개인정보처리방침",
} as const;

/** @returns the fields of a form, mandatory and optional apart */
function itemsOf(form: RegistrationForm): NoticeItem {
  const isAsked = ({ required, expectedBy }: FieldUse) => required || expectedBy === form;
  const optional = labelsOf((use) => use.forms.includes(form) && !isAsked(use));
  return {
    label: "항목",
    text: `필수 ${labelsOf(isAsked).join(", ")} / 선택 ${optional.join(", ")}`,
  };
}

/** @returns the points of a form's notice, with its legal basis, and the right to refuse */
export function noticeItems(form: RegistrationForm, required = agreement.required): readonly NoticeItem[] {
  const [controller, purpose, ...others] = consent.items;
  const basis = required ? [agreement.refusal] : [consent.basis, consent.refusal];
  return [controller, purpose, itemsOf(form), ...others, ...basis];
}

const listed = (items: readonly NoticeItem[]) => items.map(({ label, text }) => `${label}: ${text}`);

/** @returns the text to be hashed as the consent text of a form */
export const consentCopy = (form: RegistrationForm, required = agreement.required): string =>
  [
    consent.title,
    ...listed(noticeItems(form, required)),
    ...(required ? [`${agreement.label} (${agreement.note})`] : []),
    ...[consent.marketing.use, consent.marketing].map(({ label, note }) => `${label} (${note})`),
    ...listed(consent.marketing.items),
  ].join("\n");

export const consentTexts: Record<RegistrationForm, string> = {
  popup: consentCopy("popup"),
  home: consentCopy("home"),
  customer: consentCopy("customer"),
};
