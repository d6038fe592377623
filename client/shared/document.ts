import type { SaleData } from "./sale/sale.ts";
import type { SiteNotice } from "./siteNotice.ts";

/** An element of a document's head. */
export interface HeadTag {
  name: "title" | "meta" | "link" | "script";
  attributes: Record<string, string>;
  /** Text of a title or a structured-data script. */
  text?: string;
}

/** The hydration data in the page's JSON block. */
export interface HydrationData {
  /** The props that the page was rendered with. */
  props?: unknown;
  /** When to hydrate: at once, or when the visitor starts to interact. */
  hydrate: "now" | "live" | "intent";
  sale: SaleData;
  /** The office's notices, if there are any. */
  notices?: readonly SiteNotice[];
  /** URL of the KakaoTalk channel, if there is one. */
  channel?: string;
  /** whether the server responded with Not Found, even if the router knows the path. */
  missing?: boolean;
  /** The page's code, with integrity hashes. */
  chunks: { href: string; integrity: string }[];
}
