import { countLeft } from "../complex/homes/ledgerHomes.ts";
import { pricesOffered } from "../complex/homes/offers.ts";
import { homeNameOf } from "../complex/plans/homeKeys.ts";
import { openingAt } from "../complex/sale/currentTerms.ts";
import { acceptsVisits, remainingUnitsOffered, saleStage } from "../complex/sale/saleStage.ts";
import { complex } from "../content/complex.ts";
import { modelHouse } from "../content/modelHouse.ts";
import { homesPath } from "../shared/homePaths.ts";
import { isHomeProps } from "../shared/homeProps.ts";
import { pressPath } from "../shared/pressPath.ts";
import type { Sale } from "../shared/sale/sale.ts";
import type { SaleStage } from "../shared/sale/schedule.ts";
import { seoulDay } from "../shared/seoulTime.ts";
import { canonicalPath, type HeadSubject, isDetail } from "./headSubject.ts";

interface Crumb {
  name: string;
  /** Percent-encoded path. */
  path: string;
}

/** Pages directly below home in the breadcrumb, though the menu has them deeper. */
const underHome = new Set(["/FloorPlan/Emodel"]);

/** The path from home to a page: its menu section, then the page; for an article, its list. */
function breadcrumb(subject: Pick<HeadSubject, "page" | "site" | "props" | "siteMap">): Crumb[] {
  const { page, site, props, siteMap } = subject;
  const home = { name: "홈", path: "/" };
  if (page.path === "/") return [home];
  const own = {
    name: isDetail(props) ? props.article.title : isHomeProps(props) ? homeNameOf(props.home) : page.name,
    path: canonicalPath(subject),
  };
  const parent = isDetail(props)
    ? { label: page.name, path: pressPath(site) }
    : isHomeProps(props)
      ? { label: siteMap.pageAt(homesPath).name, path: homesPath }
      : siteMap.menu.find(
          (item) =>
            item.path !== "/" && item.section === page.section && item.label !== page.name && !underHome.has(page.path),
        );
  return [home, ...(parent ? [{ name: parent.label, path: parent.path }] : []), own];
}

const availabilities: Partial<Record<SaleStage, string>> = {
  beforeNotice: "PreOrder",
  remainingUnits: "LimitedAvailability",
  soldOut: "SoldOut",
};

/** @returns availability, how many homes are left if that is known, and the range of their prices in won */
function offers(sale: Sale): object {
  const known = pricesOffered(sale);
  const count = countLeft(sale)?.offered ?? (remainingUnitsOffered(sale) ? undefined : complex.firstGeneralSale);
  return {
    offers: {
      "@type": "AggregateOffer",
      priceCurrency: "KRW",
      ...(known.length > 0 && { lowPrice: Math.min(...known) * 10_000, highPrice: Math.max(...known) * 10_000 }),
      ...(count !== undefined && { offerCount: count }),
      availability: `https://schema.org/${availabilities[saleStage(sale)] ?? "InStock"}`,
    },
  };
}

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** @returns where the model house is and when it is open; an opening from midnight to midnight is a closed day's */
function modelHouseData(sale: Sale): object {
  const { from, to, closedDays, lastDay } = openingAt(sale);
  const today = seoulDay(sale.now);
  return {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    name: modelHouse.place.name,
    telephone: complex.phone,
    address: { "@type": "PostalAddress", addressCountry: "KR", streetAddress: modelHouse.place.address },
    openingHoursSpecification: [
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: days,
        opens: from,
        closes: to,
        ...(lastDay && { validThrough: lastDay }),
      },
      ...closedDays
        .filter((day) => day >= today)
        .map((day) => ({
          "@type": "OpeningHoursSpecification",
          validFrom: day,
          validThrough: day,
          opens: "00:00",
          closes: "00:00",
        })),
    ],
  };
}

/** The structured data of a page, as JSON-LD objects. */
export function structuredData(
  subject: HeadSubject,
  url: string,
  image: string,
  title: string,
  description: string,
): object[] {
  const { page, props, origin, sale } = subject;
  const breadcrumbs = breadcrumb(subject);
  const picture = { "@type": "ImageObject", contentUrl: image, width: 1200, height: 630 };
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
        itemListElement: breadcrumbs.map(({ name, path }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name,
          item: origin + path,
        })),
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
      ...offers(sale),
      ...(complex.coordinates && { geo: { "@type": "GeoCoordinates", ...complex.coordinates } }),
    });
  }
  if ((page.path === "/" || page.path === "/Promotion/visit") && acceptsVisits(sale)) data.push(modelHouseData(sale));
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
