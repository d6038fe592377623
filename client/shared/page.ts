import type { Choices } from "./choices.ts";
import type { PictureName } from "./contentNames.ts";

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

/** The addresses of the pages: pages/pages.ts adds them by declaration merging, so that links here are held to them. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface PagePaths {}

/** A page's canonical address, with `:site` and `:id` unreplaced. */
export type PagePath = PagePaths extends { path: infer Path extends string } ? Path : never;

/**
 * The kind of a page. Documents, open pages and homes begin with their subject under a plain title bar, and so do films,
 * which are shown in the dark, and forms, which are as white as paper; stories have a picture in the title bar on
 * every screen. A document is a column of text to read; an open page's tables and tools take the whole width.
 */
export type PageKind = "story" | "film" | "document" | "open" | "home" | "form";

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
  /** Canonical path. Parameters: `:site`, an article's `:id` and a `:home`. */
  path: string;
  /** Alternative paths for the same page, beyond letter case. */
  also?: readonly string[];
  /** The screen's file under client, without `.page.tsx`. */
  file: string;
  section: SectionId;
  /** If it differs from its section's. */
  kind?: PageKind;
  name: PageText["name"];
  description: PageText["description"];
  /** What a person would search for, in the document's title instead of the name. */
  searchTitle?: string;
  /** The title bar. Pages without one have their own heading. */
  banner?: Banner;
  /** Its title bar's text once the last home is sold, if that differs. */
  afterSale?: Pick<Banner, "title" | "lines">;
  /** Whether it begins with a title bar of its own, under the header. */
  ownBar?: true;
  /** Three lines under the page's own heading, as in a title bar. */
  lines?: Banner["lines"];
  /**
   * When to hydrate: "intent", the default, waits until the visitor starts to interact; "live" waits no longer than until
   * what the page shows may have changed; "now" is for pages that act by
   * themselves.
   */
  hydrate?: "now" | "live" | "intent";
  /** URL parameters that let its controls work before hydration. */
  choices?: readonly Choices[];
  /** Whether messengers show the picture of its title bar, instead of its section's. */
  ownPreview?: true;
  /** Whether its controller provides props. */
  hasProps?: true;
  /** Whether it shows homes, or anything that follows from the ledger of homes beyond that all are sold. */
  showsHomes?: true;
  /** A screen of its own, without header and footer. */
  bare?: true;
  /** Excluded from search engines and the sitemap. */
  noindex?: boolean;
}

/** A page as its menu's folder lists it. Its text may be the complex's own: see content/pages.ts. */
export interface PageRow extends Omit<Page, "name" | "description" | "banner">, Partial<PageText> {
  lines?: PageText["lines"];
  /** Has no title bar. */
  ownHeading?: true;
}
