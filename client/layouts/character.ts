import type { SectionId } from "../contract/page.ts";

/**
 * What a page is read as. A document, a place and a home begin with what they are about, under a plain title bar; only
 * what is told by pictures has one in its title bar on every screen.
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

/** Classes of the grounds that their title bars stand on, as in base.css. */
export const grounds: Record<Character, string> = { story: "dark", document: "dawn", place: "dawn", home: "paper" };

export const characterOf = (section: SectionId): Character => characters[section];
