import type { Page } from "../../shared/page.ts";

/** Shown for every address that no page has. */
export const notFound: Page = {
  path: "*",
  file: "pages/System/NotFound",
  section: "home",
  name: "Not Found",
  description: "요청하신 화면을 보여 드리지 못했습니다. 주소를 확인하시거나 대표전화로 문의해 주세요.",
  noindex: true,
};

/** Shown for an error, in place of the page that failed. */
export const failed: Page = { ...notFound, path: "/error", file: "pages/System/Failed", name: "오류" };
