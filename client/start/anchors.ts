import type { createBrowserRouter } from "react-router-dom";

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Hands anchors within a page to the router. The browser's own step would have no key there: Back could neither
 * restore the scroll, which is the router's, nor tell it from a step to another page.
 */
export function followAnchors(router: Router): void {
  document.addEventListener("click", (event) => {
    const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    const goal = anchor && document.getElementById(decodeURIComponent(anchor.hash.slice(1)));
    if (!goal || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { pathname, search, hash } = router.state.location;
    const step = { replace: hash === anchor.hash };
    void router.navigate({ pathname, search, hash: anchor.hash }, step).then(() => {
      // Where reading goes on: the browser moves the focus, or its starting point, in the same way.
      goal.focus({ preventScroll: true });
      if (document.activeElement === goal) return;
      goal.tabIndex = -1;
      goal.focus({ preventScroll: true });
    });
  });
}
