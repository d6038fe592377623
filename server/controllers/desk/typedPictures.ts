import type { Knex } from "knex";
import { readMarkup } from "../../../client/shared/articleMarkup.ts";
import type { WritingNotice } from "../../../client/shared/desk/articles.ts";
import type { ArticleInput, ArticleLayout } from "../../../client/shared/deskArticle.ts";
import { fieldLimits } from "../../../client/shared/limits.ts";
import { findPictures } from "../../models/article/picture.ts";

/** @returns the stored pictures that a form names, for its preview */
export async function picturesIn(
  db: Knex,
  { content, picture }: ArticleInput & ArticleLayout,
): Promise<NonNullable<WritingNotice["pictures"]>> {
  const { blocks } = readMarkup(content.slice(0, fieldLimits.content));
  const named = blocks.flatMap((block) => (block.kind === "picture" ? [block.picture.hash] : []));
  return findPictures(db, [...new Set([...named, ...(picture ? [picture] : [])])]);
}
