import type { IncomingMessage, ServerResponse } from "node:http";
import type { Request, RequestHandler, Response } from "express";
import { messages } from "../../client/copy/messages.ts";
import type { Article, PressDetailProps, PressListProps } from "../../client/shared/article.ts";
import { maxPages, pressPath } from "../../client/shared/pressPath.ts";
import type { Context } from "../config/context.ts";
import { BadRequest, NotFound } from "../http/errors.ts";
import { queryOf } from "../http/requestTarget.ts";
import { articleInput, submittedArticle } from "../input/articleInput.ts";
import { asText } from "../input/asText.ts";
import { decodeCursor, encodeCursor } from "../input/cursor.ts";
import { articleNotFound } from "../input/notFoundMessages.ts";
import { siteOf } from "../input/site.ts";
import { requireOffice } from "../middleware/requireAccount.ts";
import type { HeaderList } from "../middleware/security.ts";
import { administratorOf } from "../middleware/session.ts";
import { wantsJson } from "../middleware/wantsJson.ts";
import { listArticles, siteOfArticle } from "../models/article.ts";
import { ArticleReader } from "../models/articleReader.ts";
import { publishArticle } from "../models/articleWriting.ts";
import type { Cursor } from "../models/cursor.ts";
import { rowId } from "../models/rowId.ts";
import { send, sendBody } from "../views/answer.ts";
import { answerChange } from "../views/answerChange.ts";
import { ArticlePages } from "../views/articlePages.ts";
import { Compressed } from "../views/compressed.ts";
import type { HtmlCache } from "../views/htmlCache.ts";
import type { PageResponder } from "../views/pageResponder.ts";
import { negotiatedHeaders, SharedAnswer } from "../views/sharedAnswer.ts";
import { signInNotice } from "./sessions.ts";

/**
 * Milliseconds for which visitors share a list unless an article changes: a notification from another process can be
 * lost.
 */
const listLifetime = 1_000;

/** A prefetch isn't a view. */
const isPrefetch = ({ headers }: IncomingMessage) =>
  /prefetch|prerender/.test(String(headers["sec-purpose"] ?? headers.purpose ?? ""));

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

export type PressController = ReturnType<typeof pressController>;

/** The press board of a site: list, article, publishing. */
export function pressController(context: Context, pages: PageResponder, cache: HtmlCache, security: HeaderList) {
  const { database, notifications, now } = context;
  const reader = new ArticleReader(database.db);
  const articlePages = new ArticlePages(pages, cache, security, context.views.cacheable);
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

  /** The list as all visitors see it: requests within the lifetime share one query, one render and one compression. */
  function sharedList(site: string, part: Part, kind: "html" | "json"): Promise<SharedAnswer> {
    const key = `list ${kind} ${site} ${part.cursor ? encodeCursor(part.cursor) : ""} ${part.pages}`;
    return cache.share(key, { lifetime: listLifetime, tags: ["articles"] }, async () => {
      const props = await findList(site, part);
      const body = kind === "json" ? JSON.stringify(props) : await pages.page(`/${site}/press`, props);
      return new SharedAnswer({ headers: negotiatedHeaders(security, kind), body, quality: 5 });
    });
  }

  async function listFor(request: Request, site: string): Promise<PressListProps> {
    const administrator = administratorOf(request, now());
    const message = signInNotice(request);
    return {
      ...(await findList(site, partIn(request))),
      administrator: administrator ? { email: administrator.email } : null,
      ...(administrator?.role === "counsellor" && { readsOnly: true }),
      ...(message && { notice: { form: "signIn" as const, message } }),
    };
  }

  /** Sends a visitor's page load of the list. */
  async function sendList(request: IncomingMessage, response: ServerResponse, site: string, cursor?: Cursor) {
    const list = await sharedList(site, { cursor, pages: 1 }, "html");
    await list.send(request, response);
  }

  /** GET /{site}/press */
  const index: RequestHandler = async (request, response) => {
    const site = siteOf(request);
    const part = partIn(request);
    const kind = wantsJson(request) ? "json" : "html";
    if (!administratorOf(request, now()) && request.query.signIn === undefined) {
      const list = await sharedList(site, part, kind);
      return list.send(request, response);
    }
    const props = await listFor(request, site);
    const body = kind === "json" ? JSON.stringify(props) : await pages.page(`/${site}/press`, props);
    await send(request, response, new Compressed(body, 5), { json: kind === "json" });
  };

  /** Counts a view, except for HEAD. */
  async function readArticle(request: IncomingMessage, site: string, id: string): Promise<Article | undefined> {
    if (!rowId.test(id)) return undefined;
    return reader.read(site, id, request.method === "GET" && !isPrefetch(request));
  }

  /**
   * Sends a page load of an article.
   * @returns false when the site has no such article; nothing has been written then
   */
  async function sendArticle(request: IncomingMessage, response: ServerResponse, site: string, id: string) {
    const article = await readArticle(request, site, id);
    if (article) await articlePages.send(request, response, { site, article });
    return article !== undefined;
  }

  /** GET /{site}/press/{id} */
  const show: RequestHandler = async (request, response) => {
    const site = siteOf(request);
    const id = asText(request.params.id);
    if (!wantsJson(request)) {
      if (await sendArticle(request, response, site, id)) return;
      // An article may have moved to another board; its id stays.
      const own = rowId.test(id) ? await siteOfArticle(database.db, id) : undefined;
      response.redirect(302, (own ? `${pressPath(own)}/${id}` : pressPath(site)) + queryOf(request.url));
      return;
    }
    const article = await readArticle(request, site, id);
    if (!article) throw new NotFound(articleNotFound);
    const props: PressDetailProps = { site, article };
    sendBody(response, JSON.stringify(props), { json: true });
  };

  /** Drops this process's lists at once, before the database's notification arrives. */
  const dropLists = () => cache.drop("articles");

  /** POST /{site}/press, administrator only. */
  const create: RequestHandler = async (request, response) => {
    requireOffice(request, now());
    const site = siteOf(request);
    const parsed = articleInput.safeParse(request.body ?? {});
    if (!parsed.success)
      return refuse(request, response, site, parsed.error.issues[0]?.message ?? messages.titleAndSummaryRequired);
    const article = await publishArticle(database.db, site, parsed.data);
    dropLists();
    response.set("Cache-Control", "no-store");
    answerChange(request, response, pressPath(site), { status: 201, body: { article } });
  };

  async function refuse(request: Request, response: Response, site: string, message: string): Promise<void> {
    response.status(422).set("Cache-Control", "no-store");
    if (wantsJson(request)) {
      response.json({ ok: false, message });
      return;
    }
    const notice = { form: "publish" as const, message, values: submittedArticle(request) };
    const props: PressListProps = { ...(await listFor(request, site)), notice };
    response.type("html").send(await pages.page(`/${site}/press`, props));
  }

  return { index, show, create, sendList, sendArticle, dropLists };
}
