import type { IncomingMessage, ServerResponse } from "node:http";
import { movedSites } from "../../client/content/moved.ts";
import { decodeCursor } from "../input/cursor.ts";
import { asSite } from "../input/site.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { SharedPages } from "../routes.ts";
import { decodedPart } from "./requestTarget.ts";

/** Sends an answer. It gives false when the address has none after all, and nothing has been written. */
type Send = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

const pressAddress = /^\/([^/]{1,600})\/press(?:\/([^/]{1,20}))?$/;

/** @returns the site's name, unless it is ill-formed or an old one: Express answers that */
function siteIn(segment: string): string | undefined {
  const site = asSite(decodedPart(segment));
  return site && movedSites.has(site) ? undefined : site;
}

/** A browser's page load. Other preferences are negotiated by the application. */
const wantsHtml = ({ headers }: IncomingMessage) =>
  headers["content-type"] === undefined && (headers.accept === undefined || headers.accept.startsWith("text/html"));

interface Found {
  /** As in the application's table of routes. */
  route: string;
  send: Send;
}

/** @returns how the press page of an address is sent to visitors, if there is one */
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
  // What a plain form came back with is for one visitor; two cursors are a mistake that the application names. Several
  // pages at once are for readers without scripts.
  if (parameters.has("signIn") || parameters.has("pages") || more.length > 0) return undefined;
  return {
    route: "/:site/press",
    send: async (request, response) => press.sendList(request, response, site, decodeCursor(cursor)),
  };
}

interface Options {
  shared: SharedPages;
  /** Requests with a session are answered by the application. */
  sessionCookie: string;
  metrics: Metrics;
  /** The application, for an answer that failed or isn't there. */
  application: (request: IncomingMessage, response: ServerResponse, error?: unknown) => void;
}

/**
 * Answers what is the same for all visitors ahead of Express and without a line in the log: content pages, press lists,
 * articles, feeds, the sitemap. `npm run bench` shows what that is worth: Express, its logger and its body parsers take
 * some 0.2 ms of a request, the answer itself 0.02 to 0.1 ms.
 * @returns a function that gives false when the request isn't such a one: nothing has been done with it then
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
      if (sent) metrics.keptPage();
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
