import type { createBrowserRouter } from "react-router-dom";

type Navigate = ReturnType<typeof createBrowserRouter>["navigate"];

/** Lets one page dissolve into the next, whichever link led there. How it looks stands in transitions.css. */
export function dissolvePages(router: { navigate: Navigate }): void {
  const { navigate } = router;
  const dissolve = (...[to, options]: Parameters<Navigate>) => navigate(to, { viewTransition: true, ...options });
  router.navigate = dissolve as Navigate;
}
