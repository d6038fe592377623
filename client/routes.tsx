import type { ReactNode } from "react";
import { Navigate, Outlet, type RouteObject, ScrollRestoration, useMatches, useRouteError } from "react-router-dom";
import { loadChunk } from "./chunks.ts";
import { entryKey } from "./components/entryKey.ts";
import { ChannelContext } from "./components/useChannel.ts";
import { type RouteHandle, usePage, useSite } from "./components/usePage.ts";
import { SaleProvider } from "./components/useSale.tsx";
import { SiteMapContext } from "./components/useSiteMap.ts";
import { complex } from "./content/complex.ts";
import { deskPages } from "./desk/pages.ts";
import { isNotFound } from "./isNotFound.ts";
import { Layout } from "./layouts/Layout.tsx";
import { NoticesContext } from "./layouts/notice/useNotices.ts";
import { useHead } from "./layouts/useHead.ts";
import { useNavigationFeedback } from "./layouts/useNavigationFeedback.ts";
import { waitlistPage } from "./pages/Homes/pages.ts";
import { pages } from "./pages/pages.ts";
import { registrationLink, registrationResult } from "./pages/Reservation/pages.ts";
import { Failed } from "./pages/System/Failed.tsx";
import { NotFound } from "./pages/System/NotFound.tsx";
import { failed, notFound } from "./pages/System/pages.ts";
import { siteMap } from "./pages/siteMap.ts";
import { togetherPages } from "./pages/Together/pages.ts";
import type { Page } from "./shared/page.ts";
import { pressPath } from "./shared/pressPath.ts";
import type { SaleData } from "./shared/sale/sale.ts";
import type { SiteNotice } from "./shared/siteNotice.ts";

export interface LoaderArgs {
  request: Request;
  params: Record<string, string | undefined>;
}

/** Loads what a page shows: the browser requests the page's own URL for its props, the server has them already. */
export type LoadProps = (page: Page, args: LoaderArgs) => Promise<unknown>;

/** Navigation to an anchor within a page doesn't load it again, which would count a view. */
const shouldRevalidate: RouteObject["shouldRevalidate"] = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.hash === nextUrl.hash && defaultShouldRevalidate;

/**
 * Called when a page's code can't be loaded.
 * @param path of its route
 * @throws the cause, if there is nothing else to do
 */
export type HandleMissing = (path: string, cause: unknown) => Promise<never>;

const failToLoad: HandleMissing = async (_path, cause) => {
  throw cause;
};

/** The screens by their files, each in a chunk of its own. */
const screens = import.meta.glob<{ Component(): ReactNode }>("./{pages,desk}/*/*.page.tsx");

function pageRoutes(page: Page, load: LoadProps, missing: HandleMissing): RouteObject[] {
  const screen = screens[`./${page.file}.page.tsx`];
  if (!screen) throw new Error(`The page ${page.path} has no screen ${page.file}`);
  return [page.path, ...(page.also ?? [])].map((path) => ({
    path,
    id: path,
    handle: { page } satisfies RouteHandle,
    lazy: () => loadChunk(() => screen().catch((cause) => missing(path, cause))),
    ...((page.hasProps || page.showsHomes) && { loader: (args: LoaderArgs) => load(page, args), shouldRevalidate }),
  }));
}

/** A short path of the default site's press list; the server redirects it. */
const pressShortcut: RouteObject = {
  path: "/Promotion/Press",
  handle: { page: siteMap.pageAt("/:site/press") } satisfies RouteHandle,
  element: <Navigate replace to={pressPath(complex.defaultSite)} />,
};

interface LaidOutProps {
  page: Page;
  /** The controller's props. */
  props?: unknown;
  children: ReactNode;
}

/** The layout around a page, with effects of navigation: the head, and scrolling to the top. */
function LaidOut({ page, props, children }: LaidOutProps) {
  const site = useSite();
  useHead(page, site, props);
  const announcement = useNavigationFeedback();
  return (
    <>
      <Layout page={page} site={site}>
        {children}
        <ScrollRestoration getKey={entryKey} />
      </Layout>
      {announcement !== undefined && (
        <p className="vh" role="status">
          {announcement}
        </p>
      )}
    </>
  );
}

function LaidOutPage() {
  return (
    <LaidOut page={usePage()} props={useMatches().at(-1)?.loaderData}>
      <Outlet />
    </LaidOut>
  );
}

/** Replaces the page when there is none at the path or it fails: neither layout has a title bar. */
function LaidOutFailure() {
  const missing = isNotFound(useRouteError());
  return <LaidOut page={missing ? notFound : failed}>{missing ? <NotFound /> : <Failed />}</LaidOut>;
}

/** Id of the root route: when no other matches, the router gives it a 404 error. */
export const rootRoute = "root";

/**
 * The route table shared by server and browser.
 * @param missing handles a page whose code can't be loaded; without it the page fails
 */
export function createRoutes(load: LoadProps, missing = failToLoad): RouteObject[] {
  const children = [
    ...pages,
    ...deskPages,
    registrationResult,
    registrationLink,
    waitlistPage,
    ...togetherPages,
  ].flatMap((page) => pageRoutes(page, load, missing));
  return [
    { id: rootRoute, Component: LaidOutPage, ErrorBoundary: LaidOutFailure, children: [pressShortcut, ...children] },
  ];
}

interface SiteProps {
  sale: SaleData;
  notices: readonly SiteNotice[] | undefined;
  channel: string | undefined;
  children: ReactNode;
}

/** What every page needs around it: the sale, the office's notices and channel, and the site's menus. */
export function Site({ sale, notices, channel, children }: SiteProps) {
  return (
    <SaleProvider sale={sale}>
      <NoticesContext value={notices}>
        <ChannelContext value={channel}>
          <SiteMapContext value={siteMap}>{children}</SiteMapContext>
        </ChannelContext>
      </NoticesContext>
    </SaleProvider>
  );
}
