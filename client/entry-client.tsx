import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider, redirect } from "react-router-dom";
import { holdBackForPopup } from "./layouts/popup/popupHistory.ts";
import { createRoutes, type LoadProps } from "./routes.tsx";

/** Asks the page's own URL for its props. */
const load: LoadProps = async ({ request, params }) => {
  const response = await fetch(request.url, { headers: { Accept: "application/json" }, signal: request.signal });
  if (response.status === 404 && params.site) throw redirect(`/${encodeURIComponent(params.site)}/press`);
  if (!response.ok) throw response;
  return response.json();
};

async function hydrate(): Promise<void> {
  const { props } = JSON.parse(document.getElementById("hydration")?.textContent ?? "{}");
  const routes = createRoutes(load, true);
  const matched = matchRoutes(routes, location) ?? [];
  // The first page's code must be there before React compares its markup.
  for (const { route } of matched) {
    if (typeof route.lazy !== "function") continue;
    Object.assign(route, { lazy: undefined, ...(await route.lazy()) });
  }
  const id = matched.at(-1)?.route.id;
  holdBackForPopup(() => {
    const { location: at } = router.state;
    const { pathname, search } = new URL(router.createHref(at), location.href);
    return { key: at.key, pathname, search };
  });
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: id ? { [id]: props ?? null } : {} } });
  const root = document.getElementById("root");
  if (root) hydrateRoot(root, <RouterProvider router={router} />);
}

void hydrate();
