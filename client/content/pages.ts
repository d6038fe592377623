import type { Choices } from "./choices.ts";
import type { PictureName } from "./pictures.ts";
import { contactPages } from "./routes/contact.ts";
import { homePages } from "./routes/homes.ts";
import { placePages } from "./routes/place.ts";
import { projectPages } from "./routes/project.ts";
import { salesPages } from "./routes/sales.ts";

export type SectionId =
  | "home"
  | "brand"
  | "business"
  | "sales"
  | "location"
  | "complex"
  | "units"
  | "interior"
  | "promotion"
  | "press"
  | "legal"
  | "desk";

export interface Banner {
  title: string;
  /** Revealed under the title, a line each. */
  lines: readonly [string, string, string];
  picture: PictureName;
}

export interface Page {
  /** Canonical path. `:site` is the only parameter. */
  path: string;
  /** Other spellings that show the same page, beyond letter case. */
  also?: readonly string[];
  /** The screen's file under client/pages, without its extension. */
  file: string;
  section: SectionId;
  /** Name in menus, tabs, breadcrumbs and the document title. */
  name: string;
  /** Search result text, 70 to 110 characters; a test holds the length. */
  description: string;
  /** The title bar. Pages without one bring their own heading. */
  banner?: Banner;
  /** Under a heading that the page brings itself: three lines, as a title bar has them. */
  lines?: Banner["lines"];
  /**
   * When the browser's code takes the page over: "intent", the default, waits until the visitor begins to do something;
   * "now" doesn't wait, for pages that act by themselves and can't without it.
   */
  hydrate?: "now" | "intent";
  /** What its address may choose, for its controls to work before their code is there. */
  choices?: readonly Choices[];
  /** Kept out of search engines and the sitemap. */
  noindex?: boolean;
}

/** Every page of the site, in the order of the menu. */
export const pages: readonly Page[] = [...projectPages, ...salesPages, ...placePages, ...homePages, ...contactPages];

/** Shown for every address that no page has. */
export const notFound: Page = {
  path: "*",
  file: "System/NotFound",
  section: "home",
  name: "Not Found",
  description: "찾으시는 페이지가 없습니다.",
  noindex: true,
};

/** Shown for an error, in place of the page that failed. */
export const failed: Page = { ...notFound, path: "/error", file: "System/Failed", name: "오류" };

/** Answers a form that was posted without JavaScript. */
export const registrationResult: Page = {
  ...notFound,
  path: "/registrations",
  file: "Press/RegistrationResult",
  section: "promotion",
  name: "등록 결과",
};

/** A visitor's own page, which the link in the confirmation opens. Its address is a secret, so the page has a plain one. */
export const registrationLink: Page = {
  ...notFound,
  path: "/registrations/:token",
  file: "Registration/RegistrationLink",
  section: "promotion",
  name: "예약과 동의 확인",
  description: "등록하신 내용과 방문 예약, 동의하신 내용을 확인하고 바꾸는 고객님만의 페이지입니다.",
};

/** @throws if no page has that canonical path: a menu that names one is wrong. */
export function pageAt(path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page has the path ${path}`);
  return page;
}
