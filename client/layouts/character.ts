import type { Page, PageId, SectionId } from "../contract/page.ts";

/**
 * The kind of a page. Documents, places and homes begin with their subject under a plain title bar; stories have a
 * picture in the title bar on every screen.
 */
export type Character = "story" | "document" | "place" | "home";

const characters: Record<SectionId, Character> = {
  home: "story",
  brand: "story",
  promotion: "story",
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

/** Pages with another character than their section: directions are a map. */
const own: Partial<Record<PageId, Character>> = { directions: "place" };

/** Classes of their title bars' backgrounds, as in base.css. */
export const grounds: Record<Character, string> = { story: "dark", document: "dawn", place: "dawn", home: "paper" };

export const characterOf = ({ id, section }: Pick<Page, "id" | "section">): Character =>
  (id && own[id]) ?? characters[section];
