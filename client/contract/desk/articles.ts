import type { PressPicture } from "../articleBody.ts";
import type { ArticleLayout, ArticleWords, DeskArticle } from "../deskArticle.ts";
import type { DeskProps } from "./frame.ts";

/** Props of GET /admin/articles. */
export interface DeskArticlesProps extends DeskProps {
  site: string;
  /** Every site that has a board. */
  sites: string[];
  articles: DeskArticle[];
  /** Opaque; null on the last page. */
  nextCursor: string | null;
}

/** What a form of an article came to: "conflict" when the article was edited elsewhere meanwhile. */
export interface WritingNotice {
  kind: "saved" | "refused" | "conflict" | "uploaded";
  message: string;
  /** What was typed. */
  values?: ArticleWords & ArticleLayout;
  /** Sizes of the pictures that the form names, as far as they are stored. */
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
