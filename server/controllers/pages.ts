import type { RequestHandler } from "express";
import { notFound, type Page } from "../../client/content/pages.ts";
import { NotFound } from "../errors.ts";
import { wantsJson } from "../middleware/wantsJson.ts";
import type { PageCache } from "../views/pageCache.ts";

/** A page that needs nothing but its own words. */
export function show(cache: PageCache, page: Page): RequestHandler {
  return (request, response) => cache.show(page, request, response);
}

/** Any address that nothing else answers. */
export function missing(cache: PageCache): RequestHandler {
  return (request, response) => {
    if (wantsJson(request) || !["GET", "HEAD"].includes(request.method)) throw new NotFound();
    return cache.show(notFound, request, response);
  };
}
