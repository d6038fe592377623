import { type ReactNode, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider, redirect } from "react-router-dom";
import { saleMoment } from "../complex/sale/saleStage.ts";
import { hideCodeNotice } from "../components/missingCode.ts";
import { followRouter } from "../layouts/popup/popupHistory.ts";
import { createRoutes, type HandleMissing, type LoadProps, rootRoute, Site } from "../routes.tsx";
import type { HydrationData } from "../shared/document.ts";
import { pressPath } from "../shared/pressPath.ts";
import { followAnchors } from "./anchors.ts";
import { loadDocument } from "./loadDocument.ts";
import { prefetchPages } from "./prefetch.ts";

/** Requests the page's own URL for its props. */
const load: LoadProps = async ({ request, params }) => {
  const response = await fetch(request.url, { headers: { Accept: "application/json" }, signal: request.signal });
  // A deleted article redirects to its list, as on the server.
  if (response.status === 404 && params.site && params.id) throw redirect(pressPath(params.site));
  const { pathname } = new URL(request.url);
  if (response.status === 401 && pathname.startsWith("/admin/"))
    throw redirect(`/admin/sign-in?next=${encodeURIComponent(pathname)}`);
  if (!response.ok) throw response;
  return response.json();
};

/** Calls back once its children are hydrated. Wraps the tree, so that ids match the server's. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

interface ClockProps {
  router: ReturnType<typeof createBrowserRouter>;
  /** ISO; the time with which the server rendered the page. */
  moment: string;
}

/** The first page uses the time with which it was rendered; later pages the visitor's clock, if it is later. */
function Clock({ router, moment }: ClockProps) {
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
    <Site moment={now}>
      <RouterProvider router={router} />
    </Site>
  );
}

/** Hydrates the server's markup. */
export async function hydrate(root: HTMLElement, data: HydrationData): Promise<void> {
  let router: ReturnType<typeof createBrowserRouter> | undefined;
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
  await new Promise<void>((resolve) => {
    hydrateRoot(
      root,
      <Ready onReady={resolve}>
        <Clock router={own} moment={data.moment} />
      </Ready>,
    );
  });
}
