import { complex } from "../content/complex.ts";
import { joined } from "../shared/format/joined.ts";
import { labelsOf, type RegistrationForm } from "../shared/registrationFields.ts";
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
  version: "2026-11-22",
  /** Days for which a registration is kept; the operator's setting can't exceed it. */
  retentionDays: 365,
  title: "개인정보 수집·이용 안내",
  items: [
    { label: "목적", text: "방문예약 접수와 확인, 분양 상담, 모델하우스 안내 문자" },
    { label: "자동 수집", text: "홈페이지 유입 경로(광고 효과 확인)" },
    { label: "보유기간", text: "등록일부터 1년. 삭제를 요청하시면 바로 파기" },
  ] as const satisfies NoticeItem[],
  /** Without a consent checkbox: the legal basis, and the visitor's rights. */
  basis: {
    label: "근거",
    text: "요청하신 예약과 상담을 위한 처리로 별도 동의를 받지 않습니다(개인정보 보호법 제15조 제1항 제4호).",
  },
  marketing: {
    label: "분양 소식을 문자로 받겠습니다",
    note: "선택, 광고성 정보 수신 동의",
    items: [
      { label: "목적", text: "잔여 세대와 분양 조건, 행사 안내(광고)" },
      { label: "항목", text: labelsOf(({ required }) => required).join(", ") },
      { label: "기간", text: "철회하실 때까지, 길어도 등록일부터 1년" },
      { label: "방법", text: "문자메시지" },
      { label: "거부권", text: `동의하지 않으셔도 예약됩니다. 철회는 안내 문자의 링크나 ${complex.phone}` },
    ] satisfies NoticeItem[],
  },
  policyLabel: "개인정보처리방침",
} as const;

/** @returns the fields of a form, mandatory and optional */
function itemsOf(form: RegistrationForm): NoticeItem {
  const optional = labelsOf(({ required, forms }) => forms.includes(form) && !required);
  return {
    label: "항목",
    text: `${labelsOf(({ required }) => required).join(", ")}, ${joined(optional)}(적거나 고르신 경우)`,
  };
}

/** @returns the points of a form's notice, with its legal basis or the right to refuse consent */
export function noticeItems(form: RegistrationForm, required = agreement.required): readonly NoticeItem[] {
  const [purpose, ...others] = consent.items;
  return [purpose, itemsOf(form), ...others, required ? agreement.refusal : consent.basis];
}

const listed = (items: readonly NoticeItem[]) => items.map(({ label, text }) => `${label}: ${text}`);

/** @returns the text to be hashed as the consent text of a form */
export const consentCopy = (form: RegistrationForm, required = agreement.required): string =>
  [
    consent.title,
    ...listed(noticeItems(form, required)),
    ...(required ? [`${agreement.label} (${agreement.note})`] : []),
    `${consent.marketing.label} (${consent.marketing.note})`,
    ...listed(consent.marketing.items),
  ].join("\n");

export const consentTexts: Record<RegistrationForm, string> = {
  popup: consentCopy("popup"),
  home: consentCopy("home"),
  customer: consentCopy("customer"),
};
