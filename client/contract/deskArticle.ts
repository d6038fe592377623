import type { Article } from "./article.ts";

/** What an editor writes. */
export interface ArticleWords {
  title: string;
  summary: string;
  /** Paragraphs stand apart by line breaks. */
  content: string;
}

/** How the text of an article is read: as it stands, or with headings, links and pictures in it. */
export const articleFormats = ["plain", "marked"] as const;
export type ArticleFormat = (typeof articleFormats)[number];

/** When a new article is published: at once, at a time of its own, or not yet. */
export const publications = ["now", "at", "draft"] as const;
export type Publication = (typeof publications)[number];

/** What the desk's form holds beside the words; each field as it was typed. */
export interface ArticleLayout {
  format: ArticleFormat;
  /** Hash of the title picture; empty without one. */
  picture: string;
  pictureAlt: string;
  when: Publication;
  /** Seoul's time, as in "2026-11-23T09:00". */
  publishAt: string;
}

/** An article as the desk sees it, unpublished ones too. */
export interface DeskArticle extends Omit<Article, "number"> {
  site: string;
  /** Given at publication; null before. */
  number: number | null;
  /** Counts the edits: an edit names the revision that it began from. */
  revision: number;
  editedAt: string | null;
  /** Since when visitors don't see it; null while they do. */
  unpublishedAt: string | null;
  /** When it will be published, if it is planned. */
  publishAt: string | null;
}
