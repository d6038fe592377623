import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouter, StaticRouterProvider } from "react-router-dom";
import { complex } from "./content/complex.ts";
import { failed, type Page } from "./content/pages.ts";
import { type HeadTag, headFor } from "./head.ts";
import { Layout } from "./layouts/Layout.tsx";
import { FailedNotice } from "./pages/System/Failed.tsx";
import { createRoutes } from "./routes.tsx";
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
}

const handler = createStaticHandler(createRoutes(async () => {}, false));
const hole = '<i data-page=""></i>';

/** Layouts drawn so far, as the halves before and after the page. They depend on the page's entry and its site only. */
const frames = new Map<string, readonly [string, string]>();
/** A site's name can be anything, so the number of layouts kept has a bound. */
const framesKept = 200;

function frameOf(page: Page, site: string): readonly [string, string] {
  const key = `${page.path} ${site}`;
  const known = frames.get(key);
  if (known) return known;
  const html = renderToString(
    <StaticRouter location="/">
      <Layout page={page} site={site}>
        <i data-page="" />
      </Layout>
    </StaticRouter>,
  );
  const at = html.indexOf(hole);
  const frame = [html.slice(0, at), html.slice(at + hole.length)] as const;
  if (frames.size >= framesKept) frames.clear();
  frames.set(key, frame);
  return frame;
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
  const html = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  const [before, after] = frameOf(page, site);
  return { page, head: headFor({ page, site, props, origin }), html: before + html + after };
}

export interface FailureRequest {
  status: number;
  message: string;
  origin: string;
}

/** Draws the error page: it needs no route, and the browser gets no code with it. */
export function renderFailure({ status, message, origin }: FailureRequest): Rendered {
  const [before, after] = frameOf(failed, complex.defaultSite);
  const html = renderToString(
    <StaticRouter location="/">
      <FailedNotice detail={`${status} ${message}`.trim()} />
    </StaticRouter>,
  );
  return {
    page: failed,
    head: headFor({ page: failed, site: complex.defaultSite, origin }),
    html: before + html + after,
  };
}
