import { homePreviewFile } from "../complex/homes/homePath.ts";
import { complex } from "../content/complex.ts";
import { pageText } from "../content/pages.ts";
import { homeHead } from "../copy/homeHead.ts";
import { pagePreviewFile, previewFile } from "../shared/articleBody.ts";
import type { HeadTag } from "../shared/document.ts";
import { isHomeProps } from "../shared/homeProps.ts";
import { pressPath } from "../shared/pressPath.ts";
import { canonicalPath, type HeadSubject, isDetail, isList } from "./headSubject.ts";
import { structuredData } from "./structuredData.ts";

function documentTitle({ page, site, props, sale }: HeadSubject): string {
  if (page.path === "/") return `${complex.name} | ${complex.tagline}`;
  if (isDetail(props)) return `${props.article.title} | ${complex.name}`;
  if (isHomeProps(props)) return `${homeHead(props.home, sale).title} | ${complex.name}`;
  if (isList(props) && site !== complex.defaultSite) return `${page.name} ${site} | ${complex.name}`;
  if (page.searchTitle) return `${page.searchTitle} | ${complex.city} 아파트 ${complex.name}`;
  const heading = page.banner?.title;
  return `${heading && heading !== page.name ? `${page.name} ${heading}` : page.name} | ${complex.name}`;
}

/**
 * Any name is a site's: where we have nothing of that name, search engines are told to pass by, and a stranger's words from a
 * link aren't shown as ours.
 */
const isUnknownBoard = ({ page, site, props }: HeadSubject) =>
  isList(props) ? props.articles.length === 0 : page.path === "/:site/customer" && site !== complex.defaultSite;

/** All tags in a page's head that describe its content: the same on the server and after navigation. */
export function headFor(asked: HeadSubject): HeadTag[] {
  const isUnlisted = asked.page.noindex || isUnknownBoard(asked);
  const subject = isUnknownBoard(asked) ? { ...asked, site: complex.defaultSite } : asked;
  const { page, props, origin, sale } = subject;
  if (page.section === "desk") {
    return [
      { name: "title", attributes: {}, text: `${page.name} | ${complex.name} 데스크` },
      { name: "meta", attributes: { name: "robots", content: "noindex" } },
    ];
  }
  const title = documentTitle(subject);
  const home = isHomeProps(props) ? homeHead(props.home, sale) : undefined;
  const description = isDetail(props) ? props.article.summary : (home?.description ?? page.description);
  const url = origin + canonicalPath(subject);
  const picture = isDetail(props) ? props.article.picture : undefined;
  const image =
    origin +
    (picture
      ? previewFile(picture.hash)
      : isHomeProps(props) && pageText["/ComplexGuide/model"]
        ? homePreviewFile(props.home)
        : page.ownPreview && page.banner
          ? pagePreviewFile(page.banner.picture)
          : `/social/${page.section === "legal" ? "home" : page.section}.jpg`);
  const meta = (key: "name" | "property", name: string, content: string): HeadTag => ({
    name: "meta",
    attributes: { [key]: name, content },
  });
  return [
    { name: "title", attributes: {}, text: title },
    meta("name", "description", description),
    ...(isUnlisted
      ? [meta("name", "robots", "noindex")]
      : [{ name: "link", attributes: { rel: "canonical", href: url } } as const]),
    meta("property", "og:type", isDetail(props) ? "article" : "website"),
    meta("property", "og:site_name", complex.name),
    meta("property", "og:locale", "ko_KR"),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", url),
    meta("property", "og:image", image),
    meta("property", "og:image:width", "1200"),
    meta("property", "og:image:height", "630"),
    meta("property", "og:image:alt", picture?.alt ?? title),
    ...(isDetail(props) ? [meta("property", "article:published_time", props.article.publishedAt)] : []),
    meta("name", "twitter:card", "summary_large_image"),
    ...(page.section === "press"
      ? [
          {
            name: "link",
            attributes: {
              rel: "alternate",
              type: "application/rss+xml",
              title: `${complex.name} 소식`,
              href: `${origin}${pressPath(subject.site)}/feed.xml`,
            },
          } as const,
        ]
      : []),
    ...structuredData(subject, url, image, title, description).map(
      (data): HeadTag => ({ name: "script", attributes: { type: "application/ld+json" }, text: JSON.stringify(data) }),
    ),
  ];
}
