import type { Article } from "./article.ts";

/** An article as entered. */
export interface ArticleInput {
  title: string;
  summary: string;
  /** Line breaks separate paragraphs. */
  content: string;
}

/** How an article's text is interpreted: plain, or with headings, links and pictures. */
export const articleFormats = ["plain", "marked"] as const;
export type ArticleFormat = (typeof articleFormats)[number];

/** When to publish a new article: now, at a given time, or not yet. */
export const publications = ["now", "at", "draft"] as const;
export type Publication = (typeof publications)[number];

/** Other fields of the desk's article form, as typed. */
export interface ArticleLayout {
  format: ArticleFormat;
  /** Hash of the title picture; empty without one. */
  picture: string;
  pictureAlt: string;
  when: Publication;
  /** Seoul time, as in "2026-11-23T09:00". */
  publishAt: string;
}

/** An article in the desk, hidden ones included. */
export interface DeskArticle extends Omit<Article, "number"> {
  site: string;
  /** Assigned at publication; null before. */
  number: number | null;
  /** Incremented with each edit; an edit names the revision it is based on. */
  revision: number;
  editedAt: string | null;
  /** Since when it is hidden; null while it is visible. */
  unpublishedAt: string | null;
  /** The planned time of publication, if any. */
  publishAt: string | null;
}
