import type { ReactNode } from "react";
import { Navigate, Outlet, type RouteObject, ScrollRestoration, useMatches, useRouteError } from "react-router-dom";
import { loadChunk } from "./chunks.ts";
import { complex } from "./content/complex.ts";
import type { Page } from "./contract/page.ts";
import { pageOf } from "./contract/pageLinks.ts";
import { failed, notFound, pages, registrationLink, registrationResult } from "./contract/pages.ts";
import { pressPath } from "./contract/pressPath.ts";
import { deskPages } from "./desk/deskPages.ts";
import { entryKey } from "./entryKey.ts";
import { isMissing } from "./isMissing.ts";
import { Layout } from "./layouts/Layout.tsx";
import { useArrival } from "./layouts/useArrival.ts";
import { useHead } from "./layouts/useHead.ts";
import { Failed } from "./pages/System/Failed.tsx";
import { NotFound } from "./pages/System/NotFound.tsx";
import { screens } from "./screens.ts";
import { type RouteHandle, usePage, useSite } from "./usePage.ts";

/** Gives a page's props: the browser asks the page's own URL for them, the server has them at hand. */
export type LoadProps = (args: { request: Request; params: Record<string, string | undefined> }) => Promise<unknown>;

/** Screens whose controller has props to give. */
const withProps = new Set([
  "pages/Legal/Privacy",
  "pages/Press/PressList",
  "pages/Press/PressDetail",
  "pages/Reservation/RegistrationResult",
  "pages/Reservation/Customer",
  "pages/Reservation/RegistrationLink",
]);
const givesProps = ({ file, section, hasProps }: Page) => hasProps || section === "desk" || withProps.has(file);

/** A step to or from an anchor within a page isn't another load of it, which would count a view. */
const shouldRevalidate: RouteObject["shouldRevalidate"] = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.hash === nextUrl.hash && defaultShouldRevalidate;

/**
 * What becomes of a page whose code can't be had.
 * @param path of its route
 * @throws what hindered it, if there is nothing else to do
 */
export type HandleMissing = (path: string, cause: unknown) => Promise<never>;

const failToLoad: HandleMissing = async (_path, cause) => {
  throw cause;
};

function pageRoutes(page: Page, load: LoadProps, missing: HandleMissing): RouteObject[] {
  const screen = screens[page.file];
  if (!screen) throw new Error(`The page ${page.path} names the missing screen ${page.file}`);
  return [page.path, ...(page.also ?? [])].map((path) => ({
    path,
    id: path,
    handle: { page } satisfies RouteHandle,
    lazy: () => loadChunk(() => screen().catch((cause) => missing(path, cause))),
    ...(givesProps(page) && { loader: load, shouldRevalidate }),
  }));
}

/** An address that stands for the default site's press list; where the server is asked for it, it redirects. */
const pressShortcut: RouteObject = {
  path: "/Promotion/Press",
  handle: { page: pageOf("pressList") } satisfies RouteHandle,
  element: <Navigate replace to={pressPath(complex.defaultSite)} />,
};

interface FrameProps {
  page: Page;
  /** What the page's controller found. */
  props?: unknown;
  children: ReactNode;
}

/** The layout around a page, with what follows the address: the head, and a scroll to the top. */
function Frame({ page, props, children }: FrameProps) {
  const site = useSite();
  useHead(page, site, props);
  const said = useArrival();
  return (
    <>
      <Layout page={page} site={site}>
        {children}
        <ScrollRestoration getKey={entryKey} />
      </Layout>
      {said !== undefined && (
        <p className="vh" role="status">
          {said}
        </p>
      )}
    </>
  );
}

function FramedPage() {
  return (
    <Frame page={usePage()} props={useMatches().at(-1)?.loaderData}>
      <Outlet />
    </Frame>
  );
}

/** Stands in place of all of it where an address has no page, or its page fails: neither layout has a title bar. */
function FramedFailure() {
  const missing = isMissing(useRouteError());
  return <Frame page={missing ? notFound : failed}>{missing ? <NotFound /> : <Failed />}</Frame>;
}

/** Id of the route around all others: where no other fits, the router gives it an error of 404. */
export const frame = "frame";

/**
 * The route table that the server and the browser share.
 * @param missing for a page whose code can't be had; without it, the page fails
 */
export function createRoutes(load: LoadProps, missing = failToLoad): RouteObject[] {
  const children = [...pages, ...deskPages, registrationResult, registrationLink].flatMap((page) =>
    pageRoutes(page, load, missing),
  );
  return [{ id: frame, Component: FramedPage, ErrorBoundary: FramedFailure, children: [pressShortcut, ...children] }];
}
