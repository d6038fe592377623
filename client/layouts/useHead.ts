import { useEffect } from "react";
import { useSale } from "../components/useSale.tsx";
import { useSiteMap } from "../components/useSiteMap.ts";
import type { HeadTag } from "../shared/document.ts";
import type { Page } from "../shared/page.ts";
import { headFor } from "./head.ts";

const managed =
  'title, meta[name="description"], meta[name="robots"], link[rel="canonical"], meta[property^="og:"], meta[property^="article:"], meta[name="twitter:card"], link[type="application/rss+xml"], head > script[type="application/ld+json"]';

function element({ name, attributes, text }: HeadTag): HTMLElement {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
  if (text) created.textContent = text;
  return created;
}

/** Whether the head is still the one that the server rendered. */
let writtenByServer = true;

/** Updates the head on navigation. */
export function useHead(page: Page, site: string, props: unknown): void {
  const sale = useSale();
  const siteMap = useSiteMap();
  useEffect(() => {
    if (writtenByServer) {
      writtenByServer = false;
      return;
    }
    const { origin = location.origin } = document.documentElement.dataset;
    const tags = headFor({ siteMap, page, site, props, origin, sale });
    for (const old of document.head.querySelectorAll(managed)) old.remove();
    document.head.prepend(...tags.map(element));
  }, [siteMap, page, site, props, sale]);
}
