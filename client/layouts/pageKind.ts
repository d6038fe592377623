import type { Page, PageId, SectionId } from "../shared/page.ts";

/**
 * The kind of a page. Documents, places and homes begin with their subject under a plain title bar, and so do films,
 * which are shown in the dark, and forms, which are as white as paper; stories have a picture in the title bar on
 * every screen.
 */
export type PageKind = "story" | "film" | "document" | "place" | "home" | "form";

const sectionKinds: Record<SectionId, PageKind> = {
  home: "story",
  brand: "story",
  promotion: "form",
  business: "document",
  sales: "document",
  press: "document",
  legal: "document",
  desk: "document",
  location: "place",
  complex: "place",
  units: "home",
  interior: "home",
};

/** Pages of another kind than their section: directions are a map, and the overview begins with its plate. */
const pageKinds: Partial<Record<PageId, PageKind>> = {
  directions: "place",
  overview: "place",
  brandVideo: "film",
  videos: "film",
};

/** Classes of their title bars' backgrounds, as in base.css. */
export const kindBackgrounds: Record<PageKind, string> = {
  story: "dark",
  film: "dark deepest",
  document: "band",
  place: "band",
  home: "panel",
  form: "",
};

export const pageKindOf = ({ id, section }: Pick<Page, "id" | "section">): PageKind =>
  (id && pageKinds[id]) ?? sectionKinds[section];
