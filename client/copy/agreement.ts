/**
 * Whether forms require consent, with a checkbox. The forms collect name and number to answer an inquiry (개인정보 보호법 제15조
 * 제1항 제4호), which needs none: then a notice is shown, and no consent is recorded.
 */
export const agreement = {
  required: false as boolean,
  refusal: { label: "거부권", text: "동의하지 않으실 수 있으며, 이 경우 예약 접수가 어렵습니다." },
  label: "개인정보 수집·이용에 동의합니다",
  note: "필수",
};
