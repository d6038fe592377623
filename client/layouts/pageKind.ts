import type { Page, PageKind, SectionId } from "../shared/page.ts";

const sectionKinds: Record<SectionId, PageKind> = {
  home: "story",
  brand: "story",
  promotion: "form",
  business: "document",
  sales: "document",
  press: "document",
  legal: "document",
  desk: "document",
  location: "open",
  complex: "open",
  units: "home",
  interior: "home",
};

/** Classes of their title bars' backgrounds, as in base.css. */
export const kindBackgrounds: Record<PageKind, string> = {
  story: "dark",
  film: "dark deepest",
  document: "band",
  open: "band",
  home: "panel",
  form: "",
};

export const pageKindOf = ({ kind, section }: Pick<Page, "kind" | "section">): PageKind =>
  kind ?? sectionKinds[section];
