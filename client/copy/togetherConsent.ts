import { partyOf } from "../complex/sale/parties.ts";
import { complex } from "../content/complex.ts";
import type { NoticeItem } from "./consent.ts";

/**
 * Beside the box with which a buyer agrees that the homes looked at are kept with the request. A consent stores its
 * version and a hash of its text, so every change of the text needs a new version. A template: the operator's counsel has
 * to confirm it.
 */
export const togetherConsent = {
  version: "2026-11-25",
  label: "함께 본 세대를 상담 내용에 남기는 데 동의합니다",
  note: "선택",
  items: [
    { label: "처리자", text: `${partyOf("seller").name}, ${partyOf("agent").name}` },
    { label: "목적", text: "다음 상담에서 보신 세대를 이어서 안내" },
    { label: "항목", text: "함께 본 세대와 창밖을 본 시각" },
    { label: "보유기간", text: `상담 내용과 함께. 삭제는 상담사나 ${complex.phone}에 말씀하시면 바로` },
    { label: "거부권", text: "동의하지 않으셔도 함께 보실 수 있으며, 보신 세대를 남기지 않습니다." },
  ] satisfies NoticeItem[],
} as const;

/** The text to be hashed. */
export const togetherConsentText = [
  `${togetherConsent.label} (${togetherConsent.note})`,
  ...togetherConsent.items.map(({ label, text }) => `${label}: ${text}`),
].join("\n");
