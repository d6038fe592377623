import type { ArticleWords, DeskArticle } from "../Press/deskArticle.ts";

/** What every page of the desk knows: who is signed in. */
export interface DeskProps {
  administrator: { email: string };
}

/** Props of GET /admin/sign-in. */
export interface SignInProps {
  /** Address of the desk that was asked for. */
  next: string;
  /** Why the last attempt failed. */
  message?: string;
}

/** Props of GET /admin/articles. */
export interface DeskArticlesProps extends DeskProps {
  site: string;
  /** Every site that has a board. */
  sites: string[];
  articles: DeskArticle[];
  /** Opaque; null on the last page. */
  nextCursor: string | null;
}

/** Props of GET /admin/articles/{id}. */
export interface EditArticleProps extends DeskProps {
  article: DeskArticle;
  /** What an edit came to: "conflict" when the article was edited elsewhere meanwhile. */
  notice?: { kind: "saved" | "refused" | "conflict"; message: string; values?: ArticleWords };
}
