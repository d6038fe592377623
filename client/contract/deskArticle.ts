import type { Article } from "./article.ts";

/** What an editor writes. */
export interface ArticleWords {
  title: string;
  summary: string;
  /** Plain text; paragraphs stand apart by line breaks. */
  content: string;
}

/** An article as the desk sees it, unpublished ones too. */
export interface DeskArticle extends Article {
  site: string;
  /** Counts the edits: an edit names the revision that it began from. */
  revision: number;
  editedAt: string | null;
  /** Since when visitors don't see it; null while they do. */
  unpublishedAt: string | null;
}
