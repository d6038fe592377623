import type { Block, PressPicture } from "./articleBody.ts";

/** A press article in a list. Dates are ISO strings in UTC; ids are opaque text. */
export interface ArticleSummary {
  id: string;
  /** The sequence number within its site, from 1. */
  number: number;
  title: string;
  summary: string;
  publishedAt: string;
  views: number;
  /** Its title picture, if it has one. */
  picture?: PressPicture;
}

export interface Article extends ArticleSummary {
  /** As written; line breaks separate paragraphs. */
  content: string;
  /** The parsed markup; absent for plain text. */
  body?: Block[];
}

/** Props of GET /{site}/press. */
export interface PressListProps {
  site: string;
  articles: ArticleSummary[];
  /** Opaque; null on the last page. */
  nextCursor: string | null;
  /** The cursor of this page; absent on the first. */
  cursor?: string;
  /** The number of pages shown, when more than one. */
  pages?: number;
  /** The signed-in administrator, if any. */
  administrator: { email: string } | null;
  /** Whether that account may not publish. */
  readsOnly?: true;
  /** Why signing in without JavaScript failed. */
  notice?: { message: string };
}

/** Where a link leads to an article. */
export type ArticleLink = Pick<ArticleSummary, "id" | "title">;

/** An article with those published just before and after it on its board, where there are any. */
export interface ArticleInOrder {
  article: Article;
  older?: ArticleLink;
  newer?: ArticleLink;
}

/** Props of GET /{site}/press/{id}. */
export interface PressDetailProps extends ArticleInOrder {
  site: string;
}
