import { complex } from "./content/complex.ts";
import { sectionLabel } from "./content/menu.ts";
import type { Page } from "./content/pages.ts";
import { pressPath } from "./content/pressPath.ts";
import type { PressDetailProps, PressListProps } from "./pages/Press/article.ts";

export interface HeadTag {
  name: "title" | "meta" | "link" | "script";
  attributes: Record<string, string>;
  /** Content of a title or a structured-data script. */
  text?: string;
}

interface Subject {
  page: Page;
  site: string;
  /** Props of the page's URL, where it has any. */
  props?: unknown;
  /** Scheme and host that canonical addresses start with. */
  origin: string;
}

const isDetail = (props: unknown): props is PressDetailProps =>
  typeof props === "object" && props !== null && "article" in props;
const isList = (props: unknown): props is PressListProps =>
  typeof props === "object" && props !== null && "articles" in props;

function documentTitle({ page, site, props }: Subject): string {
  if (page.path === "/") return `${complex.name} | ${complex.tagline}`;
  if (isDetail(props)) return `${props.article.title} | ${complex.name}`;
  if (page.section === "press" && site !== complex.defaultSite) return `${page.name} ${site} | ${complex.name}`;
  const heading = page.banner?.title;
  return `${heading && heading !== page.name ? `${page.name} ${heading}` : page.name} | ${complex.name}`;
}

/** The canonical path of a page, percent-encoded. */
export function canonicalPath({ page, site, props }: Pick<Subject, "page" | "site" | "props">): string {
  return page.path
    .replace(":site", () => encodeURIComponent(site))
    .replace(":id", () => (isDetail(props) ? props.article.id : ""));
}

function structuredData(subject: Subject, url: string, image: string, title: string, description: string): object[] {
  const { page, props, origin } = subject;
  const picture = { "@type": "ImageObject", contentUrl: image, width: 1200, height: 630 };
  const crumbs = [
    { name: "홈", item: `${origin}/` },
    ...(page.path === "/" ||
    page.section === "press" ||
    page.path === "/FloorPlan/Emodel" ||
    page.section === "legal" ||
    sectionLabel(page.section) === page.name
      ? []
      : [{ name: sectionLabel(page.section), item: url }]),
    ...(page.path === "/" ? [] : [{ name: isDetail(props) ? props.article.title : page.name, item: url }]),
  ];
  const data: object[] = [
    {
      "@context": "https://schema.org",
      "@type": "WebPage",
      name: title,
      url,
      description,
      inLanguage: "ko",
      primaryImageOfPage: picture,
      breadcrumb: {
        "@type": "BreadcrumbList",
        itemListElement: crumbs.map((crumb, index) => ({ "@type": "ListItem", position: index + 1, ...crumb })),
      },
    },
  ];
  if (page.path === "/") {
    data.push({
      "@context": "https://schema.org",
      "@type": "ApartmentComplex",
      name: complex.name,
      alternateName: complex.latinName,
      description: complex.summary,
      url,
      image,
      telephone: complex.phone,
      numberOfAccommodationUnits: complex.households,
      address: {
        "@type": "PostalAddress",
        addressCountry: "KR",
        addressLocality: `${complex.city} ${complex.district}`,
        streetAddress: complex.street,
      },
    });
  }
  if (isDetail(props)) {
    data.push({
      "@context": "https://schema.org",
      "@type": "NewsArticle",
      headline: props.article.title,
      description: props.article.summary,
      datePublished: props.article.publishedAt,
      mainEntityOfPage: url,
      image: [image],
      author: { "@type": "Organization", name: complex.builder },
      publisher: { "@type": "Organization", name: complex.name },
    });
  }
  return data;
}

/** Everything in a page's head that speaks of its content: the same on the server and after navigation. */
export function headFor(subject: Subject): HeadTag[] {
  const { page, props, origin } = subject;
  const title = documentTitle(subject);
  const description = isDetail(props) ? props.article.summary : page.description;
  const url = origin + canonicalPath(subject);
  const image = `${origin}/social/${page.section === "legal" ? "home" : page.section}.jpg`;
  // Any word is a site: those that nobody publishes on are not for search engines.
  const nobodys = isList(props)
    ? props.articles.length === 0
    : page.path === "/:site/customer" && subject.site !== complex.defaultSite;
  const unlisted = page.noindex || nobodys;
  const meta = (key: "name" | "property", name: string, content: string): HeadTag => ({
    name: "meta",
    attributes: { [key]: name, content },
  });
  return [
    { name: "title", attributes: {}, text: title },
    meta("name", "description", description),
    ...(unlisted
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
    meta("name", "twitter:card", "summary_large_image"),
    ...(page.section === "press"
      ? [
          {
            name: "link",
            attributes: {
              rel: "alternate",
              type: "application/rss+xml",
              title: `${complex.name} 언론보도`,
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
