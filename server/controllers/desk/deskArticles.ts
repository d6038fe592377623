import type { RequestHandler } from "express";
import { complex } from "../../../client/content/complex.ts";
import type { DeskArticlesProps, EditArticleProps, NewArticleProps } from "../../../client/shared/desk/articles.ts";
import type { Context } from "../../context.ts";
import { NotFound } from "../../httpErrors.ts";
import { signedIn } from "../../middleware/requireAccount.ts";
import { findDeskArticle, listDeskArticles, listSites } from "../../models/article/articleDesk.ts";
import { decodeCursor, encodeCursor } from "../encodedCursor.ts";
import { articleNotFound } from "../notFoundMessages.ts";
import { asSite } from "../site.ts";
import type { SendDeskPage } from "./deskPage.ts";
import { idParam } from "./idParam.ts";

/** The desk's pages about articles. */
export function deskArticlesController({ database: { db } }: Context, sendPage: SendDeskPage) {
  /** GET /admin/articles?site=&cursor= */
  const index: RequestHandler = async (request, response) => {
    const site = asSite(request.query.site ?? "") ?? complex.defaultSite;
    const cursor = decodeCursor(request.query.cursor);
    const [{ articles, more }, sites] = await Promise.all([listDeskArticles(db, site, cursor), listSites(db)]);
    const last = articles.at(-1);
    const props: DeskArticlesProps = {
      administrator: { email: signedIn(response).email },
      site,
      sites,
      articles,
      nextCursor: more && last ? encodeCursor({ at: last.publishedAt, id: last.id }) : null,
    };
    await sendPage(request, response, "/admin/articles", props);
  };

  /** GET /admin/articles/{id} */
  const edit: RequestHandler = async (request, response) => {
    const article = await findDeskArticle(db, idParam(request, articleNotFound));
    if (!article) throw new NotFound(articleNotFound);
    const props: EditArticleProps = {
      administrator: { email: signedIn(response).email },
      article,
      ...(request.query.saved !== undefined && { notice: { kind: "saved", message: "고친 내용을 저장했습니다." } }),
    };
    await sendPage(request, response, `/admin/articles/${article.id}`, props);
  };

  /** GET /admin/articles/new?site= */
  const create: RequestHandler = async (request, response) => {
    const site = asSite(request.query.site ?? "") ?? complex.defaultSite;
    const props: NewArticleProps = { administrator: { email: signedIn(response).email }, site };
    await sendPage(request, response, "/admin/articles/new", props);
  };

  return { index, create, edit };
}
