import type { RequestHandler } from "express";
import { notFound } from "../../client/content/pages.ts";
import { NotFound } from "../errors.ts";
import { wantsJson } from "../middleware/wantsJson.ts";
import type { PageCache } from "../views/pageCache.ts";

/** The pages that need nothing but their own words: their table is client/content/pages.ts. */
export function show(cache: PageCache): RequestHandler {
  return (request, response, next) => {
    const page = cache.find(request);
    return page ? cache.show(page, request, response) : next();
  };
}

/** Any address that nothing else answers. */
export function missing(cache: PageCache): RequestHandler {
  return (request, response) => {
    if (wantsJson(request) || !["GET", "HEAD"].includes(request.method)) throw new NotFound();
    return cache.show(notFound, request, response);
  };
}
