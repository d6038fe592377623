import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider, redirect } from "react-router-dom";
import { saleMoment } from "../complex/sale/saleStage.ts";
import { hideCodeNotice } from "../components/missingCode.ts";
import type { RouteHandle } from "../components/usePage.ts";
import { followRouter } from "../layouts/popup/popupHistory.ts";
import { createRoutes, type HandleMissing, type LoaderArgs, type LoadProps, rootRoute, Site } from "../routes.tsx";
import type { HydrationData } from "../shared/document.ts";
import { isSoldOut } from "../shared/home.ts";
import { pressPath } from "../shared/pressPath.ts";
import type { SaleData } from "../shared/sale/sale.ts";
import { followAnchors } from "./anchors.ts";
import { LedgerFeed } from "./ledgerFeed.ts";
import { loadDocument } from "./loadDocument.ts";
import { prefetchPages } from "./prefetch.ts";

/** Requests the page's own URL for its props. */
async function loadProps({ request, params }: LoaderArgs): Promise<unknown> {
  const response = await fetch(request.url, { headers: { Accept: "application/json" }, signal: request.signal });
  // A deleted article redirects to its list, as on the server.
  if (response.status === 404 && params.site && params.id) throw redirect(pressPath(params.site));
  const { pathname } = new URL(request.url);
  if (response.status === 401 && pathname.startsWith("/admin/"))
    throw redirect(`/admin/sign-in?next=${encodeURIComponent(pathname)}`);
  if (!response.ok) throw response;
  return response.json();
}

/** Calls back once its children are hydrated. Wraps the tree, so that ids match the server's. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

interface LiveSaleProps {
  router: ReturnType<typeof createBrowserRouter>;
  /** With which the server rendered the page. */
  sale: SaleData;
  notices: HydrationData["notices"];
  channel: HydrationData["channel"];
  feed: LedgerFeed;
}

/**
 * The first page uses the time with which it was rendered; later pages the visitor's clock, if it is later. The ledger
 * is the last one known.
 */
function LiveSale({ router, sale, notices, channel, feed }: LiveSaleProps) {
  const { moment, terms } = sale;
  const ledger = useSyncExternalStore(feed.subscribe, feed.read, () => sale.ledger);
  const [now, setNow] = useState(moment);
  useEffect(
    () =>
      router.subscribe(({ navigation }) => {
        if (navigation.state === "idle")
          setNow(saleMoment(new Date(Math.max(Date.now(), Date.parse(moment)))).toISOString());
      }),
    [router, moment],
  );
  return (
    <Site
      sale={{ moment: now, soldOut: ledger ? isSoldOut(ledger) : sale.soldOut, ledger, terms }}
      notices={notices}
      channel={channel}
    >
      <RouterProvider router={router} />
    </Site>
  );
}

/** Hydrates the server's markup. */
export async function hydrate(root: HTMLElement, data: HydrationData): Promise<void> {
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  const feed = new LedgerFeed(data.sale.ledger);
  const load: LoadProps = async (page, args) => {
    const [props] = await Promise.all([page.hasProps ? loadProps(args) : null, page.showsHomes && feed.ready()]);
    return props;
  };
  const missing: HandleMissing = (path, cause) => loadDocument(router, path, cause);
  const routes = createRoutes(load, missing);
  const matched = matchRoutes(routes, location) ?? [];
  // The first page's code must be loaded before hydration.
  for (const { route } of matched) {
    if (typeof route.lazy === "function") Object.assign(route, { lazy: undefined, ...(await route.lazy()) });
  }
  const id = matched.at(-1)?.route.id;
  const hydrationData = data.missing
    ? { errors: { [rootRoute]: new Response(null, { status: 404 }) } }
    : { loaderData: id ? { [id]: data.props ?? null } : {} };
  router = createBrowserRouter(routes, { hydrationData });
  followRouter(() => {
    const { key } = router.state.location;
    return { key, href: new URL(router.createHref(router.state.location), location.href).href };
  });
  followAnchors(router);
  prefetchPages(routes);
  hideCodeNotice();
  const own = router;
  feed.follow(() => (own.state.matches.at(-1)?.route.handle as RouteHandle | undefined)?.page.showsHomes === true);
  await new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      <Ready onReady={resolve}>
        <LiveSale router={own} sale={data.sale} notices={data.notices} channel={data.channel} feed={feed} />
      </Ready>,
    );
  });
}
