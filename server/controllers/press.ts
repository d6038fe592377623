import type { Request, RequestHandler } from "express";
import type { PressDetailProps, PressListProps } from "../../client/shared/article.ts";
import { maxPages, pressPath } from "../../client/shared/pressPath.ts";
import type { Context } from "../context.ts";
import { BadRequest, NotFound } from "../httpErrors.ts";
import { queryOf } from "../middleware/requestTarget.ts";
import { accountOf } from "../middleware/session.ts";
import { listArticles, siteOfArticle } from "../models/article/article.ts";
import { ArticleReader } from "../models/article/articleReader.ts";
import type { Cursor } from "../models/cursor.ts";
import { rowId } from "../models/rowId.ts";
import { ArticlePages } from "../views/articlePages.ts";
import type { PageCache } from "../views/pageCache.ts";
import type { PageRenderer } from "../views/pageRenderer.ts";
import { negotiated, ResponseBody } from "../views/responseBody.ts";
import { wantsJson } from "../views/wantsJson.ts";
import { asText } from "./asText.ts";
import { decodeCursor, encodeCursor } from "./encodedCursor.ts";
import { articleNotFound } from "./notFoundMessages.ts";
import { signInNotice } from "./sessions.ts";
import { siteOf } from "./site.ts";

/**
 * Milliseconds for which visitors share a list unless an article changes: a notification from another process can be
 * lost.
 */
const listLifetime = 1_000;

/** A prefetch isn't a view. */
const isPrefetch = ({ headers }: Request) =>
  /prefetch|prerender/.test(String(headers["sec-purpose"] ?? headers.purpose ?? headers["x-moz"] ?? ""));

/** The part of a list that a URL selects. */
interface Part {
  cursor: Cursor | undefined;
  /** Number of pages at once: without scripts, "load more" keeps what is already shown. */
  pages: number;
}

/** @throws BadRequest when the URL selects no valid part */
function partIn({ query: { cursor, pages = "1" } }: Request): Part {
  const count = typeof pages === "string" && /^[1-9]\d?$/.test(pages) ? Number(pages) : 0;
  if (count < 1 || count > maxPages) throw new BadRequest();
  return { cursor: decodeCursor(cursor), pages: count };
}

/** The press board of a site: list and article. */
export function pressController(context: Context, renderer: PageRenderer, cache: PageCache) {
  const { database, notifications, now } = context;
  const reader = new ArticleReader(database.db);
  const articlePages = new ArticlePages(renderer, cache);
  notifications.on("articles", () => cache.drop("articles"));

  async function findList(site: string, { cursor, pages: count }: Part): Promise<PressListProps> {
    const { articles, more } = await listArticles(database.db, site, cursor, count);
    const last = articles.at(-1);
    return {
      site,
      articles,
      nextCursor: more && last ? encodeCursor({ at: last.publishedAt, id: last.id }) : null,
      ...(cursor && { cursor: encodeCursor(cursor) }),
      ...(count > 1 && { pages: count }),
      administrator: null,
    };
  }

  async function writeList(props: PressListProps, kind: "html" | "json"): Promise<ResponseBody> {
    const text = kind === "json" ? JSON.stringify(props) : await renderer.page(`/${props.site}/press`, props);
    return new ResponseBody(text, { headers: negotiated(kind), quality: 5 });
  }

  /** The list as all visitors see it: requests within the lifetime share one query, one render and one compression. */
  function sharedList(site: string, part: Part, kind: "html" | "json"): Promise<ResponseBody> {
    const key = `list ${kind} ${site} ${part.cursor ? encodeCursor(part.cursor) : ""} ${part.pages}`;
    const write = async () => writeList(await findList(site, part), kind);
    return cache.share(key, write, { lifetime: listLifetime, tag: "articles" });
  }

  async function listFor(request: Request, site: string): Promise<PressListProps> {
    const administrator = accountOf(request, now());
    const message = signInNotice(request);
    return {
      ...(await findList(site, partIn(request))),
      administrator: administrator ? { email: administrator.email } : null,
      ...(administrator?.role === "counsellor" && { readsOnly: true }),
      ...(message && { notice: { message } }),
    };
  }

  /** GET /{site}/press */
  const index: RequestHandler = async (request, response) => {
    const site = siteOf(request);
    const part = partIn(request);
    const kind = wantsJson(request) ? "json" : "html";
    const isShared = !accountOf(request, now()) && request.query.signIn === undefined;
    const list = isShared ? await sharedList(site, part, kind) : await writeList(await listFor(request, site), kind);
    await list.send(request, response);
  };

  /** GET /{site}/press/{id}. Counts a view, except for HEAD and prefetches. */
  const show: RequestHandler = async (request, response) => {
    const site = siteOf(request);
    const id = asText(request.params.id);
    const isId = rowId.test(id);
    const read = isId && (await reader.read(site, id, request.method === "GET" && !isPrefetch(request)));
    if (read) {
      const props: PressDetailProps = { site, ...read };
      if (wantsJson(request)) response.set(negotiated("json")).json(props);
      else await articlePages.send(request, response, props);
      return;
    }
    if (wantsJson(request)) throw new NotFound(articleNotFound);
    // An article may have moved to another board; its id stays.
    const own = isId ? await siteOfArticle(database.db, id) : undefined;
    response.redirect(302, (own ? `${pressPath(own)}/${id}` : pressPath(site)) + queryOf(request.url));
  };

  /** Drops this process's lists at once, before the database's notification arrives. */
  const dropLists = () => cache.drop("articles");

  return { index, show, dropLists };
}
