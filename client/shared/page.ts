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

/** Links refer to pages by id, because their paths differ between complexes. */
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
  /** Revealed under the title, one after the other. */
  lines: readonly [string, string, string];
  picture: PictureName;
}

/** A page's name, description and title bar. */
export interface PageText {
  /** Name in menus, tabs, breadcrumbs and the document title. */
  name: string;
  /** Description for search results, 70 to 110 characters; a test checks the length. */
  description: string;
  /** The title bar's heading, if it differs from the name. */
  title: string;
  lines: Banner["lines"];
  /** Behind the title bar. */
  picture: PictureName;
}

export interface Page {
  /** For links; pages that nothing links to have none. */
  id?: PageId;
  /** Canonical path. `:site` is the only parameter. */
  path: string;
  /** Alternative paths for the same page, beyond letter case. */
  also?: readonly string[];
  /** The screen's file under client, without its extension. */
  file: string;
  section: SectionId;
  name: PageText["name"];
  description: PageText["description"];
  /** The title bar. Pages without one have their own heading. */
  banner?: Banner;
  /** Three lines under the page's own heading, as in a title bar. */
  lines?: Banner["lines"];
  /**
   * When to hydrate: "intent", the default, waits until the visitor starts to interact; "now" is for pages that act by
   * themselves.
   */
  hydrate?: "now" | "intent";
  /** URL parameters that let its controls work before hydration. */
  choices?: readonly Choices[];
  /** Whether its controller provides props. */
  hasProps?: true;
  /** Excluded from search engines and the sitemap. */
  noindex?: boolean;
}
