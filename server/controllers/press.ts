import type { Request, RequestHandler, Response } from "express";
import { messages } from "../../client/content/messages.ts";
import { pressPath } from "../../client/content/pressPath.ts";
import type { PressDetailProps, PressListProps } from "../../client/pages/Press/article.ts";
import type { Context } from "../context.ts";
import { BadRequest, NotFound, Unauthorized } from "../errors.ts";
import { administratorOf } from "../middleware/session.ts";
import { wantsJson } from "../middleware/wantsJson.ts";
import { listArticles, publishArticle } from "../models/article.ts";
import { ArticleReader } from "../models/articleReader.ts";
import { decodeCursor, encodeCursor } from "../models/cursor.ts";
import { send, sendBody } from "../views/answer.ts";
import { ArticlePages } from "../views/articlePages.ts";
import { Compressed } from "../views/compressed.ts";
import type { PageResponder } from "../views/pageResponder.ts";
import { SharedAnswers } from "../views/sharedAnswers.ts";
import { articleWords, typedWords } from "./articleWords.ts";
import { asText } from "./asText.ts";
import { signInNotice } from "./sessions.ts";
import { siteOf } from "./site.ts";

/** The press board of a site: list, article, publishing. */
export function pressController(context: Context, pages: PageResponder) {
  const { database, notifications, now } = context;
  const reader = new ArticleReader(database.db);
  /** What visitors share: one query, one drawing and one compression a second, or until something is published. */
  const lists = new SharedAnswers<Compressed>({ lifetime: 1_000, size: 500 });
  notifications.on("articles", () => lists.clear());
  const articlePages = new ArticlePages(pages, context.views.keep);

  async function listProps(request: Request, site: string): Promise<PressListProps> {
    const { articles, more } = await listArticles(database.db, site, decodeCursor(request.query.cursor));
    const last = articles.at(-1);
    const administrator = administratorOf(request, now());
    const message = signInNotice(request);
    return {
      site,
      articles,
      nextCursor: more && last ? encodeCursor(last) : null,
      administrator: administrator ? { email: administrator.email } : null,
      ...(message && { notice: { form: "signIn" as const, message } }),
    };
  }

  async function drawList(request: Request, site: string, json: boolean): Promise<Compressed> {
    const props = await listProps(request, site);
    return new Compressed(json ? JSON.stringify(props) : await pages.page(`/${site}/press`, props), 5);
  }

  /** GET /{site}/press */
  const index: RequestHandler = async (request, response) => {
    const site = siteOf(request);
    const json = wantsJson(request);
    const { cursor, signIn } = request.query;
    if (cursor !== undefined && typeof cursor !== "string") throw new BadRequest();
    const draw = () => drawList(request, site, json);
    const shared = !administratorOf(request, now()) && signIn === undefined;
    const body = await (shared ? lists.get(`${json} ${site} ${cursor ?? ""}`, draw) : draw());
    await send(request, response, body, { json });
  };

  /** GET /{site}/press/{id}: counts a view. HEAD looks without counting. */
  const show: RequestHandler = async (request, response) => {
    const site = siteOf(request);
    const id = asText(request.params.id);
    const json = wantsJson(request);
    const prefetch = /prefetch|prerender/.test(request.get("sec-purpose") ?? request.get("purpose") ?? "");
    const article = /^[1-9]\d{0,17}$/.test(id)
      ? await reader.read(site, id, request.method === "GET" && !prefetch)
      : undefined;
    if (!article) {
      if (json) throw new NotFound("기사를 찾을 수 없습니다.");
      return response.redirect(302, pressPath(site));
    }
    const props: PressDetailProps = { site, article };
    if (json) return sendBody(response, JSON.stringify(props), { json });
    await send(request, response, await articlePages.get(props), { json });
  };

  /** POST /{site}/press, administrator only. */
  const create: RequestHandler = async (request, response) => {
    if (!administratorOf(request, now())) throw new Unauthorized(messages.signInRequired);
    const site = siteOf(request);
    const parsed = articleWords.safeParse(request.body ?? {});
    if (!parsed.success)
      return refuse(request, response, site, parsed.error.issues[0]?.message ?? messages.titleAndSummaryRequired);
    const article = await publishArticle(database.db, site, parsed.data);
    lists.clear();
    if (wantsJson(request)) response.status(201).set("Cache-Control", "no-store").json({ article });
    else response.redirect(303, pressPath(site));
  };

  async function refuse(request: Request, response: Response, site: string, message: string): Promise<void> {
    response.status(422).set("Cache-Control", "no-store");
    if (wantsJson(request)) {
      response.json({ ok: false, message });
      return;
    }
    const notice = { form: "publish" as const, message, values: typedWords(request) };
    const props: PressListProps = { ...(await listProps(request, site)), notice };
    response.type("html").send(await pages.page(`/${site}/press`, props));
  }

  return { index, show, create, forgetLists: () => lists.clear() };
}
