import type { Request, RequestHandler } from "express";
import { complex } from "../../../client/content/complex.ts";
import { pictureAddress } from "../../../client/shared/articleBody.ts";
import type { WritingNotice } from "../../../client/shared/desk/articles.ts";
import type { ArticleInput, ArticleLayout } from "../../../client/shared/deskArticle.ts";
import { fieldLimits } from "../../../client/shared/limits.ts";
import { isOneLine } from "../../../client/shared/plainText.ts";
import type { Context } from "../../context.ts";
import { HttpError, UnprocessableContent } from "../../httpErrors.ts";
import { signedIn } from "../../middleware/requireAccount.ts";
import { findDeskArticle } from "../../models/article/articleDesk.ts";
import type { PictureSize } from "../../models/article/picture.ts";
import { rowId } from "../../models/rowId.ts";
import { storeUpload } from "../../services/pictures/storeUpload.ts";
import { wantsJson } from "../../views/wantsJson.ts";
import { submittedArticle } from "../articleInput.ts";
import { asText } from "../asText.ts";
import { asSite } from "../site.ts";
import { submittedLayout } from "./articleForm.ts";
import type { SendDeskPage } from "./deskPage.ts";
import { picturesIn } from "./typedPictures.ts";

type Uploaded = PictureSize & { hash: string; alt: string };

/** @returns the alternative text in one line, as the markup requires */
function altIn(request: Request): string {
  const alt = asText(request.body?.alt).trim();
  if (!alt) throw new UnprocessableContent("사진이 무엇을 보여 주는지 대체 텍스트로 적어 주세요.");
  if (alt.length > fieldLimits.pictureAlt || !isOneLine(alt) || /[[\]]/.test(alt))
    throw new UnprocessableContent(
      `대체 텍스트는 대괄호 없이 한 줄로, ${fieldLimits.pictureAlt}자 이내로 적어 주세요.`,
    );
  return alt;
}

/** Puts a picture where the form requests it: in the text, at its end, or above it. */
function place(values: ArticleInput & ArticleLayout, { hash, alt }: Uploaded, where: string) {
  if (where !== "text") return { ...values, picture: hash, pictureAlt: alt };
  const content = `${values.content.trimEnd()}\n\n![${alt}](${pictureAddress(hash)})\n`.trimStart();
  return { ...values, content, format: "marked" as const };
}

/** Pictures uploaded while an article is written. */
export function pictureUploadsController({ database: { db } }: Context, sendPage: SendDeskPage) {
  async function store(request: Request): Promise<Uploaded> {
    const { file } = request;
    if (!file || file.size === 0) throw new UnprocessableContent("올릴 사진을 골라 주세요.");
    const alt = altIn(request);
    return { alt, ...(await storeUpload(db, file.buffer)) };
  }

  /**
   * POST /admin/pictures: `file` and `alt`. A script gets JSON; without scripts the form sends all of the article's
   * fields along and is shown again with the picture in it.
   */
  const create: RequestHandler = async (request, response) => {
    if (wantsJson(request)) {
      response.status(201).json({ picture: await store(request) });
      return;
    }
    const uploaded = await store(request).catch((error: unknown) => {
      if (error instanceof HttpError) return error;
      throw error;
    });
    const typed = { ...submittedArticle(request), ...submittedLayout(request) };
    const failed = uploaded instanceof HttpError;
    const values = failed ? typed : place(typed, uploaded, asText(request.body?.place));
    const notice: WritingNotice = {
      kind: failed ? "refused" : "uploaded",
      message: failed ? uploaded.message : "사진을 올렸습니다. 저장하면 기사에 들어갑니다.",
      values,
      pictures: await picturesIn(db, values),
    };
    const administrator = { email: signedIn(response).email };
    const id = asText(request.body?.article);
    const article = rowId.test(id) ? await findDeskArticle(db, id) : undefined;
    response.status(failed ? uploaded.status : 200);
    if (article) await sendPage(request, response, `/admin/articles/${article.id}`, { administrator, article, notice });
    else {
      const site = asSite(request.body?.site) ?? complex.defaultSite;
      await sendPage(request, response, "/admin/articles/new", { administrator, site, notice });
    }
  };

  return { create };
}
