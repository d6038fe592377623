import { pageText } from "../content/pages.ts";
import { interiorSegments, tourLabels, unitTypes, viewerTypes } from "../content/unitTypes.ts";
import { commonPageText } from "../copy/pages.ts";
import type { Page, PageId, PageText } from "../shared/page.ts";
import { homeKeys } from "./plans/homeKeys.ts";
import { unitBySegment } from "./units.ts";

type Row = Pick<Page, "path" | "also" | "file" | "section" | "choices" | "hasProps" | "hydrate"> & {
  id: PageId;
  /** Has no title bar. */
  ownHeading?: true;
};

const labels = unitTypes.map(({ label }) => label);
const viewed = viewerTypes.map(({ label }) => label);

/** What every site of this kind can have, in the order of the menu. */
const rows: readonly Row[] = [
  {
    id: "home",
    path: "/",
    file: "pages/Home/Home",
    section: "home",
    ownHeading: true,
    // The unit viewers of the wide and the narrow layout, the narrow one's tours, and its premium slides.
    choices: [
      { name: "unit", values: viewed },
      { name: "type", values: viewed },
      { name: "tour", values: tourLabels },
      { name: "slide", values: ["1", "2", "3", "4", "5", "6", "7"] },
    ],
  },
  { id: "brand", path: "/Brand/intro", file: "pages/Brand/BrandIntro", section: "brand" },
  { id: "brandVideo", path: "/Brand/video", file: "pages/Brand/BrandVideo", section: "brand" },
  { id: "overview", path: "/BusinessGuide/intro", file: "pages/BusinessGuide/Overview", section: "business" },
  { id: "schedule", path: "/BusinessGuide/plan", file: "pages/BusinessGuide/Schedule", section: "business" },
  { id: "documents", path: "/BusinessGuide/documents", file: "pages/BusinessGuide/Documents", section: "business" },
  {
    id: "subscription",
    path: "/SalesInfo/SubscriptionGuide",
    also: ["/SalesInfo/guide"],
    file: "pages/SalesInfo/SubscriptionGuide",
    section: "sales",
  },
  { id: "announcement", path: "/SalesInfo/announcement", file: "pages/SalesInfo/Announcement", section: "sales" },
  { id: "stampTax", path: "/SalesInfo/stampTax", file: "pages/SalesInfo/StampTax", section: "sales" },
  { id: "contract", path: "/SalesInfo/contract", file: "pages/SalesInfo/Contract", section: "sales" },
  { id: "price", path: "/SalesInfo/price", file: "pages/SalesInfo/Price", section: "sales" },
  { id: "options", path: "/SalesInfo/options", file: "pages/SalesInfo/Options", section: "sales" },
  { id: "questions", path: "/SalesInfo/faq", file: "pages/SalesInfo/Questions", section: "sales" },
  {
    id: "location",
    path: "/LocationEnvironment/intro",
    file: "pages/LocationEnvironment/Location",
    section: "location",
  },
  {
    id: "premium",
    path: "/LocationEnvironment/primium",
    file: "pages/LocationEnvironment/Premium",
    section: "location",
  },
  { id: "sitePlan", path: "/ComplexGuide/intro", file: "pages/ComplexGuide/SitePlan", section: "complex" },
  { id: "stackPlan", path: "/ComplexGuide/detailintro", file: "pages/ComplexGuide/StackPlan", section: "complex" },
  { id: "community", path: "/ComplexGuide/community", file: "pages/ComplexGuide/Community", section: "complex" },
  {
    id: "model",
    path: "/ComplexGuide/model",
    file: "pages/ComplexModel/ComplexModel",
    section: "complex",
    ownHeading: true,
    choices: [{ name: "home", values: homeKeys }],
  },
  ...unitTypes.map(
    ({ label, segment }): Row => ({
      id: `unit:${label}`,
      path: `/FloorPlan/${segment}`,
      file: "pages/FloorPlan/UnitPlan",
      section: "units",
    }),
  ),
  {
    id: "videos",
    path: "/FloorPlan/videos",
    file: "pages/FloorPlan/GuideVideos",
    section: "units",
    choices: [{ name: "video", values: ["1", "2", "3"] }],
  },
  {
    id: "tours",
    path: "/FloorPlan/Emodel",
    file: "pages/FloorPlan/Tours",
    section: "units",
    choices: [{ name: "tab", values: tourLabels }],
  },
  { id: "compare", path: "/FloorPlan/compare", file: "pages/FloorPlan/Compare", section: "units" },
  ...interiorSegments.map(
    (segment): Row => ({
      id: `interior:${unitBySegment(segment).label}`,
      path: `/Interior/${segment}`,
      file: "pages/Interior/Interior",
      section: "interior",
    }),
  ),
  {
    id: "interest",
    path: "/Promotion/Customer",
    file: "pages/Promotion/InterestCustomer",
    section: "promotion",
    choices: [
      { name: "home", values: homeKeys },
      { name: "type", values: labels },
    ],
  },
  {
    id: "directions",
    path: "/Promotion/visit",
    file: "pages/Promotion/VisitDirections",
    section: "promotion",
    hasProps: true,
  },
  {
    id: "pressList",
    path: "/:site/press",
    file: "pages/Press/PressList",
    section: "press",
    ownHeading: true,
    hasProps: true,
  },
  {
    id: "article",
    path: "/:site/press/:id",
    file: "pages/Press/PressDetail",
    section: "press",
    ownHeading: true,
    hasProps: true,
  },
  {
    id: "reservation",
    path: "/:site/customer",
    file: "pages/Reservation/Reservation",
    section: "press",
    ownHeading: true,
    hasProps: true,
  },
  {
    id: "privacy",
    path: "/privacy",
    file: "pages/Legal/Privacy",
    section: "legal",
    ownHeading: true,
    hasProps: true,
  },
  {
    id: "accessibility",
    path: "/accessibility",
    file: "pages/Legal/Accessibility",
    section: "legal",
    ownHeading: true,
  },
];

/** @returns the page; empty if the complex has neither its text nor its title bar's picture */
function pagesOf({ ownHeading, ...row }: Row): Page[] {
  const text: Partial<PageText> = { ...commonPageText[row.id], ...pageText[row.id] };
  const { name, description, title = name, lines, picture } = text;
  if (!name || !description) return [];
  if (ownHeading) return [{ ...row, name, description, ...(lines && { lines }) }];
  return title && lines && picture ? [{ ...row, name, description, banner: { title, lines, picture } }] : [];
}

/** Every page of the site, in the order of the menu. */
export const pages: readonly Page[] = rows.flatMap(pagesOf);

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
  hasProps: true,
};

/** A visitor's own page, which the link in the confirmation opens. Its address is a secret, so the page has a plain one. */
export const registrationLink: Page = {
  ...notFound,
  path: "/registrations/:token",
  file: "pages/Reservation/RegistrationLink",
  section: "promotion",
  name: "예약 확인",
  hasProps: true,
  description: "등록하신 내용과 방문예약, 분양 소식 문자 수신 여부를 확인하고 바꾸는 고객님만의 페이지입니다.",
};
