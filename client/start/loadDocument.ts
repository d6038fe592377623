import type { createBrowserRouter } from "react-router-dom";

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Has the browser load the page that the router is navigating to: its code is gone, most often because of a new
 * version, which the server renders. The current page stays until then.
 * @param path of the route whose code is missing; prefetched code isn't needed yet
 * @throws the cause if there is no navigation to that route
 */
export async function loadDocument(router: Router | undefined, path: string, cause: unknown): Promise<never> {
  const { location: target, matches } = router?.state.navigation ?? {};
  if (!router || !target || matches?.at(-1)?.route.id !== path) throw cause;
  const { href } = new URL(router.createHref(target), location.href);
  // Back and Forward have changed the URL already.
  if (href === location.href) location.reload();
  else location.assign(href);
  return new Promise(() => {});
}
