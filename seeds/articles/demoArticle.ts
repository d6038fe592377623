/** An invented press article that gives a fresh installation something to show. */
export interface DemoArticle {
  title: string;
  summary: string;
  /** Paragraphs, parted by an empty line. */
  content: string;
  /** ISO 8601 with the Korean offset, +09:00. */
  publishedAt: string;
  views: number;
}
