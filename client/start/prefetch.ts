import { matchRoutes, type RouteObject } from "react-router-dom";

/** What a visitor does just before following a link. */
const signs = ["pointerover", "touchstart", "focusin"] as const;

/**
 * Fetches the code of a page when a link to it is pointed at, touched or focused, so that it is there at the click.
 * Only the code: asking for an article's words would count a view.
 */
export function prefetchPages(routes: RouteObject[]): void {
  const fetched = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (!link || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    const route = matchRoutes(routes, link.pathname)?.at(-1)?.route;
    // Following the link asks again, and a failure is reported then.
    if (typeof route?.lazy === "function") Promise.resolve(route.lazy()).catch(() => {});
  };
  for (const sign of signs) document.addEventListener(sign, prefetch, { passive: true });
}
