import type { RequestHandler } from "express";
import { notFound, type Page } from "../../client/content/pages.ts";
import { NotFound } from "../errors.ts";
import { wantsJson } from "../middleware/wantsJson.ts";
import { send } from "../views/answer.ts";
import { Compressed } from "../views/compressed.ts";
import type { PageCache } from "../views/pageCache.ts";
import type { PageResponder } from "../views/pageResponder.ts";
import { siteOf } from "./site.ts";

/** The pages that need nothing but their own words: their table is client/content/pages.ts. */
export function show(cache: PageCache): RequestHandler {
  return (request, response, next) => {
    const page = cache.find(request);
    return page ? cache.show(page, request, response) : next();
  };
}

/** A page that differs from site to site: any word can be a site, so it isn't kept. */
export function ofSite(responder: PageResponder, page: Page): RequestHandler {
  return async (request, response) => {
    const html = await responder.page(page.path.replace(":site", () => siteOf(request)));
    await send(request, response, new Compressed(html, 4), { json: false });
  };
}

/** Any address that nothing else answers. */
export function missing(cache: PageCache): RequestHandler {
  return (request, response) => {
    if (wantsJson(request) || !["GET", "HEAD"].includes(request.method)) throw new NotFound();
    return cache.show(notFound, request, response);
  };
}
