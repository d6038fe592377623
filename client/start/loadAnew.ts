import type { createBrowserRouter } from "react-router-dom";

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Has the browser itself load the page that the router is on its way to: its code is gone, most often because the site
 * has a new version, and the server draws that. The visitor stays with the page that is shown until the other comes.
 * @param path of the route whose code is missing; code that is only prefetched isn't needed yet
 * @throws the cause when nobody is on the way there
 */
export async function loadAnew(router: Router | undefined, path: string, cause: unknown): Promise<never> {
  const { location: goal, matches } = router?.state.navigation ?? {};
  if (!router || !goal || matches?.at(-1)?.route.id !== path) throw cause;
  const { href } = new URL(router.createHref(goal), location.href);
  // A step through the history has changed the address already.
  if (href === location.href) location.reload();
  else location.assign(href);
  return new Promise(() => {});
}
