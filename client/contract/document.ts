/** An element of a document's head. */
export interface HeadTag {
  name: "title" | "meta" | "link" | "script";
  attributes: Record<string, string>;
  /** Content of a title or a structured-data script. */
  text?: string;
}

/** What the server leaves for the browser's code, in the page's own JSON block. */
export interface HydrationData {
  /** What the page was rendered with. */
  props?: unknown;
  /** When React takes over: at once, or when the visitor begins to do something. */
  hydrate: "now" | "intent";
  /** ISO; as of when the page speaks of the sale. */
  moment: string;
  /** The server found nothing at the address, whatever the router's table knows there. */
  missing?: boolean;
  /** The page's code, with the hashes that it must have. */
  chunks: { href: string; integrity: string }[];
}
