import { complex } from "../content/complex.ts";

/** Text of the visit reservation page. */
export const customer = {
  /** Before the last step, which is in sale/saleWords.ts. */
  steps: ["고객명과 연락처를 남겨 주세요.", "편한 시간을 고르시거나, 전문 상담사와 전화로 정하세요."],
  phoneLabel: "대표전화",
  hours: complex.consultationHours,
} as const;
