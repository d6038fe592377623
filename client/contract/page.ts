import type { PictureName } from "../content/generated/pictures.ts";
import type { Choices } from "./choices.ts";

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

/** What links name a page by: its address may be another one in another complex. */
export type PageId =
  | "home"
  | "brand"
  | "brandVideo"
  | "overview"
  | "schedule"
  | "documents"
  | "subscription"
  | "announcement"
  | "stampTax"
  | "contract"
  | "price"
  | "options"
  | "questions"
  | "location"
  | "premium"
  | "sitePlan"
  | "stackPlan"
  | "community"
  | "model"
  | "videos"
  | "tours"
  | "compare"
  | "interest"
  | "directions"
  | "pressList"
  | "article"
  | "reservation"
  | "privacy"
  | "accessibility"
  /** By the type's label. */
  | `unit:${string}`
  | `interior:${string}`;

export interface Banner {
  title: string;
  /** Revealed under the title, a line each. */
  lines: readonly [string, string, string];
  picture: PictureName;
}

/** What a page is called, and says of itself before its own words begin. */
export interface PageWords {
  /** Name in menus, tabs, breadcrumbs and the document title. */
  name: string;
  /** Search result text, 70 to 110 characters; a test holds the length. */
  description: string;
  /** In the title bar, where that isn't the name. */
  title: string;
  lines: Banner["lines"];
  /** Behind the title bar. */
  picture: PictureName;
}

export interface Page {
  /** Links lead to pages by it; pages that nothing links to have none. */
  id?: PageId;
  /** Canonical path. `:site` is the only parameter. */
  path: string;
  /** Other spellings that show the same page, beyond letter case. */
  also?: readonly string[];
  /** The screen's file under client, without its extension. */
  file: string;
  section: SectionId;
  name: PageWords["name"];
  description: PageWords["description"];
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
  /** Its controller has props to give. */
  hasProps?: true;
  /** Kept out of search engines and the sitemap. */
  noindex?: boolean;
}
