import { complex } from "./complex.ts";
import type { SectionId } from "./page.ts";
import { pageAt, pages } from "./pages.ts";
import { interiorMenuSegments, interiorSegments, unitTypes, viewerTypes } from "./unitTypes.ts";

export interface MenuLink {
  label: string;
  path: string;
}

export interface MenuItem {
  section: SectionId;
  label: string;
  /** The first submenu page. */
  path: string;
  submenus: readonly MenuLink[];
}

const link = (path: string): MenuLink => ({ label: pageAt(path).name, path });
const item = (section: SectionId, label: string, ...paths: string[]): MenuItem => {
  const submenus = paths.map(link);
  return { section, label, path: submenus[0]?.path ?? "/", submenus };
};

const eModelHouse = "/FloorPlan/Emodel";
const compared = "/FloorPlan/compare";
const salesMore = ["/SalesInfo/price", "/SalesInfo/options", "/SalesInfo/faq"];

/** The main menu, in order. */
export const menu: readonly MenuItem[] = [
  { section: "home", label: "홈", path: "/", submenus: [] },
  item("brand", "브랜드 소개", "/Brand/intro", "/Brand/video"),
  item("business", "사업안내", "/BusinessGuide/intro", "/BusinessGuide/plan"),
  item(
    "sales",
    "분양안내",
    "/SalesInfo/SubscriptionGuide",
    "/SalesInfo/announcement",
    "/SalesInfo/stampTax",
    ...salesMore,
  ),
  item("location", "입지환경", "/LocationEnvironment/intro", "/LocationEnvironment/primium"),
  item(
    "complex",
    "단지안내",
    "/ComplexGuide/intro",
    "/ComplexGuide/detailintro",
    "/ComplexGuide/community",
    "/ComplexGuide/model",
  ),
  item("units", "세대안내", ...viewerTypes.map((unit) => `/FloorPlan/${unit.segment}`), eModelHouse, compared),
  item("interior", "인테리어", ...interiorMenuSegments.map((segment) => `/Interior/${segment}`)),
  item("promotion", "홍보센터", "/Promotion/Customer", "/Promotion/visit"),
];

/** Pages that stand in a section's sub-navigation though the main menu leaves them out. */
const subNavigations: Partial<Record<SectionId, readonly MenuLink[]>> = {
  business: pages.filter((page) => page.section === "business").map((page) => link(page.path)),
  sales: pages.filter((page) => page.section === "sales").map((page) => link(page.path)),
  units: [...unitTypes.map((unit) => link(`/FloorPlan/${unit.segment}`)), link(eModelHouse), link(compared)],
  interior: interiorSegments.map((segment) => link(`/Interior/${segment}`)),
};

/** The links under the title bar of a page; the guide videos have their own neighbours. */
export function subNavigation(
  section: SectionId,
  path: string,
  site: string = complex.defaultSite,
): readonly MenuLink[] {
  if (path === "/FloorPlan/videos")
    return [path, "/LocationEnvironment/intro", "/LocationEnvironment/primium"].map(link);
  if (section === "press")
    return [
      { label: "언론보도", path: `/${site}/press` },
      { label: "방문예약", path: `/${site}/customer` },
    ];
  return subNavigations[section] ?? menu.find((entry) => entry.section === section)?.submenus ?? [];
}

/** @returns the top-level label of a section, for breadcrumbs. */
export function sectionLabel(section: SectionId): string {
  return menu.find((entry) => entry.section === section)?.label ?? complex.name;
}
