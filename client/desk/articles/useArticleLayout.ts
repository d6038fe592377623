import { useRef } from "react";
import type { Article } from "../../shared/article.ts";
import { readMarkup, withSizes } from "../../shared/articleMarkup.ts";
import type { WritingNotice } from "../../shared/desk/articles.ts";
import type { ArticleLayout, DeskArticle } from "../../shared/deskArticle.ts";
import { seoulTime } from "../../shared/seoulTime.ts";
import type { UploadedPicture } from "./uploadPicture.ts";

const names = ["format", "picture", "pictureAlt", "removePicture", "when", "publishAt"] as const;

/** @returns the layout fields of a form; missing fields are left out */
function layoutIn(form: HTMLFormElement): Partial<Record<(typeof names)[number], string>> {
  const data = new FormData(form);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = data.get(name);
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
}

/** @returns a moment as a datetime-local value in Seoul time */
const fieldTime = (iso: string) => seoulTime(new Date(iso)).slice(0, 16);

const layoutOf = ({ body, picture, publishAt }: DeskArticle): ArticleLayout => ({
  format: body ? "marked" : "plain",
  picture: picture?.hash ?? "",
  pictureAlt: picture?.alt ?? "",
  when: publishAt ? "at" : "draft",
  publishAt: publishAt ? fieldTime(publishAt) : "",
});

const fresh: ArticleLayout = { format: "marked", picture: "", pictureAlt: "", when: "now", publishAt: "" };

/**
 * The layout fields of an article form.
 * @param article the edited article
 * @param notice the result of a plain form post
 */
export function useArticleLayout(article: DeskArticle | undefined, notice: WritingNotice | undefined) {
  const values: ArticleLayout = notice?.values ?? (article ? layoutOf(article) : fresh);
  const sizes = useRef<Map<string, { width: number; height: number }>>(undefined);
  sizes.current ??= new Map(
    [
      ...(article?.body ?? []).flatMap((block) => (block.kind === "picture" ? [block.picture] : [])),
      ...(article?.picture ? [article.picture] : []),
      ...(notice?.pictures ?? []),
    ].map((picture) => [picture.hash, picture]),
  );
  const sizeOf = (hash: string) => sizes.current?.get(hash);

  /** @returns the parsed text and the title picture, for the preview */
  function preview(form: HTMLFormElement, content: string): Pick<Article, "body" | "picture"> {
    const { format, picture = "", pictureAlt: alt = "", removePicture } = layoutIn(form);
    const size = removePicture === undefined ? sizeOf(picture) : undefined;
    return {
      ...(format === "marked" && { body: withSizes(readMarkup(content).blocks, sizeOf) }),
      ...(size && { picture: { hash: picture, alt, width: size.width, height: size.height } }),
    };
  }

  return {
    values,
    preview,
    sizeOf,
    addPicture: (picture: UploadedPicture) => void sizes.current?.set(picture.hash, picture),
  };
}
