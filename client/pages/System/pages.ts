import type { Page } from "../../shared/page.ts";

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
