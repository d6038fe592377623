import { complex } from "../../content/complex.ts";
import { scenes } from "../../content/scenes.ts";
import { reservation } from "../../copy/reservation.ts";
import type { Page, PageRow } from "../../shared/page.ts";

const { name } = complex;

export const reservationPages = [
  {
    path: "/:site/customer",
    file: "pages/Reservation/Reservation",
    section: "press",
    kind: "form",
    showsHomes: true,
    hasProps: true,
    name: "방문예약",
    description: `${name} 모델하우스 방문예약입니다. 고객명과 연락처를 남겨 주시면 상담사가 전화드려 방문 시간을 정하고 평면과 분양가, 계약 절차를 안내해 드립니다. ${complex.consultationHours} ${complex.phone}.`,
    lines: ["방문하실 시간을 고르시고", "연락처와 궁금하신 점을 남겨 주세요.", "상담사가 전화로 확인해 드립니다."],
    picture: scenes.community.picture,
    afterSale: reservation.over,
  },
] as const satisfies readonly PageRow[];

/** Shown for a form that was posted without JavaScript. */
export const registrationResult: Page = {
  path: "/registrations",
  file: "pages/Reservation/RegistrationResult",
  section: "promotion",
  name: "등록 결과",
  description: "등록하신 내용의 접수 결과입니다.",
  hasProps: true,
  noindex: true,
};

/** A visitor's own page, which the link in the confirmation opens. Its address is a secret, so the page has a plain one. */
export const registrationLink: Page = {
  path: "/registrations/:token",
  file: "pages/Reservation/RegistrationLink",
  section: "promotion",
  name: "예약 확인",
  description: "등록하신 내용과 방문예약, 분양 소식 문자 수신 여부를 확인하고 바꾸는 고객님만의 페이지입니다.",
  hasProps: true,
  noindex: true,
};
