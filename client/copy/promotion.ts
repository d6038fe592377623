import { complex } from "../content/complex.ts";

/** Text of the interest registration page. */
export const promotionPage = {
  heading: "관심고객으로\n등록해 주세요",
  lead: "고객명과 연락처만 남기시면 됩니다.",
  asked: (home: string) => `고르신 집 ${home}`,
  stepsHeading: "등록 후 안내",
  /** The text after it depends on the stage: see sale/saleCopy.ts. */
  text: "문자 안내",
  call: { title: "전화로 상담", text: "전문 상담사가 연락드려 궁금하신 점을 안내합니다." },
  visit: { title: "모델하우스 방문", text: "예약하신 시간에 오시면 기다리지 않고 관람하실 수 있습니다." },
  phoneLabel: complex.consultationHours,
} as const;
