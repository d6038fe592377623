import type { SiteMap } from "../complex/siteMap.ts";
import type { PressDetailProps, PressListProps } from "../shared/article.ts";
import { isHomeProps } from "../shared/homeProps.ts";
import type { Page } from "../shared/page.ts";
import type { Sale } from "../shared/sale/sale.ts";

/** What a head describes. */
export interface HeadSubject {
  siteMap: SiteMap;
  page: Page;
  site: string;
  /** Props of the page's URL, if any. */
  props?: unknown;
  /** Origin of canonical URLs. */
  origin: string;
  sale: Sale;
}

export const isDetail = (props: unknown): props is PressDetailProps =>
  typeof props === "object" && props !== null && "article" in props;
export const isList = (props: unknown): props is PressListProps =>
  typeof props === "object" && props !== null && "articles" in props;

/** The canonical path of a page, percent-encoded. */
export function canonicalPath({ page, site, props }: Pick<HeadSubject, "page" | "site" | "props">): string {
  return page.path
    .replace(":site", () => encodeURIComponent(site))
    .replace(":id", () => (isDetail(props) ? props.article.id : ""))
    .replace(":home", () => (isHomeProps(props) ? props.home : ""));
}
