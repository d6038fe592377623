import type { PressPicture } from "../articleBody.ts";
import type { ArticleInput, ArticleLayout, DeskArticle } from "../deskArticle.ts";
import type { DeskProps } from "./deskProps.ts";

/** Props of GET /admin/articles. */
export interface DeskArticlesProps extends DeskProps {
  site: string;
  /** Every site that has a board. */
  sites: string[];
  articles: DeskArticle[];
  /** Opaque; null on the last page. */
  nextCursor: string | null;
}

/** The result of an article form: "conflict" when someone else edited the article meanwhile. */
export interface WritingNotice {
  kind: "saved" | "refused" | "conflict" | "uploaded";
  message: string;
  /** The submitted values. */
  values?: ArticleInput & ArticleLayout;
  /** Sizes of the stored pictures that the form references. */
  pictures?: Pick<PressPicture, "hash" | "width" | "height">[];
}

/** Props of GET /admin/articles/new. */
export interface NewArticleProps extends DeskProps {
  site: string;
  notice?: WritingNotice;
}

/** Props of GET /admin/articles/{id}. */
export interface EditArticleProps extends DeskProps {
  article: DeskArticle;
  notice?: WritingNotice;
}
