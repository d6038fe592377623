import type { Request, RequestHandler, Response } from "express";
import { z } from "zod";
import { messages } from "../../../client/content/messages.ts";
import type { EditArticleProps } from "../../../client/contract/desk.ts";
import type { Context } from "../../context.ts";
import { NotFound } from "../../errors.ts";
import { articleWords, typedWords } from "../../input/articleWords.ts";
import { idParam } from "../../input/idParam.ts";
import { noArticle } from "../../input/missing.ts";
import { siteOf } from "../../input/site.ts";
import { keepPrivate, requireOffice } from "../../middleware/administratorsOnly.ts";
import { wantsJson } from "../../middleware/wantsJson.ts";
import { deleteArticle, editArticle, findDeskArticle, setPublished } from "../../models/articleDesk.ts";
import { answerChange } from "../../views/answerChange.ts";
import type { AnswerDesk } from "../../views/deskPage.ts";

const edit = articleWords.extend({ revision: z.coerce.number().int().positive().catch(0) });

/**
 * What an administrator does with a published article. A plain form gets a page afterwards.
 * @param forgetLists drops the lists that visitors share
 */
export function articlesController({ database: { db }, now }: Context, answer: AnswerDesk, forgetLists: () => void) {
  /** Denies requests without an office's session before anything about the article is read. */
  const permit: RequestHandler = (request, response, next) => {
    keepPrivate(response);
    requireOffice(request, now());
    next();
  };

  const deskOf = (id: string) => `/admin/articles/${id}`;

  /** PUT /{site}/press/{id}: `title`, `summary`, `content` and the `revision` that the edit began from. */
  const update: RequestHandler = async (request, response) => {
    const [site, id] = [siteOf(request), idParam(request, noArticle)];
    const parsed = edit.safeParse(request.body ?? {});
    if (!parsed.success)
      return refuse(request, response, 422, parsed.error.issues[0]?.message ?? messages.titleAndSummaryRequired);
    const edited = await editArticle(db, { ...parsed.data, site, id });
    if (edited.outcome === "missing") throw new NotFound(noArticle);
    if (edited.outcome === "conflict") return refuse(request, response, 409, messages.editedElsewhere);
    forgetLists();
    if (wantsJson(request)) response.json({ article: edited.article });
    else response.redirect(303, `${deskOf(id)}?saved=1`);
  };

  /** Nothing was stored: says why, gives back what was typed, and shows the article as it stands. */
  async function refuse(request: Request, response: Response, status: 409 | 422, message: string): Promise<void> {
    const article = await findDeskArticle(db, idParam(request, noArticle));
    const administrator = requireOffice(request, now());
    if (!article) throw new NotFound(noArticle);
    response.status(status);
    if (wantsJson(request)) {
      response.json({ ok: false, message, article });
      return;
    }
    const notice = { kind: status === 409 ? "conflict" : "refused", message, values: typedWords(request) } as const;
    const props: EditArticleProps = { administrator: { email: administrator.email }, article, notice };
    await answer(request, response, deskOf(article.id), props);
  }

  function done(request: Request, response: Response, found: boolean, page: string): void {
    if (!found) throw new NotFound(noArticle);
    forgetLists();
    answerChange(request, response, page);
  }

  /** DELETE /{site}/press/{id} */
  const destroy: RequestHandler = async (request, response) => {
    const site = siteOf(request);
    const found = await deleteArticle(db, site, idParam(request, noArticle));
    done(request, response, found, `/admin/articles?site=${encodeURIComponent(site)}`);
  };

  /** PUT /{site}/press/{id}/publication */
  const publish: RequestHandler = async (request, response) => {
    const id = idParam(request, noArticle);
    done(request, response, await setPublished(db, siteOf(request), id, true), deskOf(id));
  };

  /** DELETE /{site}/press/{id}/publication */
  const unpublish: RequestHandler = async (request, response) => {
    const id = idParam(request, noArticle);
    done(request, response, await setPublished(db, siteOf(request), id, false), deskOf(id));
  };

  return { permit, update, destroy, publish, unpublish };
}
