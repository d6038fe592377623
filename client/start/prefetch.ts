import { matchRoutes, type RouteObject } from "react-router-dom";

/** Events that precede following a link. */
const signs = ["pointerover", "touchstart", "focusin"] as const;

/**
 * Prefetches the code of a page when a link to it is hovered, touched or focused. Only the code: requesting an
 * article's props would count a view.
 */
export function prefetchPages(routes: RouteObject[]): void {
  const fetched = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (!link || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    const route = matchRoutes(routes, link.pathname)?.at(-1)?.route;
    // Following the link loads it again; a failure is reported then.
    if (typeof route?.lazy === "function") Promise.resolve(route.lazy()).catch(() => {});
  };
  for (const sign of signs) document.addEventListener(sign, prefetch, { passive: true });
}
