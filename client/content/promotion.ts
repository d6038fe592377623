import { complex } from "./complex.ts";

/** Words of the interest registration page. */
export const promotionPage = {
  heading: "관심고객으로\n등록해 주세요",
  lead: "성함과 연락처만 남기시면 됩니다. 분양 소식과 평면, 청약 자격을 전문 상담사가 안내해 드립니다.",
  stepsHeading: "등록하신 뒤에는",
  steps: [
    { title: "문자로 안내", text: "모델하우스 주소와 잔여 세대 안내를 문자로 보내 드립니다." },
    { title: "전화로 상담", text: "전문 상담사가 연락드려 궁금하신 점과 방문 시간을 함께 정합니다." },
    { title: "모델하우스 방문", text: "예약하신 시간에 오시면 기다리지 않고 둘러보실 수 있습니다." },
  ],
  phoneLabel: complex.consultationHours,
} as const;
