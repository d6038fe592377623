import { labelsOf } from "../contract/registrationFields.ts";
import { joined } from "./joined.ts";

/**
 * The privacy notice beside every form. A registration stores the version and a hash of these words, so
 * a change of wording must change the version. A template for the operator's counsel to confirm.
 */
export const consent = {
  version: "2025-11-10",
  /** Days that a registration is kept: the operator's setting can be shorter, never longer than what was promised. */
  retentionDays: 365,
  title: "개인정보 수집·이용 안내",
  items: [
    { label: "목적", text: "방문예약과 분양 상담, 모델하우스 안내 문자 발송" },
    {
      label: "항목",
      text: `${labelsOf(({ required }) => required).join(", ")}, ${joined(labelsOf(({ required, asked }) => asked && !required))}(적으신 경우), 홈페이지에 오신 경로`,
    },
    { label: "보유기간", text: "등록하신 날부터 1년, 이후 지체 없이 파기. 동의를 거두시면 바로 파기" },
    { label: "거부권", text: "동의하지 않으실 수 있으며, 이 경우 예약 접수가 어렵습니다." },
  ],
  marketing: { label: "분양 소식을 문자로 받겠습니다", note: "선택, 광고성 정보 수신" },
  policyLabel: "개인정보처리방침",
  template: "이 안내문은 표준 예시이며, 운영 전 법률 검토를 거쳐야 합니다.",
} as const;

/** What is hashed as "the text that was shown". */
export const consentText = [
  consent.title,
  ...consent.items.map(({ label, text }) => `${label}: ${text}`),
  `${consent.marketing.label} (${consent.marketing.note})`,
].join("\n");
