import type { RequestHandler } from "express";
import { movedPages, movedSites } from "../../client/content/pages.ts";
import { decodedPart, queryOf } from "./requestTarget.ts";

/** Of a page or board: `/{site}/press…`, `/{site}/customer`. */
const boardPath = /^\/([^/]{1,600})(\/(?:press|customer)(?:\/.*)?)$/i;

/** @returns the current path of a moved page, or undefined when it hasn't moved */
function currentPath(path: string): string | undefined {
  const page = movedPages.get((path.endsWith("/") ? path.slice(0, -1) : path).toLowerCase());
  if (page) return page;
  const [, segment = "", rest] = boardPath.exec(path) ?? [];
  const site = movedSites.get(decodedPart(segment).normalize("NFC"));
  return site && `/${encodeURIComponent(site)}${rest}`;
}

/** Redirects the former paths of pages and boards; a form that an open page sends there keeps its method and body. */
export const redirectMoved: RequestHandler = (request, response, next) => {
  const place = currentPath(request.path);
  if (!place) return next();
  const reading = request.method === "GET" || request.method === "HEAD";
  // Browsers would cache it forever, and the path may be reused.
  response.set("Cache-Control", "public, max-age=3600");
  response.redirect(reading ? 301 : 308, place + queryOf(request.url));
};
