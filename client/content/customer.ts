import { complex } from "./complex.ts";

/** Words of the visit reservation page. */
export const customer = {
  blurb:
    "모델하우스 방문을 예약하시면 전문 상담사가 연락드려 편하신 시간을 잡아 드립니다. 평면과 청약 자격, 남은 세대까지 한자리에서 안내해 드립니다.",
  steps: [
    "성함과 연락처를 남겨 주세요.",
    "편한 시간을 고르시거나, 전문 상담사와 전화로 정하세요.",
    "모델하우스 주소와 잔여 세대 안내를 문자로 보내 드립니다.",
  ],
  phoneLabel: "대표전화",
  hours: complex.consultationHours,
} as const;
