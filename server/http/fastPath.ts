import type { IncomingMessage, ServerResponse } from "node:http";
import { movedSites } from "../../client/content/pages.ts";
import { decodeCursor } from "../input/cursor.ts";
import { asSite } from "../input/site.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { SharedPages } from "../routes.ts";
import { decodedPart } from "./requestTarget.ts";

/** Sends an answer. Resolves to false, with nothing written, when there is none at this path. */
type Send = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

const pressAddress = /^\/([^/]{1,600})\/press(?:\/([^/]{1,20}))?$/;

/** @returns the site's name, unless it is malformed or has moved: Express answers those */
function siteIn(segment: string): string | undefined {
  const site = asSite(decodedPart(segment));
  return site && movedSites.has(site) ? undefined : site;
}

/** A browser's page load. The application negotiates everything else. */
const wantsHtml = ({ headers }: IncomingMessage) =>
  headers["content-type"] === undefined && (headers.accept === undefined || headers.accept.startsWith("text/html"));

interface Found {
  /** As in the application's route table. */
  route: string;
  send: Send;
}

/** @returns how to send the press page at a path, if there is one */
function pressPage({ press, feeds }: SharedPages, path: string, query: string): Found | undefined {
  const [, segment, rest] = pressAddress.exec(path) ?? [];
  const site = segment && siteIn(segment);
  if (!site) return undefined;
  if (rest === "feed.xml")
    return { route: "/:site/press/feed.xml", send: (request, response) => feeds.sendFeed(request, response, site) };
  if (rest)
    return { route: "/:site/press/:id", send: (request, response) => press.sendArticle(request, response, site, rest) };
  const parameters = new URLSearchParams(query);
  const [cursor, ...more] = parameters.getAll("cursor");
  // Left to the application: a form that was redirected back is for one visitor, two cursors are an error, and several
  // pages at once are for readers without scripts.
  if (parameters.has("signIn") || parameters.has("pages") || more.length > 0) return undefined;
  return {
    route: "/:site/press",
    send: async (request, response) => press.sendList(request, response, site, decodeCursor(cursor)),
  };
}

interface Options {
  shared: SharedPages;
  /** Requests with this cookie are answered by the application. */
  sessionCookie: string;
  metrics: Metrics;
  /** The application, for answers that failed or don't exist. */
  application: (request: IncomingMessage, response: ServerResponse, error?: unknown) => void;
}

/**
 * Answers what is the same for all visitors ahead of Express, without a log line: content pages, press lists, articles,
 * feeds, the sitemap. `npm run bench` measures the gain: Express, its logger and its body parsers take some 0.2 ms per
 * request, the answer itself 0.02 to 0.1 ms.
 * @returns a handler that returns false, having done nothing, for any other request
 */
export function fastPath({ shared, sessionCookie, metrics, application }: Options) {
  const cookie = `${sessionCookie}=`;

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    if (request.headers.cookie?.includes(cookie)) return false;
    const { url = "/" } = request;
    const mark = url.indexOf("?");
    const path = mark < 0 ? url : url.slice(0, mark);
    const page = shared.pages.find(path);
    if (page) {
      const sent = shared.pages.sendReady(page, request, response);
      if (sent) metrics.cachedPage();
      return sent;
    }
    const found =
      path === "/sitemap.xml"
        ? { route: path, send: shared.feeds.sendSitemap }
        : wantsHtml(request) && pressPage(shared, path, mark < 0 ? "" : url.slice(mark + 1));
    if (!found) return false;
    const end = metrics.startTimer(found.route, request.method);
    found.send(request, response).then(
      (sent) => (sent === false ? application(request, response) : end(response.statusCode)),
      (error) => application(request, response, error),
    );
    return true;
  };
}
