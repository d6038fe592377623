import { pageText } from "../content/pages.ts";
import type { Page, PageRow, PageText } from "../shared/page.ts";
import { brandPages } from "./Brand/pages.ts";
import { businessPages } from "./BusinessGuide/pages.ts";
import { complexPages } from "./ComplexGuide/pages.ts";
import { modelPages } from "./ComplexModel/pages.ts";
import { unitsPages } from "./FloorPlan/pages.ts";
import { homePages } from "./Home/pages.ts";
import { homesPages } from "./Homes/pages.ts";
import { interiorPages } from "./Interior/pages.ts";
import { legalPages } from "./Legal/pages.ts";
import { locationPages } from "./LocationEnvironment/pages.ts";
import { pressPages } from "./Press/pages.ts";
import { promotionPages } from "./Promotion/pages.ts";
import { reservationPages } from "./Reservation/pages.ts";
import { salesPages } from "./SalesInfo/pages.ts";

/** What every site of this kind can have. */
const rows = [
  ...homePages,
  ...brandPages,
  ...businessPages,
  ...salesPages,
  ...homesPages,
  ...locationPages,
  ...complexPages,
  ...modelPages,
  ...unitsPages,
  ...interiorPages,
  ...promotionPages,
  ...pressPages,
  ...reservationPages,
  ...legalPages,
] as const;

declare module "../shared/page.ts" {
  interface PagePaths {
    path: (typeof rows)[number]["path"];
  }
}

/** @returns the page; empty if the complex has neither its text nor its title bar's picture */
function pagesOf({ ownHeading, name, description, title, lines, picture, ...row }: PageRow): Page[] {
  const own: Partial<PageText> = { name, description, title, lines, picture };
  const text = { ...own, ...pageText[row.path as keyof typeof pageText] };
  if (!text.name || !text.description) return [];
  const page = { ...row, name: text.name, description: text.description };
  if (ownHeading) return [{ ...page, ...(text.lines && { lines: text.lines }) }];
  return text.lines && text.picture
    ? [{ ...page, banner: { title: text.title ?? text.name, lines: text.lines, picture: text.picture } }]
    : [];
}

/** Every page of the site, in the order of the menu. */
export const pages: readonly Page[] = rows.flatMap(pagesOf);
