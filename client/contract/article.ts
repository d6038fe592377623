import type { Block, PressPicture } from "./articleBody.ts";

/** A press article in a list. Dates are ISO strings in UTC; ids are opaque text. */
export interface ArticleSummary {
  id: string;
  /** The running number within its site, from 1. */
  number: number;
  title: string;
  summary: string;
  publishedAt: string;
  views: number;
  /** Its title picture, if it has one. */
  picture?: PressPicture;
}

export interface Article extends ArticleSummary {
  /** As it was written; paragraphs stand apart by line breaks. */
  content: string;
  /** What its markup came to; none for plain text. */
  body?: Block[];
}

/** Props of GET /{site}/press. */
export interface PressListProps {
  site: string;
  articles: ArticleSummary[];
  /** Opaque; null on the last page. */
  nextCursor: string | null;
  /** The cursor that they follow; none when they are the newest. */
  cursor?: string;
  /** How many pages they are, when more than one. */
  pages?: number;
  /** Who is signed in, if anybody. */
  administrator: { email: string } | null;
  /** Whether that account may not publish. */
  readsOnly?: true;
  /** What a form post without JavaScript came back with. */
  notice?: {
    form: "signIn" | "publish";
    message: string;
    values?: { title: string; summary: string; content: string };
  };
}

/** Props of GET /{site}/press/{id}. */
export interface PressDetailProps {
  site: string;
  article: Article;
}
