import type { createBrowserRouter } from "react-router-dom";

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Hands anchors within a page to the router. A native anchor navigation lacks the router's key: Back could neither
 * restore the scroll position nor distinguish it from another page.
 */
export function followAnchors(router: Router): void {
  document.addEventListener("click", (event) => {
    const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    const target = anchor && document.getElementById(decodeURIComponent(anchor.hash.slice(1)));
    if (!target || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { pathname, search, hash } = router.state.location;
    const step = { replace: hash === anchor.hash };
    void router.navigate({ pathname, search, hash: anchor.hash }, step).then(() => {
      // As in native anchor navigation, moves the focus or the sequential focus starting point.
      target.focus({ preventScroll: true });
      if (document.activeElement === target) return;
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
  });
}
