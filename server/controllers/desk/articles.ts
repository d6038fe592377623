import type { Request, RequestHandler, Response } from "express";
import { z } from "zod";
import { messages } from "../../../client/copy/messages.ts";
import type { EditArticleProps, NewArticleProps, WritingNotice } from "../../../client/shared/desk/articles.ts";
import { pressPath } from "../../../client/shared/pressPath.ts";
import type { Context } from "../../context.ts";
import { NotFound } from "../../httpErrors.ts";
import { preventCaching, requireOffice } from "../../middleware/requireAccount.ts";
import { deleteArticle, editArticle, findDeskArticle, setPublished } from "../../models/article/articleDesk.ts";
import { publishArticle, WritingRefused } from "../../models/article/articleWriting.ts";
import { once } from "../../models/once.ts";
import { fromPlainForm, sendChange } from "../../views/sendChange.ts";
import { wantsJson } from "../../views/wantsJson.ts";
import { articleInput, submittedArticle } from "../articleInput.ts";
import { contentKey } from "../formKey.ts";
import { articleNotFound } from "../notFoundMessages.ts";
import { siteOf } from "../site.ts";
import { type ArticleForm, articleForm, planIn, submittedLayout, writingIn } from "./articleForm.ts";
import type { SendDeskPage } from "./deskPage.ts";
import { idParam } from "./idParam.ts";
import { picturesIn } from "./typedPictures.ts";

const edit = articleForm.extend({ revision: z.coerce.number().int().positive().catch(0) });

const firstProblem = ({ issues }: z.ZodError) => issues[0]?.message ?? messages.titleAndSummaryRequired;

/**
 * What an administrator does with articles in the desk. A plain form is redirected to a page afterwards.
 * @param dropLists drops the cached lists
 */
export function articlesController({ database: { db }, now }: Context, sendPage: SendDeskPage, dropLists: () => void) {
  /** Denies requests without an office session before anything about the article is read. */
  const permit: RequestHandler = (request, response, next) => {
    preventCaching(response);
    requireOffice(request, now());
    next();
  };

  const deskPath = (id: string) => `/admin/articles/${id}`;

  /** The submitted values, for a form that is shown again. */
  async function submittedValues(request: Request): Promise<Pick<WritingNotice, "values" | "pictures">> {
    const values = { ...submittedArticle(request), ...submittedLayout(request) };
    return { values, pictures: await picturesIn(db, values) };
  }

  /** @returns the result of `store`, or the reason it refused the article */
  async function resultOrRefusal<Stored>(store: () => Promise<Stored>): Promise<Stored | string> {
    try {
      return await store();
    } catch (error) {
      if (error instanceof WritingRefused) return error.message;
      throw error;
    }
  }

  /**
   * POST /{site}/press (its text alone) and /{site}/press/drafts (the desk's form): a new article, published at once, at
   * `publishAt`, or not yet, as `when` says. Only the desk's form has that field: without it a plain form is led back to
   * the list.
   */
  const create = async (request: Request, response: Response, fields: z.ZodType<ArticleForm>): Promise<void> => {
    const site = siteOf(request);
    const parsed = fields.safeParse(request.body ?? {});
    if (!parsed.success) return refuseNew(request, response, site, firstProblem(parsed.error));
    const plan = planIn(parsed.data, now());
    if (typeof plan === "string" && plan !== "now" && plan !== "draft") return refuseNew(request, response, site, plan);
    const article = await resultOrRefusal(() =>
      once<Awaited<ReturnType<typeof publishArticle>>>(
        db,
        {
          key: contentKey(request, response, now()),
          isDone: () => true,
          ...(fromPlainForm(request, response) && {
            stands: async (transaction, { id }) => (await findDeskArticle(transaction, id)) !== undefined,
          }),
        },
        (transaction) => publishArticle(transaction, site, writingIn(parsed.data), plan),
      ),
    );
    if (typeof article === "string") return refuseNew(request, response, site, article);
    dropLists();
    const page = parsed.data.when ? `${deskPath(article.id)}?saved=1` : pressPath(site);
    sendChange(request, response, page, { status: 201, body: { article } });
  };

  async function refuseNew(request: Request, response: Response, site: string, message: string): Promise<void> {
    response.status(422);
    if (wantsJson(request)) {
      response.json({ ok: false, message });
      return;
    }
    const { email } = requireOffice(request, now());
    const notice: WritingNotice = { kind: "refused", message, ...(await submittedValues(request)) };
    const props: NewArticleProps = { administrator: { email }, site, notice };
    await sendPage(request, response, "/admin/articles/new", props);
  }

  /** PUT /{site}/press/{id}: the text, its layout, and the `revision` that the edit is based on. */
  const update: RequestHandler = async (request, response) => {
    const [site, id] = [siteOf(request), idParam(request, articleNotFound)];
    const parsed = edit.safeParse(request.body ?? {});
    if (!parsed.success) return refuse(request, response, 422, firstProblem(parsed.error));
    const { revision, when } = parsed.data;
    const published = (await findDeskArticle(db, id))?.number !== null;
    const plan = published || when === undefined ? undefined : planIn(parsed.data, now());
    if (typeof plan === "string" && plan !== "now" && plan !== "draft") return refuse(request, response, 422, plan);
    const edited = await resultOrRefusal(() =>
      editArticle(db, { site, id, revision, writing: writingIn(parsed.data), plan }),
    );
    if (typeof edited === "string") return refuse(request, response, 422, edited);
    if (edited.outcome === "missing") throw new NotFound(articleNotFound);
    if (edited.outcome === "conflict") return refuse(request, response, 409, messages.editedElsewhere);
    dropLists();
    sendChange(request, response, `${deskPath(id)}?saved=1`, { status: 200, body: { article: edited.article } });
  };

  /** Shows the form again with the reason nothing was stored, the submitted values, and the article as it is stored. */
  async function refuse(request: Request, response: Response, status: 409 | 422, message: string): Promise<void> {
    const article = await findDeskArticle(db, idParam(request, articleNotFound));
    const administrator = requireOffice(request, now());
    if (!article) throw new NotFound(articleNotFound);
    response.status(status);
    if (wantsJson(request)) {
      response.json({ ok: false, message, article });
      return;
    }
    const kind = status === 409 ? "conflict" : "refused";
    const notice: WritingNotice = { kind, message, ...(await submittedValues(request)) };
    const props: EditArticleProps = { administrator: { email: administrator.email }, article, notice };
    await sendPage(request, response, deskPath(article.id), props);
  }

  function sendIfFound(request: Request, response: Response, found: boolean, page: string): void {
    if (!found) throw new NotFound(articleNotFound);
    dropLists();
    sendChange(request, response, page);
  }

  /** DELETE /{site}/press/{id} */
  const destroy: RequestHandler = async (request, response) => {
    const site = siteOf(request);
    const found = await deleteArticle(db, site, idParam(request, articleNotFound));
    sendIfFound(request, response, found, `/admin/articles?site=${encodeURIComponent(site)}`);
  };

  /** PUT /{site}/press/{id}/publication */
  const publish: RequestHandler = async (request, response) => {
    const id = idParam(request, articleNotFound);
    sendIfFound(request, response, await setPublished(db, siteOf(request), id, true), deskPath(id));
  };

  /** DELETE /{site}/press/{id}/publication */
  const unpublish: RequestHandler = async (request, response) => {
    const id = idParam(request, articleNotFound);
    sendIfFound(request, response, await setPublished(db, siteOf(request), id, false), deskPath(id));
  };

  const createText: RequestHandler = (request, response) => create(request, response, articleInput);
  const createWhole: RequestHandler = (request, response) => create(request, response, articleForm);

  return { permit, createText, createWhole, update, destroy, publish, unpublish };
}
