import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouter, StaticRouterProvider } from "react-router-dom";
import { complex } from "./content/complex.ts";
import { failed, type Page } from "./content/pages.ts";
import { tours, tourWords } from "./content/tours.ts";
import { type HeadTag, headFor } from "./head.ts";
import { Layout } from "./layouts/Layout.tsx";
import { FailedNotice } from "./pages/System/Failed.tsx";
import { createRoutes } from "./routes.tsx";
import { TourPage } from "./tour/TourPage.tsx";
import type { TourData } from "./tour/tourData.ts";
import { tourNodes } from "./tour/tourNodes.ts";
import type { RouteHandle } from "./usePage.ts";

export interface RenderRequest {
  /** Decoded path, without its query. */
  path: string;
  /** What the URL's controller found. */
  props?: unknown;
  /** Scheme and host of canonical addresses. */
  origin: string;
}

export interface Rendered {
  page: Page;
  head: HeadTag[];
  /** Content of the root element. */
  html: string;
  /** Markup for the head: what the browser should fetch before it has read that far. */
  preloads: string;
}

const handler = createStaticHandler(createRoutes(async () => {}, false));
const hole = '<i data-page=""></i>';

/** React writes the preloads of a fragment before it; in the document they belong into the head. */
function draw(element: ReactNode): { html: string; preloads: string } {
  const html = renderToString(element);
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(html)?.[0] ?? "";
  return { html: html.slice(preloads.length), preloads };
}

interface Frame {
  before: string;
  after: string;
  preloads: string;
}

/** Layouts drawn so far. They depend on the page's entry and its site only. */
const frames = new Map<string, Frame>();
/** A site's name can be anything, so the number of layouts kept has a bound. */
const framesKept = 200;

function frameOf(page: Page, site: string): Frame {
  const key = `${page.path} ${site}`;
  const known = frames.get(key);
  if (known) return known;
  const { html, preloads } = draw(
    <StaticRouter location="/">
      <Layout page={page} site={site}>
        <i data-page="" />
      </Layout>
    </StaticRouter>,
  );
  const at = html.indexOf(hole);
  const frame = { before: html.slice(0, at), after: html.slice(at + hole.length), preloads };
  if (frames.size >= framesKept) frames.clear();
  frames.set(key, frame);
  return frame;
}

/** Puts what stands inside the layout into it. */
function compose(page: Page, site: string, inside: ReactNode): Pick<Rendered, "html" | "preloads"> {
  const frame = frameOf(page, site);
  const { html, preloads } = draw(inside);
  return { html: frame.before + html + frame.after, preloads: frame.preloads + preloads };
}

/**
 * Draws a page into its layout. The layout is most of the markup and the same for every article, so it is drawn once;
 * a test holds that the parts joined are what the browser hydrates.
 * @throws whatever the page throws
 */
export async function render({ path, props, origin }: RenderRequest): Promise<Rendered> {
  const context = await handler.query(new Request(new URL(encodeURI(path), "http://localhost")));
  if (context instanceof Response) throw new Error(`The route of ${path} answered by itself`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const match = context.matches.at(-1);
  if (!match) throw new Error(`No route takes ${path}`);
  const { page } = match.route.handle as RouteHandle;
  const site = match.params.site ?? complex.defaultSite;
  if (match.route.id && match.route.loader) context.loaderData = { [match.route.id]: props };
  const router = createStaticRouter(handler.dataRoutes, context);
  const drawn = compose(page, site, <StaticRouterProvider router={router} context={context} hydrate={false} />);
  return { page, head: headFor({ page, site, props, origin }), ...drawn };
}

export interface FailureRequest {
  status: number;
  message: string;
  origin: string;
}

/** Draws the error page: it needs no route, and the browser gets no code with it. */
export function renderFailure({ status, message, origin }: FailureRequest): Rendered {
  const site = complex.defaultSite;
  const drawn = compose(
    failed,
    site,
    <StaticRouter location="/">
      <FailedNotice detail={`${status} ${message}`.trim()} />
    </StaticRouter>,
  );
  return { page: failed, head: headFor({ page: failed, site, origin }), ...drawn };
}

export interface RenderedTour extends Omit<Rendered, "page"> {
  data: TourData;
}

/**
 * Draws a tour's own page, which has no layout: it stands in a frame of the others.
 * @param label a unit type's, in any letter case
 * @returns undefined when that type has no tour
 */
export function renderTour(label: string): RenderedTour | undefined {
  const tour = tours.find((candidate) => candidate.label === label.toUpperCase());
  if (!tour) return undefined;
  const nodes = tourNodes(tour.label);
  const head: HeadTag[] = [
    { name: "title", attributes: {}, text: tourWords.title(tour.label) },
    { name: "meta", attributes: { name: "description", content: tourWords.description(tour.label) } },
    { name: "meta", attributes: { name: "robots", content: "noindex" } },
  ];
  return { head, data: { label: tour.label, nodes }, ...draw(<TourPage tour={tour} nodes={nodes} />) };
}
