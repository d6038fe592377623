import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouter, StaticRouterProvider } from "react-router-dom";
import type { RouteHandle } from "./components/usePage.ts";
import { complex } from "./content/complex.ts";
import { tourCopy, tours } from "./copy/tours.ts";
import { isNotFound } from "./isNotFound.ts";
import { headFor } from "./layouts/head.ts";
import { Layout } from "./layouts/Layout.tsx";
import { FailedNotice } from "./pages/System/Failed.tsx";
import { failed, notFound } from "./pages/System/pages.ts";
import { siteMap } from "./pages/siteMap.ts";
import { createRoutes, Site } from "./routes.tsx";
import type { HeadTag } from "./shared/document.ts";
import type { Page } from "./shared/page.ts";
import { type SaleData, saleOf } from "./shared/sale/sale.ts";
import { barNotice, type SiteNotice } from "./shared/siteNotice.ts";
import { TourPage } from "./tour/TourPage.tsx";
import type { TourData } from "./tour/tourData.ts";
import { tourNodes } from "./tour/tourNodes.ts";

export interface RenderRequest {
  /** Decoded path, without its query. */
  path: string;
  /** The selection in the URL's query; see shared/choices.ts. */
  search?: string;
  /** The controller's props. */
  props?: unknown;
  /** Origin of canonical URLs. */
  origin: string;
  sale: SaleData;
  /** Those that are shown now, in order. */
  notices?: readonly SiteNotice[];
  /** URL of the KakaoTalk channel, if there is one. */
  channel?: string | undefined;
}

export interface Rendered {
  page: Page;
  /** As far as the page shows it. */
  sale: SaleData;
  /** Only when the page shows any. */
  notices?: readonly SiteNotice[] | undefined;
  /** Id of the notice in the bar. */
  bar?: string | undefined;
  /** Whether this is the Not Found page. */
  missing?: boolean;
  head: HeadTag[];
  /** Content of the root element. */
  html: string;
  /** Preload tags for the head. */
  preloads: string;
}

const handler = createStaticHandler(createRoutes(async () => {}));

/** React puts a tree's preloads before it; in the document they belong in the head. */
function renderTree(element: ReactNode): { html: string; preloads: string } {
  const html = renderToString(element);
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(html)?.[0] ?? "";
  return { html: html.slice(preloads.length), preloads };
}

/**
 * Renders the tree that the browser will hydrate.
 * @throws whatever the page throws
 */
export async function render({
  path,
  search = "",
  props,
  origin,
  sale: { ledger, ...every },
  notices: shown = [],
  channel,
}: RenderRequest): Promise<Rendered> {
  const context = await handler.query(new Request(new URL(encodeURI(path) + search, "http://localhost")));
  if (context instanceof Response) throw new Error(`The route of ${path} returned a response`);
  for (const error of Object.values(context.errors ?? {})) if (!isNotFound(error)) throw error;
  const match = context.matches.at(-1);
  const page = (match?.route.handle as RouteHandle | undefined)?.page ?? notFound;
  const sale = page.showsHomes ? { ...every, ledger } : every;
  const notices = page.section === "desk" || page.bare || shown.length === 0 ? undefined : shown;
  const bar = notices && barNotice(notices)?.id;
  const site = match?.params.site ?? complex.defaultSite;
  if (match?.route.id && match.route.loader) context.loaderData = { [match.route.id]: props };
  const router = createStaticRouter(handler.dataRoutes, context);
  const tree = (
    <Site sale={sale} notices={notices} channel={channel}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Site>
  );
  const head = headFor({ siteMap, page, site, props, origin, sale: saleOf(sale) });
  return { page, sale, notices, bar, missing: page === notFound, head, ...renderTree(tree) };
}

export interface FailureRequest {
  status: number;
  message: string;
  origin: string;
  sale: SaleData;
  notices?: readonly SiteNotice[];
  channel?: string | undefined;
}

/** Renders the error page, which has no route and no scripts. */
export function renderFailure({ status, message, origin, sale, notices = [], channel }: FailureRequest): Rendered {
  const site = complex.defaultSite;
  const tree = (
    <Site sale={sale} notices={notices} channel={channel}>
      <StaticRouter location="/">
        <Layout page={failed} site={site}>
          <FailedNotice detail={`${status} ${message}`.trim()} />
        </Layout>
      </StaticRouter>
    </Site>
  );
  const head = headFor({ siteMap, page: failed, site, origin, sale: saleOf(sale) });
  return { page: failed, sale, bar: barNotice(notices)?.id, head, ...renderTree(tree) };
}

export interface RenderedTour extends Omit<Rendered, "page" | "sale"> {
  data: TourData;
}

/**
 * Renders a tour's page without the layout, for a frame.
 * @param label a unit type's
 * @throws Error when that type has no tour
 */
export function renderTour(label: string): RenderedTour {
  const tour = tours.find((candidate) => candidate.label === label);
  if (!tour) throw new Error(`The type ${label} has no tour`);
  const nodes = tourNodes(tour.label);
  const head: HeadTag[] = [
    { name: "title", attributes: {}, text: tourCopy.title(tour.label) },
    { name: "meta", attributes: { name: "description", content: tourCopy.description(tour.label) } },
    { name: "meta", attributes: { name: "robots", content: "noindex" } },
  ];
  return { head, data: { label: tour.label, nodes }, ...renderTree(<TourPage tour={tour} nodes={nodes} />) };
}
