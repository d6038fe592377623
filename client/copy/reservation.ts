import { complex } from "../content/complex.ts";
import { messages } from "./messages.ts";

/** Text of the visit reservation page. */
export const reservation = {
  /** In the form's order, the first only while visits are booked; before the last, which is in sale/saleCopy.ts. */
  steps: ["편한 시간을 고르시거나, 전문 상담사와 전화로 정하세요.", "고객명과 연락처, 궁금하신 점을 남겨 주세요."],
  /** Its title bar, once the last home is sold. */
  over: {
    title: messages.consultation,
    lines: ["1차 일반분양을 모두 마쳤습니다.", "문의를 남겨 주시면", "상담사가 전화로 답변해 드립니다."],
  },
  phoneLabel: "대표전화",
  hours: complex.consultationHours,
} as const;
