import type { createBrowserRouter } from "react-router-dom";

type Navigate = ReturnType<typeof createBrowserRouter>["navigate"];

/** The router doesn't wait for its transitions: one that is broken off is no error. */
function followTransitions(): void {
  const begin = document.startViewTransition?.bind(document);
  if (!begin) return;
  let running: ViewTransition | undefined;
  document.startViewTransition = (update) => {
    const transition = begin(update);
    running = transition;
    transition.ready.catch(() => {});
    const end = () => {
      if (running === transition) running = undefined;
    };
    transition.finished.then(end, end);
    return transition;
  };
  // While it runs, pictures of both pages lie over the new one. A click is meant for what it shows.
  document.addEventListener("click", ({ target, clientX, clientY }) => {
    if (!running || target !== document.documentElement) return;
    running.skipTransition();
    const meant = document.elementFromPoint(clientX, clientY);
    if (meant instanceof HTMLElement) meant.click();
  });
}

/**
 * Lets one page dissolve into the next, whichever link led there, unless the visitor's system asks for less motion. How
 * it looks stands in transitions.css.
 */
export function dissolvePages(router: { navigate: Navigate }): void {
  followTransitions();
  const { navigate } = router;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const dissolve = (...[to, options]: Parameters<Navigate>) =>
    // A link that says nothing of transitions passes on an undefined.
    navigate(to, { ...options, viewTransition: options?.viewTransition ?? !still.matches });
  router.navigate = dissolve as Navigate;
}
