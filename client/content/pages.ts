import type { Page } from "../contract/page.ts";
import { contactPages } from "./routes/contact.ts";
import { homePages } from "./routes/homes.ts";
import { placePages } from "./routes/place.ts";
import { projectPages } from "./routes/project.ts";
import { salesPages } from "./routes/sales.ts";

/** Every page of the site, in the order of the menu. */
export const pages: readonly Page[] = [...projectPages, ...salesPages, ...placePages, ...homePages, ...contactPages];

/** Shown for every address that no page has. */
export const notFound: Page = {
  path: "*",
  file: "pages/System/NotFound",
  section: "home",
  name: "Not Found",
  description: "페이지를 찾을 수 없습니다. 주소가 바뀌었거나 삭제된 페이지입니다.",
  noindex: true,
};

/** Shown for an error, in place of the page that failed. */
export const failed: Page = { ...notFound, path: "/error", file: "pages/System/Failed", name: "오류" };

/** Answers a form that was posted without JavaScript. */
export const registrationResult: Page = {
  ...notFound,
  path: "/registrations",
  file: "pages/Reservation/RegistrationResult",
  section: "promotion",
  name: "등록 결과",
};

/** A visitor's own page, which the link in the confirmation opens. Its address is a secret, so the page has a plain one. */
export const registrationLink: Page = {
  ...notFound,
  path: "/registrations/:token",
  file: "pages/Reservation/RegistrationLink",
  section: "promotion",
  name: "예약 확인",
  description: "등록하신 내용과 방문예약, 분양 소식 문자 수신 여부를 확인하고 바꾸는 고객님만의 페이지입니다.",
};
