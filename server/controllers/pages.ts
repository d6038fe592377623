import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import { queries } from "../../client/complex/queries.ts";
import { pages } from "../../client/pages/pages.ts";
import { notFound } from "../../client/pages/System/pages.ts";
import { chosenIn } from "../../client/shared/choices.ts";
import type { Page } from "../../client/shared/page.ts";
import { NotFound } from "../httpErrors.ts";
import type { PageCache } from "../views/pageCache.ts";
import { homesLifetime, type PageRenderer } from "../views/pageRenderer.ts";
import { ResponseBody } from "../views/responseBody.ts";
import { wantsJson } from "../views/wantsJson.ts";

const withoutTrailingSlashes = (path: string) => {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
};

function decoded(path: string): string {
  if (!path.includes("%")) return path;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** @returns the part of the query that selects something on that page, if any */
function choiceOf({ path, choices }: Page, { url }: Request): string {
  const read = queries.get(path);
  const query = choices || read ? url.indexOf("?") : -1;
  if (read) return query < 0 ? "" : read(url.slice(query));
  const chosen = query < 0 ? undefined : chosenIn(choices, url.slice(query));
  return chosen ? `?${chosen.name}=${chosen.value}` : "";
}

/** Milliseconds for which a page with a free query is cached: there are too many of them to cache all. */
const queriedLifetime = 10_000;

/** The pages that need no database, listed in client/pages/pages.ts. */
export function pagesController(
  renderer: PageRenderer,
  cache: PageCache,
  /** Props of the pages that have any, by path. */
  propsOf: ReadonlyMap<string, unknown>,
) {
  const byPath = new Map(
    pages
      .filter((page) => !page.path.includes(":") && (!page.hasProps || propsOf.has(page.path)))
      .flatMap((page) => [page.path, ...(page.also ?? [])].map((path) => [path.toLowerCase(), page] as const)),
  );

  /**
   * @returns the page at a path without its query, in any letter case and encoding, as the browser's router matches it
   */
  const find = (path: string): Page | undefined => byPath.get(withoutTrailingSlashes(decoded(path)).toLowerCase());

  async function render(page: Page, choice: string): Promise<ResponseBody> {
    const missing = page === notFound;
    const text = await renderer.page(missing ? "/not-found" : page.path, propsOf.get(page.path), false, choice);
    return new ResponseBody(text, {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": missing ? "no-store" : "no-cache",
        Vary: propsOf.has(page.path) ? "Accept, Accept-Encoding" : "Accept-Encoding",
      },
      quality: page.showsHomes || (queries.has(page.path) && choice) ? 5 : 11,
      validated: !missing,
    });
  }

  async function send(page: Page, request: Request, response: Response): Promise<void> {
    const choice = choiceOf(page, request);
    const key = `page ${await renderer.saleKey(page)} ${page.path}${choice}`;
    const lifetime = queries.has(page.path) && choice ? queriedLifetime : page.showsHomes ? homesLifetime : 0;
    const body = await cache.share(key, () => render(page, choice), { lifetime });
    if (page === notFound) response.status(404);
    await body.send(request, response);
  }

  /** GET any page without a parameter; passes on other paths */
  const show: RequestHandler = (request, response, next) => {
    const page = ["GET", "HEAD"].includes(request.method) ? find(request.path) : undefined;
    if (!page) return next();
    response.locals.route = "page";
    const props = propsOf.get(page.path);
    if (props === undefined || !wantsJson(request)) return send(page, request, response);
    response.vary("Accept").set("Cache-Control", "no-cache").json(props);
  };

  const wantsPage = (request: Request) => ["GET", "HEAD"].includes(request.method) && !wantsJson(request);

  /**
   * Any path that nothing else answers.
   * @throws URIError when it is malformed: the browser's code couldn't parse it either
   */
  const showNotFound: RequestHandler = (request, response) => {
    decodeURIComponent(request.path);
    if (!wantsPage(request)) throw new NotFound();
    return send(notFound, request, response);
  };

  /** A path whose controller found nothing gets the same page as one without a controller. */
  const handleNotFound: ErrorRequestHandler = (error, request, response, next) => {
    if (error instanceof NotFound && wantsPage(request) && !response.headersSent)
      return send(notFound, request, response);
    next(error);
  };

  return { show, showNotFound, handleNotFound };
}
